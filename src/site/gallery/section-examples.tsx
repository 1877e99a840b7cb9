import type { ThemeSection as Section } from '../../contract/theme.ts';
import { lookChoices, type SectionOf, type ThemeLook, usualLook } from '../sections/theme-looks.ts';
import { ThemeSection } from '../sections/theme-section.tsx';
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

/** A section of every type that content may choose: a type without one does not compile. */
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
  'day-plan': {
    items: ['Сентябрь', 'Октябрь'].map((time) => ({
      time,
      title: 'Пока ещё светло',
      text: 'Гуляем днём, покупаем тыкву и рыбу.',
      products: products.slice(0, 2),
    })),
  },
  'norm-chart': { product, rows: composition, note: 'Доля нормы по ТР ТС 022/2011' },
  comparison: { comparison, note: 'Доля нормы по ТР ТС 022/2011' },
  family: {
    members: ['Мама', 'Папа', 'Школьник'].map((who) => ({ who, text: 'Завтракает на ходу.', products: [product] })),
  },
  checklist: { items: ['Рыба была дважды за неделю', 'Сон не короче семи часов', 'Полчаса на улице'] },
  quote: { quote: 'Ходить, спать, есть белок, поднимать тяжёлое дважды в неделю.', expert: person },
  questions: { questions: faq },
  'card-links': { cardLinks },
};

/** What the look of a landing changes in a section. */
const shapedBy: Partial<Record<SectionType, Exclude<keyof ThemeLook, 'hero'>>> = {
  story: 'story',
  components: 'components',
  figures: 'figures',
  steps: 'steps',
  'day-plan': 'plan',
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
      <ThemeSection section={section} look={look} tone={tone} />
    </div>
  );
  return { state: `${type}, ${state}`, wide: true, element };
}

const componentName = (type: string) =>
  `${type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Section`;

export const sectionExamples: ExampleGroup[] = (Object.keys(sections) as SectionType[]).map((type) => ({
  name: type === 'story' ? `${componentName(type)}, ThemeSection` : componentName(type),
  examples: examplesOf(type),
}));
