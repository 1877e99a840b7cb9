import { pagePaths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/product.ts';
import { neighbourKinds } from '../../../contract/vocabulary.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { CardMedia } from '../../cards/card-media.tsx';
import { CardTitle } from '../../cards/card-title.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/layout.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { type Tag, TagList } from '../../ui/tag-list.tsx';

export function ProductStory({ product }: { product: Product }) {
  return (
    <Section label="Подробнее о продукте" className="print:hidden">
      <div className="grid grid-cols-1 gap-x-16 gap-y-6 sm:gap-y-12 lg:grid-cols-[7fr_4fr]">
        <div>
          <p className="max-w-[44rem] text-lead lg:mb-panel">{product.lead}</p>
          <Fold title="Подробнее о составе и пользе" className="mt-2">
            <Prose html={product.body} />
          </Fold>
        </div>
        <aside className="grid content-start gap-8 lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:self-start">
          <Neighbours
            title="Подборки с этим продуктом"
            tags={product.themes.map((theme) => ({ label: theme.title, href: theme.url }))}
          />
        </aside>
      </div>
    </Section>
  );
}

function Neighbours({ title, tags }: { title: string; tags: Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <div>
      <h2 className="text-body font-semibold">{title}</h2>
      <TagList label={title} tags={tags} className="mt-3" />
    </div>
  );
}

export function ProductCombinations({ related }: { related: Product['related'] }) {
  if (related.length === 0) return null;
  const isMixed = new Set(related.map(({ kind }) => kind === 'together')).size > 1;
  return (
    <Section
      title="Рядом на полке"
      link={{ url: pagePaths.combinations, label: 'Что с\u00a0чем сочетается' }}
      className="print:hidden"
    >
      <div className="grid grid-cols-1 gap-panel">
        <Row title={neighbourKinds.together} items={related.filter(({ kind }) => kind === 'together')} />
        <Row
          title="Выберите одно или разведите"
          items={related.filter(({ kind }) => kind !== 'together')}
          isFolded={isMixed}
        />
      </div>
    </Section>
  );
}

/** A second row is folded on a phone. */
function Row({ title, items, isFolded = false }: { title: string; items: Product['related']; isFolded?: boolean }) {
  if (items.length === 0) return null;
  const row = <Neighbouring items={items} />;
  if (!isFolded) {
    return (
      <div>
        <h3 className="mb-gap text-h3">{title}</h3>
        {row}
      </div>
    );
  }
  return (
    <div>
      <h3 className="mb-gap text-h3 max-sm:hidden">{title}</h3>
      <Fold title={title} until="sm">
        {row}
      </Fold>
    </div>
  );
}

function Neighbouring({ items }: { items: Product['related'] }) {
  return (
    <SideRow layout={items.length % 3 === 0 ? 'sm:grid xl:grid-cols-3' : 'sm:grid md:grid-cols-2'}>
      {items.map((item) => (
        <article
          key={item.ref}
          data-accent={item.accent}
          className="group relative grid h-full grid-cols-[min(38%,120px)_1fr] xl:grid-cols-[min(38%,180px)_1fr] items-start rounded-card bg-muted p-3"
        >
          <CardMedia image={item.image} ratio="portrait" sizes="180px" className="rounded-control" />
          <div className="flex h-full flex-col py-2 pr-2 pl-5">
            <p className="text-caption text-ink-faint">
              {item.kind === 'together' ? item.seriesTitle : neighbourKinds[item.kind]}
            </p>
            <CardTitle href={item.url} level={4} className="mt-1 text-body leading-snug">
              {item.title}
            </CardTitle>
            <p className="mt-2 text-small text-ink-soft">{item.reason}</p>
            <p className="mt-auto pt-3 text-caption">
              <b className="font-semibold">{item.keyFact.value}</b> {item.keyFact.label}
            </p>
          </div>
        </article>
      ))}
    </SideRow>
  );
}

export function ProductArticles({ articles }: { articles: Product['articles'] }) {
  if (articles.length === 0) return null;
  return (
    <Section title="Почитать по теме" className="print:hidden">
      <SideRow>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </SideRow>
    </Section>
  );
}
