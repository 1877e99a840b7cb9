import type { TocItem } from '../../../contract/common.ts';
import type { Article } from '../../../contract/entries.ts';
import { figureMark } from '../../../contract/page-vocabulary.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { articleTopics } from '../../../contract/vocabulary.ts';
import { formatDate } from '../../../text/dates.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { PersonCard } from '../../cards/person-card.tsx';
import { ProductRow } from '../../cards/product-card.tsx';
import { ArticleFigure } from '../../charts/article-figure.tsx';
import { TickBar } from '../../charts/tick-bar.tsx';
import { Picture } from '../../images/picture.tsx';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { cx } from '../../ui/class-names.ts';
import { ContentsFold, ContentsList } from '../../ui/contents-list.tsx';
import { CardGrid, Container, Section } from '../../ui/layout.tsx';
import { ProductWarning } from '../../ui/legal-warning.tsx';
import { Prose, SourceList } from '../../ui/prose.tsx';
import { ShareLinks } from '../../ui/share-links.tsx';
import { Signature } from '../../ui/signature.tsx';
import { TagList } from '../../ui/tag-list.tsx';

const sourcesId = 'istochniki';

/**
 * Contents on the left, the text in the middle, products on the right; the people are at the top, apart from products.
 */
export function ArticleScreen({ article }: { article: Article }) {
  const contents: TocItem[] = [
    ...article.toc,
    ...(article.sources.length > 0 ? [{ id: sourcesId, title: 'Источники', level: 2 }] : []),
  ];
  return (
    <>
      <StructuredData key={article.url} block="article" of={article} />
      <article className="reads">
        <TickBar percent={100} className="edge-line reading-line" />
        <ArticleHead article={article} />
        <Container className="grid gap-x-12 gap-y-12 lg:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[200px_minmax(0,1fr)_248px]">
          <div className="lg:row-span-2 xl:row-span-1">
            <ContentsFold items={contents} className="lg:hidden" />
            <ContentsList
              items={contents}
              className="sticky top-28 hidden max-h-[calc(100dvh-9rem)] overflow-y-auto lg:block"
            />
          </div>
          <div className="min-w-0">
            <div className="reading-text">
              <ArticleText article={article} />
            </div>
            <ArticleEnd article={article} />
          </div>
          {article.products.length > 0 && <ArticleProducts article={article} />}
        </Container>
      </article>
      {article.related.length > 0 && (
        <Section title="Читать дальше" link={{ url: pagePaths.articles, label: 'Все статьи' }}>
          <CardGrid columns={3}>
            {article.related.map((related) => (
              <ArticleCard key={related.slug} article={related} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** The text, with figures at their marks. */
function ArticleText({ article: { body, figures } }: { article: Article }) {
  return body.split(figureMark).map((part, index) => {
    const figure = index % 2 === 1 && figures.find(({ id }) => id === part);
    if (figure) return <ArticleFigure key={figure.id} figure={figure} />;
    return index % 2 === 0 && part.trim() !== '' && <Prose key={index} html={part} className="reading" />;
  });
}

function ArticleHead({ article }: { article: Article }) {
  const topic = articleTopics[article.topic];
  const topicHref = `${pagePaths.articles}?topic=${article.topic}`;
  return (
    <Container className="pt-card">
      <Breadcrumbs
        trail={[
          { url: pagePaths.articles, label: 'Статьи' },
          { url: topicHref, label: topic },
        ]}
        current={article.title}
      />
      <h1 className="max-w-[17em] text-h1">{article.title}</h1>
      <div className="mt-card grid gap-x-16 gap-y-8 lg:grid-cols-[1.5fr_1fr] lg:items-end">
        <div>
          <p className="max-w-[44rem] text-lead text-ink-soft">{article.lead}</p>
          <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-faint">
            <span>{article.readingMinutes} мин чтения</span>
            <time dateTime={article.published}>{formatDate(article.published)}</time>
            {article.updated && (
              <span>
                Обновлено <time dateTime={article.updated}>{formatDate(article.updated)}</time>
              </span>
            )}
          </p>
        </div>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          <PersonCard person={article.author} layout="row" label="Автор" level="none" />
          <PersonCard person={article.reviewer} layout="row" label="Проверка фактов" level="none" />
        </div>
      </div>
      <Picture
        image={article.image}
        sizes="(min-width: 1360px) 1280px, 100vw"
        priority
        className="my-panel aspect-[8/5] w-full rounded-panel object-cover md:aspect-[16/9]"
      />
    </Container>
  );
}

function ArticleEnd({ article }: { article: Article }) {
  return (
    <>
      <p className="mt-12 flex flex-wrap items-center gap-x-6 text-small text-ink-soft">
        <span>
          Проверка фактов
          <br />
          <AppLink href={article.reviewer.url} className="text-link underline underline-offset-4">
            {article.reviewer.title}
          </AppLink>
        </span>
        <Signature of={article.reviewer} className="w-36 text-link" />
      </p>
      {article.sources.length > 0 && (
        <section className="mt-14 border-t border-line pt-8">
          <h2 id={sourcesId} className="mb-4 scroll-mt-30 text-h3">
            Источники
          </h2>
          <SourceList sources={article.sources} />
        </section>
      )}
      {article.components.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-4 text-h3">О чём шла речь</h2>
          <TagList
            label="Компоненты из статьи"
            size="medium"
            tags={article.components.map(({ title, url }) => ({ label: title, href: url }))}
          />
        </section>
      )}
      <section className="mt-10 print:hidden">
        <h2 className="mb-4 text-h3">Поделиться</h2>
        <ShareLinks path={article.url} title={article.title} />
      </section>
    </>
  );
}

function ArticleProducts({ article }: { article: Article }) {
  return (
    <aside
      aria-labelledby="article-products"
      className="print:hidden lg:col-start-2 xl:col-start-auto xl:self-start [@media(min-width:80rem)_and_(min-height:800px)]:sticky [@media(min-width:80rem)_and_(min-height:800px)]:top-28"
    >
      <h2 id="article-products" className="mb-4 text-h3 xl:text-caption xl:tracking-normal xl:text-ink-faint">
        Продукты по теме
      </h2>
      <ul
        className={cx('grid gap-4 xl:grid-cols-1', article.products.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}
      >
        {article.products.map((product) => (
          <li key={product.ref}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
      <ProductWarning small />
    </aside>
  );
}
