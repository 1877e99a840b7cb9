import type { ThemeSection as Section } from '../../contract/theme.ts';
import { AgesSection } from '../sections/ages/ages-section.tsx';
import { BagSection } from '../sections/bag/bag-section.tsx';
import { EveningSection } from '../sections/evening/evening-section.tsx';
import { FamilySection } from '../sections/family/family-section.tsx';
import { SeasonSection } from '../sections/season/season-section.tsx';
import { SelfCheckSection } from '../sections/self-check/self-check-section.tsx';
import { SweatSection } from '../sections/sweat/sweat-section.tsx';
import { lookChoices, type SectionOf, type ThemeLook, usualLook } from '../sections/theme-looks.ts';
import { ThemeSection, type ThemeTools } from '../sections/theme-section.tsx';
import type { Example, ExampleGroup } from './example.ts';
import { sampleImage } from './sample-image.ts';
import {
  article,
  cardLinks,
  comparison,
  component,
  composition,
  faq,
  figures,
  person,
  product,
  products,
  theme,
} from './samples.ts';

type SectionType = Section['type'];

/** A section of every type: a missing one does not compile. */
const sections: { [Type in SectionType]: Omit<SectionOf<Type>, 'type' | 'title' | 'text'> } = {
  story: {
    body: '<p>Чёрная банка не делает состав мужским. Вещества те же, нормы местами чуть выше.</p><p>Смотрите на три строки: доза, форма, срок приёма.</p>',
    image: sampleImage('sky', 1600, 1000, 'Банка на столе у окна'),
  },
  products: { layout: 'grid', products: products.slice(0, 4) },
  components: {
    components: [component, { ...component, slug: 'tsink', title: 'Цинк', symbol: 'Zn', url: '/components/tsink' }],
  },
  articles: { articles: [article, { ...article, slug: 'b', url: '/articles/b', title: 'Магний вечером' }] },
  figures: { items: figures },
  steps: { items: ['Завтрак', 'Обед', 'Ужин'].map((title) => ({ title, text: `${title} без спешки и экрана.` })) },
  'norm-chart': { product, rows: composition, note: 'Доля нормы по ТР ТС 022/2011' },
  comparison: { comparison, note: 'Доля нормы по ТР ТС 022/2011' },
  checklist: { items: ['Рыба была дважды за неделю', 'Сон не короче семи часов', 'Полчаса на улице'] },
  quote: { quote: 'Ходить, спать, есть белок, поднимать тяжёлое дважды в неделю.', expert: person },
  questions: { questions: faq },
  'card-links': { cardLinks },
  'self-check': {
    questions: ['Рыба была дважды за неделю', 'Сон не короче семи часов', 'Полчаса на улице'].map(
      (question, index) => ({
        question,
        otherwise: 'Начните с тарелки.',
        product: products[index] ?? null,
      }),
    ),
    results: {
      nothing: { title: 'Ничего не нужно', text: 'Идите гулять.' },
      habits: { title: 'Банка не поможет', text: 'Начните с привычек.' },
      products: { title: 'Хватит и этого', text: 'Не больше двух.' },
    },
  },
  season: {
    items: [9, 10, 1].map((month) => ({
      month,
      title: 'Пока ещё светло',
      text: 'Гуляем днём, покупаем тыкву и рыбу.',
      products: products.slice(0, 2),
    })),
  },
  evening: {
    items: ['18:00', '21:00'].map((time) => ({
      time,
      title: 'Свет вполсилы',
      text: 'Оставьте одну лампу.',
      products: products.slice(0, 1),
    })),
  },
  ages: {
    items: products.slice(0, 3).map((one) => ({ product: one, from: 3, to: 14, age: 'от 3 до 14 лет' })),
    younger: 'Что давать младше трёх лет, решает педиатр.',
  },
  bag: { items: ['Бутылка воды', 'Банан', 'Сухая футболка'] },
  sweat: { notes: [{ title: 'Как взвеситься', text: 'Без одежды, до и после.' }] },
  family: {
    members: (['female', 'male'] as const).map((sex, index) => ({
      who: ['Мама', 'Папа'][index] ?? '',
      text: 'Завтракает на ходу.',
      age: 36,
      sex,
      products: [product],
    })),
    jars: [
      {
        ref: product.ref,
        title: product.title,
        servings: 30,
        age: { from: 18 },
        mothers: null,
        times: ['morning'],
        food: 'with',
        rows: [{ substance: 'magniy', amount: 150, unit: 'mg' }],
      },
    ],
    substances: [{ key: 'magniy', title: 'Магний' }],
    apart: [],
  },
};

const tools: Required<ThemeTools> = {
  'self-check': SelfCheckSection,
  season: SeasonSection,
  evening: EveningSection,
  ages: AgesSection,
  bag: BagSection,
  sweat: SweatSection,
  family: FamilySection,
};

/** What the look of a landing changes in a section. */
const shapedBy: Partial<Record<SectionType, Exclude<keyof ThemeLook, 'hero'>>> = {
  story: 'story',
  components: 'components',
  figures: 'figures',
  steps: 'steps',
  checklist: 'checklist',
  'norm-chart': 'chart',
  quote: 'quote',
};

const sectionOf = (type: SectionType, changes: object = {}) =>
  ({ type, title: 'Заголовок раздела', text: 'Одно предложение о нём.', ...sections[type], ...changes }) as Section;

function examplesOf(type: SectionType): Example[] {
  const part = shapedBy[type];
  const looks = part ? lookChoices[part].map((choice) => ({ ...usualLook, [part]: choice })) : [usualLook];
  const shown = looks.map((look) => example(type, part ? look[part] : 'usual', look, sectionOf(type)));
  if (type === 'products')
    for (const layout of ['carousel', 'list'] as const)
      shown.push(example(type, layout, usualLook, sectionOf(type, { layout })));
  if (type === 'story')
    shown.push(example(type, 'without picture', usualLook, sectionOf(type, { image: null, text: null })));
  return [...shown, example(type, 'on a deep ground', usualLook, sectionOf(type), 'deep')];
}

function example(
  type: SectionType,
  state: string,
  look: ThemeLook,
  section: Section,
  tone: 'plain' | 'deep' = 'plain',
) {
  const element = (
    <div data-accent={theme.accent}>
      <ThemeSection section={section} look={look} tone={tone} tools={tools} />
    </div>
  );
  return { state: `${type}, ${state}`, wide: true, element };
}

const componentName = (type: string) =>
  `${type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Section`;

/** Components shown by the examples of a section. */
const partsOf: Partial<Record<SectionType, string[]>> = {
  story: ['ThemeSection'],
  season: ['PlanProducts'],
  family: ['FamilyMember'],
};

export const sectionExamples: ExampleGroup[] = (Object.keys(sections) as SectionType[]).map((type) => ({
  name: [componentName(type), ...(partsOf[type] ?? [])].join(', '),
  examples: examplesOf(type),
}));
