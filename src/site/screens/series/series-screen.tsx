import type { Series } from '../../../contract/entries.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { SeriesCard } from '../../cards/series-card.tsx';
import { ComparisonTable } from '../../charts/comparison-table.tsx';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { FaqList } from '../../ui/faq-list.tsx';
import { Section } from '../../ui/layout.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { SeriesHero } from './series-hero.tsx';
import { SeriesProducts } from './series-products.tsx';
import { SeriesUnites } from './series-unites.tsx';

export function SeriesScreen({ series }: { series: Series }) {
  return (
    <div data-accent={series.accent.name}>
      <StructuredData key={series.url} block="series" of={series} />
      <SeriesHero series={series} />
      <SeriesUnites items={series.unites} />
      <SeriesProducts series={series} />
      <Section
        title="Составы рядом"
        text={'Количество в\u00a0порции и\u00a0доля суточной нормы. Чем плотнее цвет, тем больше доля.'}
      >
        <ComparisonTable
          comparison={series.comparison}
          caption={`Составы продуктов серии «${series.title}»`}
          note={series.normNote}
        />
      </Section>
      <Section label="О серии" tone="accent">
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
          <p className="text-h3 font-semibold text-balance text-accent-deep">{series.tagline}</p>
          <Prose html={series.body} />
        </div>
      </Section>
      {series.faq.length > 0 && (
        <Section title="Вопросы о серии" beside>
          <FaqList items={series.faq} />
        </Section>
      )}
      {series.articles.length > 0 && (
        <Section title="Почитать по теме">
          <SideRow layout="sm:grid sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-4">
            {series.articles.map((article) => (
              <ArticleCard
                key={article.slug}
                article={article}
                sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 100vw"
              />
            ))}
          </SideRow>
        </Section>
      )}
      <Section title="Другие серии" tone="muted">
        <ul className="no-scrollbar -mx-side flex snap-x scroll-px-side gap-3 overflow-x-auto px-side xl:mx-0 xl:grid xl:grid-cols-5 xl:gap-5 xl:px-0">
          {series.others.map((other) => (
            <li key={other.slug} className="w-64 shrink-0 snap-start xl:w-auto">
              <SeriesCard series={other} sizes="256px" />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
