import type { Figure } from '../../../contract/common.ts';
import type { PageData } from '../../../contract/pages.ts';
import { accentNames } from '../../../contract/vocabulary.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { WhereNext } from '../../cards/card-link-grid.tsx';
import { ProductRow } from '../../cards/product-card.tsx';
import { Container, Section } from '../../ui/layout.tsx';
import { ProductWarning } from '../../ui/legal-warning.tsx';
import { PictureHead } from '../../ui/picture-head.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { TagList } from '../../ui/tag-list.tsx';

type Collection = PageData<'interesting'>['collections'][number];

export function InterestingScreen({ page }: { page: PageData<'interesting'> }) {
  return (
    <>
      <PictureHead page={page} />
      <Section label="Факты" space="tight">
        <dl className="grid grid-cols-2 gap-gap lg:grid-cols-3">
          {page.facts.map((fact, index) => (
            <FactSign key={fact.label} fact={fact} accent={accentNames[index % accentNames.length] ?? 'sky'} />
          ))}
        </dl>
      </Section>
      {page.collections.map((collection) => (
        <Shelf key={collection.title} collection={collection} />
      ))}
      <Container className="pb-section">
        <ProductWarning />
      </Container>
      <WhereNext cards={page.cardLinks} columns={3} />
    </>
  );
}

function FactSign({ fact, accent }: { fact: Figure; accent: (typeof accentNames)[number] }) {
  return (
    <div
      data-accent={accent}
      className="flex min-h-44 lg:min-h-72 flex-col-reverse justify-between gap-8 rounded-card bg-accent-tint p-card"
    >
      <dt>
        <span className="text-body font-semibold">{fact.label}</span>
        {fact.note && <span className="mt-1.5 block text-small text-ink-soft">{fact.note}</span>}
      </dt>
      <dd className="text-h1 font-semibold tracking-[-.04em] text-accent-deep sm:text-display">
        <FactValue value={fact.value} />
      </dd>
    </div>
  );
}

/** The unit is smaller than its number, so that both fit on one line. */
function FactValue({ value }: { value: string }) {
  const [, number, unit] = /^([\d.,]+)\s+(\S+)$/.exec(value) ?? [];
  if (!number) return value;
  return (
    <>
      {number}
      {'\u00a0'}
      <span className="text-h3 tracking-[-.02em] sm:text-h2">{unit}</span>
    </>
  );
}

function Shelf({ collection }: { collection: Collection }) {
  return (
    <section className="border-t border-line">
      <Container className="grid gap-x-panel gap-y-8 py-12 lg:py-20 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="max-w-[14em] text-h2">{collection.title}</h2>
          <p className="mt-4 max-w-[34rem] text-ink-soft">{collection.text}</p>
          {collection.components.length > 0 && (
            <TagList
              label="Компоненты подборки"
              size="medium"
              className="mt-6"
              tags={collection.components.map(({ title, url }) => ({ label: title, href: url }))}
            />
          )}
        </div>
        <div className="min-w-0">
          <SideRow layout="sm:grid sm:grid-cols-2 sm:gap-y-7">
            {collection.articles.map((article) => (
              <ArticleCard
                key={article.slug}
                article={article}
                sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
              />
            ))}
          </SideRow>
          {collection.products.length > 0 && (
            <div className="mt-10 rounded-card bg-muted p-card">
              <h3 className="text-h3">Из&nbsp;каталога</h3>
              <ul className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-6">
                {collection.products.map((product) => (
                  <li key={product.ref}>
                    <ProductRow product={product} level={4} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
