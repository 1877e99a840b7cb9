import { articleSchema as answer } from '../../contract/entries.ts';
import { paths } from '../../contract/paths.ts';
import { articleTopics } from '../../contract/vocabulary.ts';
import { compileArticle } from '../answers/article.ts';
import { entry, lead, picture, sources, title } from '../schema/common.ts';
import { choice, date, reference, references } from '../schema/fields.ts';
import { articleFigures } from './article-figures.ts';
import { filesIn, type KindRecord, sentences, words } from './kind-record.ts';

const schema = entry({
  title: title(),
  lead: lead(),
  topic: choice(articleTopics, 'Тема'),
  author: reference('expert', 'Автор', { help: 'автор: эксперт из content/experts' }),
  reviewer: reference('expert', 'Кто проверил', { help: 'кто проверил: эксперт из content/experts' }),
  published: date('Опубликована'),
  updated: date('Обновлена', { help: 'когда правили, в виде 2026-11-15' }).optional(),
  image: picture(),
  products: references('product', 'Товары'),
  components: references('component', 'Компоненты'),
  figures: articleFigures.optional(),
  sources,
});

export const article: KindRecord<'article', typeof schema> = {
  ...filesIn('articles', '.md'),
  title: 'Статьи',
  missing: 'статьи',
  voice: 'encyclopaedic',
  schema,
  document: {
    path: (slug) => `article/${slug}`,
    answer: () => answer,
    entries: (library) => library.articles,
    compile: compileArticle,
  },
  page: {
    address: paths.article,
    kind: () => 'article',
    updated: (_, { data }) => data.updated ?? data.published,
    search(library, { slug, data, body }) {
      const card = library.articleCard(slug);
      const topic = articleTopics[data.topic];
      return {
        kind: 'article',
        url: card.url,
        title: data.title,
        keywords: words(
          topic,
          card.author.title,
          data.components.map((name) => library.componentCard(name).title),
        ),
        text: sentences(data.lead, library.text(body).plain),
        note: topic,
        image: card.image,
      };
    },
    share: (_, { data }) => ({ kicker: `Статья · ${articleTopics[data.topic]}` }),
  },
};
