import type { PageData } from '../../../contract/pages.ts';
import { SeriesCard } from '../../cards/series-card.tsx';
import { Section } from '../../ui/layout.tsx';

/** Places of the bento in order: one large tile, two small ones beside it, wide ones around. */
const places = [
  'col-span-2 lg:row-span-2',
  'lg:col-span-2',
  '',
  '',
  'lg:col-span-2',
  'max-lg:col-span-2 lg:col-span-2',
];

export function HomeSeries({ series }: { series: PageData<'home'>['series'] }) {
  return (
    <Section title={series.title} text={series.text}>
      <ul className="grid grid-cols-2 gap-[clamp(10px,1.4vw,20px)] lg:grid-cols-4">
        {series.items.map((item, index) => (
          <li key={item.slug} className={places[index % places.length]}>
            <SeriesCard
              series={item}
              layout="tile"
              sizes={index === 0 ? '(min-width: 1024px) 640px, 100vw' : '(min-width: 1024px) 640px, 50vw'}
              className="max-sm:*:first:p-4 lg:min-h-96"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
