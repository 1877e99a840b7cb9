import { expertSchema, specialistSchema } from '../../contract/entries.ts';
import { paths } from '../../contract/paths.ts';
import { productForms } from '../../contract/vocabulary.ts';
import type { SearchEntry } from '../../store/publication.ts';
import type { Library } from '../answers/library.ts';
import { compileExpert, compileSpecialist } from '../answers/people.ts';
import type { Entry } from '../loaded-content.ts';
import { entry, figure, lead, picture, sample, title } from '../schema/common.ts';
import { choices, headline, list, order, prose, reference, references, row, text } from '../schema/fields.ts';
import { filesIn, type KindRecord, sentences, words } from './kind-record.ts';

const about = {
  title: title('Имя и фамилия', 'имя и фамилия'),
  order: order(),
  role: text('Кто это', { example: 'Нутрициолог' }),
  lead: lead(),
  duty: text('За что отвечает', {
    max: 120,
    help: 'коротко, без точки: «Решение о выпуске партии и образцы в архиве»',
  }),
};

const specialistFields = entry({
  ...about,
  image: picture('Портрет'),
  keyFacts: list('Главное в цифрах', figure, { max: 4, ...headline }),
  forms: choices(productForms, 'Формы выпуска', { help: 'с какими формами работает' }),
  products: references('product', 'Товары'),
  articles: references('article', 'Статьи'),
  sample,
});

const expertFields = entry({
  ...about,
  quote: text('Слова эксперта', { unique: 'description', ...headline }),
  image: picture('Портрет'),
  topics: list('О чём пишет', text(), { min: 1 }),
  picks: list('Что советует', row({ product: reference('product', 'Товар'), text: prose() }), { min: 1, ...headline }),
  sample,
});

export const specialist: KindRecord<'specialist', typeof specialistFields> = {
  ...filesIn('specialists', '.md'),
  title: 'Специалисты',
  missing: 'специалиста',
  voice: 'encyclopaedic',
  schema: specialistFields,
  document: {
    path: (slug) => `specialist/${slug}`,
    answer: () => specialistSchema,
    entries: (library) => library.specialists,
    compile: compileSpecialist,
  },
  page: {
    address: paths.specialist,
    kind: () => 'specialist',
    search: (library, person) => found(library, person, 'specialist', []),
    share: (_, { data }) => ({ kicker: data.role, focus: 'top' }),
  },
};

export const expert: KindRecord<'expert', typeof expertFields> = {
  ...filesIn('experts', '.md'),
  title: 'Эксперты',
  missing: 'эксперта',
  voice: 'encyclopaedic',
  schema: expertFields,
  document: {
    path: (slug) => `experts/${slug}`,
    answer: () => expertSchema,
    entries: (library) => library.experts,
    compile: compileExpert,
  },
  page: {
    address: paths.expert,
    kind: () => 'expert',
    search: (library, person) => found(library, person, 'expert', person.data.topics),
    share: (_, { data }) => ({ kicker: data.role, focus: 'top' }),
  },
};

function found(
  library: Library,
  { slug, data, body }: Entry<'expert'> | Entry<'specialist'>,
  kind: 'expert' | 'specialist',
  topics: string[],
): SearchEntry {
  const card = kind === 'expert' ? library.expertCard(slug) : library.specialistCard(slug);
  return {
    kind,
    url: card.url,
    title: data.title,
    keywords: words(data.role, topics),
    text: sentences(data.lead, library.text(body).plain),
    note: data.role,
    image: card.image,
  };
}
