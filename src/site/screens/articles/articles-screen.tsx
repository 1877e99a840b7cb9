import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { counted } from '../../../text/russian.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { CardGrid, Container, PageHead } from '../../ui/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { arrangeCards } from './arrange-cards.ts';

const path = pagePaths.articles;
const topicHref = (topic: string | null) => (topic ? `${path}?topic=${topic}` : path);

export function ArticlesScreen({ page }: { page: PageData<'articles'> }) {
  const { lead, pair, rest } = arrangeCards(page.items);
  const all = page.topics.reduce((sum, topic) => sum + topic.count, 0);
  const chosen = page.topics.find((topic) => topic.key === page.topic);
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <nav aria-label="Темы статей" className="mt-8">
          <TagList
            label="Темы"
            size="medium"
            tags={[
              { label: 'Все темы', href: topicHref(null), count: all, selected: page.topic === null },
              ...page.topics.map(({ key, title, count }) => ({
                label: title,
                href: topicHref(key),
                count,
                selected: page.topic === key,
              })),
            ]}
          />
        </nav>
        <p role="status" className="sr-only">
          {chosen ? `${chosen.title}: ` : ''}
          {counted(page.pagination.total, 'статья', 'статьи', 'статей')}
        </p>
      </PageHead>
      <Container className="pb-section">
        <div id="list" className="grid scroll-mt-30 gap-y-panel">
          {lead && <ArticleCard article={lead} level={2} layout="wide" priority />}
          {pair.length > 0 && (
            <CardGrid columns={2}>
              {pair.map((article) => (
                <ArticleCard key={article.slug} article={article} level={2} sizes="(min-width: 640px) 50vw, 100vw" />
              ))}
            </CardGrid>
          )}
          {rest.length > 0 && (
            <CardGrid columns={3}>
              {rest.map((article) => (
                <ArticleCard key={article.slug} article={article} level={2} />
              ))}
            </CardGrid>
          )}
        </div>
        <Pagination pagination={page.pagination} href={topicHref(page.topic)} anchor="list" />
      </Container>
    </>
  );
}
