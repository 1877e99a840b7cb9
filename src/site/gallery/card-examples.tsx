import { ArticleCard } from '../cards/article-card.tsx';
import { CardLink } from '../cards/card-link.tsx';
import { ComponentCard } from '../cards/component-card.tsx';
import { EventCard } from '../cards/event-card.tsx';
import { PersonCard } from '../cards/person-card.tsx';
import { ProductCard, ProductRow } from '../cards/product-card.tsx';
import { SeriesCard } from '../cards/series-card.tsx';
import { ThemeCard } from '../cards/theme-card.tsx';
import { CardGrid } from '../ui/layout.tsx';
import type { ExampleGroup } from './example.ts';
import { missingImage } from './sample-image.ts';
import { article, cardLinks, component, event, person, product, products, series, theme } from './samples.ts';

const longProduct = {
  ...product,
  title: 'Высококонцентрированный пантотенат кальция с витаминами группы B и аминокислотами',
  purpose:
    'Для тех, кто хочет проверить, что происходит с карточкой, когда у продукта очень длинное описание назначения',
  keyFact: { value: '1000 мг', label: 'пантотеновой кислоты в порции' },
  image: missingImage(1000, 1250),
};

export const cardExamples: ExampleGroup[] = [
  {
    name: 'CardLink',
    examples: [
      {
        state: 'light, dark, with picture',
        wide: true,
        element: (
          <CardGrid columns={4} className="max-sm:grid-cols-1">
            {cardLinks.map((card) => (
              <CardLink key={card.url} card={card} className="h-full" />
            ))}
          </CardGrid>
        ),
      },
    ],
  },
  {
    name: 'ProductCard, ProductRow',
    examples: [
      {
        state: 'six accents',
        wide: true,
        element: (
          <CardGrid columns={4}>
            {products.map((item) => (
              <ProductCard key={item.ref} product={item} />
            ))}
            <ProductCard product={longProduct} />
          </CardGrid>
        ),
      },
      { state: 'row', element: <ProductRow product={product} /> },
    ],
  },
  {
    name: 'SeriesCard, ThemeCard',
    examples: [
      { state: 'series', element: <SeriesCard series={series} /> },
      { state: 'theme', element: <ThemeCard theme={theme} /> },
    ],
  },
  {
    name: 'ArticleCard',
    examples: [
      { state: 'card', element: <ArticleCard article={article} /> },
      { state: 'wide', wide: true, element: <ArticleCard article={article} layout="wide" /> },
    ],
  },
  {
    name: 'ComponentCard',
    examples: [{ state: 'card', element: <ComponentCard component={component} sizes="300px" /> }],
  },
  {
    name: 'PersonCard',
    examples: [
      { state: 'card', element: <PersonCard person={person} /> },
      { state: 'row', element: <PersonCard person={person} layout="row" label="Автор" /> },
      { state: 'small row', element: <PersonCard person={person} layout="row" size="small" /> },
      { state: 'name', element: <PersonCard person={person} layout="name" /> },
    ],
  },
  {
    name: 'EventCard',
    examples: [
      { state: 'coming', element: <EventCard event={event} /> },
      { state: 'past', element: <EventCard event={{ ...event, city: 'Москва', format: 'offline' }} past /> },
      { state: 'cancelled', element: <EventCard event={{ ...event, status: 'cancelled' }} /> },
    ],
  },
];
