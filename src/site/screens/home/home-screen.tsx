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
  return (
    <>
      <HomeHero hero={page.hero} />
      <Opening title={page.formula.title} text={page.formula.text} opening={page.formula} />
      <HomeSeries series={page.series} />
      <HomeThemes themes={page.themes} />
      <Section>
        <Carousel title={page.best.title} text={page.best.text}>
          {page.best.items.map((product) => (
            <ProductCard key={product.ref} product={product} sizes="(min-width: 700px) 302px, 44vw" />
          ))}
        </Carousel>
        <LegalWarning text={page.warning} />
      </Section>
      <HomeComponent component={page.component} />
      <Section
        title={page.articles.title}
        text={page.articles.text}
        link={{ url: pagePaths.articles, label: 'Все статьи' }}
      >
        <Reveal>
          <SideRow layout="sm:grid sm:grid-cols-3 sm:gap-y-panel sm:*:first:col-span-full">
            {page.articles.items.map((article, index) => (
              <ArticleCard key={article.slug} article={article} layout={index === 0 ? 'wide' : 'card'} brief />
            ))}
          </SideRow>
        </Reveal>
      </Section>
      <Section>
        <Carousel title={page.experts.title} text={page.experts.text} samples={page.experts.items}>
          {page.experts.items.map((person) => (
            <PersonCard key={person.slug} person={person} sizes="(min-width: 700px) 302px, 44vw" brief />
          ))}
        </Carousel>
      </Section>
      <HomeReviews reviews={page.reviews} />
      <HomeShops shops={page.whereToBuy} />
    </>
  );
}
