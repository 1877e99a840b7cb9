import type { PageData } from '../../contract/pages.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import type { Entry } from '../load/loaded-content.ts';
import { compileRating } from './cards.ts';
import { figures, type Library } from './library.ts';
import { compileOpening } from './opening.ts';

type Home = Omit<PageData<'home'>, 'title' | 'lead' | 'warning' | 'seo'>;

export function compileHome(library: Library, page: Entry<'page'> & { data: PageSource<'home'> }): Home {
  const { hero, order, formula, series, themes, best, component, articles, experts, reviews, whereToBuy } = page.data;
  const head = (section: { title: string; text?: string | undefined }) => ({
    title: section.title,
    text: section.text ?? null,
  });
  const chosenReviews = reviews.reviews.flatMap((id) => library.reviews.filter((review) => review.id === id));
  return {
    hero: {
      ...hero,
      image: library.image(page, hero.image),
      imagePortrait: library.image(page, hero.imagePortrait),
      secondAction: hero.secondAction ?? null,
    },
    order,
    formula: { ...head(formula), ...compileOpening(library, page) },
    series: { ...head(series), items: library.series.map((one) => library.seriesCard(one.slug)) },
    themes: { ...head(themes), items: library.themes.map((theme) => library.themeCard(theme.slug)) },
    best: { ...head(best), items: library.productCards(best.products) },
    component: {
      ...head(component),
      item: library.componentCard(component.component),
      keyFacts: figures(library.content.get('component', component.component).data.keyFacts),
    },
    articles: { ...head(articles), items: library.articleCards(articles.articles) },
    experts: { ...head(experts), items: experts.experts.map(library.expertCard) },
    reviews: { ...head(reviews), items: chosenReviews.map(library.review), rating: compileRating(library.reviews) },
    whereToBuy: { ...head(whereToBuy), items: library.shops },
  };
}
