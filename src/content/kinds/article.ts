import { paths } from '../../contract/paths.ts';
import { articleTopics } from '../../contract/vocabulary.ts';
import { entry, lead, picture, sources, title } from '../schema/common.ts';
import { choice, date, reference, references } from '../schema/fields.ts';
import { articleFigures } from './article-figures.ts';
import { filesIn, type KindRecord } from './kind-record.ts';

const schema = entry({
  title: title(),
  lead: lead(),
  topic: choice(articleTopics, 'Тема'),
  author: reference('expert', 'Автор'),
  reviewer: reference('expert', 'Кто проверил'),
  published: date('Опубликована'),
  updated: date('Обновлена', { help: 'когда правили' }).optional(),
  image: picture(),
  products: references('product', 'Товары'),
  components: references('component', 'Компоненты'),
  figures: articleFigures.optional(),
  sources,
});

export const article: KindRecord<typeof schema> = {
  ...filesIn('articles', '.md'),
  title: 'Статьи',
  missing: 'статьи',
  tone: 'encyclopaedic',
  schema,
  address: paths.article,
};
