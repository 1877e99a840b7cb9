import { Fragment } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { PersonCard } from '../../cards/person-card.tsx';
import { ProductCard } from '../../cards/product-card.tsx';
import { Opening } from '../../charts/opening.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { HomeComponent } from './home-component.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeReviews } from './home-reviews.tsx';
import { HomeSeries } from './home-series.tsx';
import { HomeShops } from './home-shops.tsx';
import { HomeThemes } from './home-themes.tsx';

export function HomeScreen({ page }: { page: PageData<'home'> }) {
  const { best, articles, experts } = page;
  const sections = {
    formula: <Opening title={page.formula.title} text={page.formula.text} opening={page.formula} />,
    series: <HomeSeries series={page.series} />,
    themes: <HomeThemes themes={page.themes} />,
    best: (
      <Section>
        <Carousel title={best.title} text={best.text}>
          {best.items.map((product) => (
            <ProductCard key={product.ref} product={product} sizes="(min-width: 700px) 302px, 44vw" />
          ))}
        </Carousel>
        <LegalWarning text={page.warning} />
      </Section>
    ),
    component: <HomeComponent component={page.component} />,
    articles: (
      <Section title={articles.title} text={articles.text} link={{ url: pagePaths.articles, label: 'Все статьи' }}>
        <Reveal>
          <SideRow layout="sm:grid sm:grid-cols-3 sm:gap-y-panel sm:*:first:col-span-full">
            {articles.items.map((article, index) => (
              <ArticleCard key={article.slug} article={article} layout={index === 0 ? 'wide' : 'card'} brief />
            ))}
          </SideRow>
        </Reveal>
      </Section>
    ),
    experts: (
      <Section>
        <Carousel title={experts.title} text={experts.text} samples={experts.items}>
          {experts.items.map((person) => (
            <PersonCard key={person.slug} person={person} sizes="(min-width: 700px) 302px, 44vw" brief />
          ))}
        </Carousel>
      </Section>
    ),
    reviews: <HomeReviews reviews={page.reviews} />,
    whereToBuy: <HomeShops shops={page.whereToBuy} />,
  };
  return (
    <>
      <HomeHero hero={page.hero} />
      {page.order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}
