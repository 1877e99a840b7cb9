import { paths } from '../../contract/paths.ts';
import { productForms } from '../../contract/vocabulary.ts';
import { entry, figure, lead, picture, sample, title } from '../schema/common.ts';
import { choices, headline, list, order, pattern, prose, reference, references, row, text } from '../schema/fields.ts';
import { filesIn, type KindRecord } from './kind-record.ts';

const about = {
  title: title('Имя и фамилия', 'имя и фамилия'),
  order: order(),
  role: text('Кто это', { example: 'Нутрициолог' }),
  lead: lead(),
  duty: text('За что отвечает', {
    max: 120,
    help: 'коротко, без точки: «Решение о выпуске партии и образцы в архиве»',
  }),
  signature: pattern(
    'Подпись от руки',
    /^M[\d .,MCSQLmcsqlHVhv-]+$/,
    'контур одной линии из векторного файла, в поле 240 × 96: его готовит дизайнер',
    {
      help: 'контур одной линии из векторного файла, в поле 240 × 96; стоит на странице человека и под статьями, которые он проверил',
    },
  ).optional(),
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

export const specialist: KindRecord<typeof specialistFields> = {
  ...filesIn('specialists', '.md'),
  title: 'Специалисты',
  missing: 'специалиста',
  tone: 'encyclopaedic',
  schema: specialistFields,
  address: paths.specialist,
};

export const expert: KindRecord<typeof expertFields> = {
  ...filesIn('experts', '.md'),
  title: 'Эксперты',
  missing: 'эксперта',
  tone: 'encyclopaedic',
  schema: expertFields,
  address: paths.expert,
};
