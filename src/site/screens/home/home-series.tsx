import type { PageData } from '../../../contract/pages.ts';
import { SeriesCard } from '../../cards/series-card.tsx';
import { Section } from '../../ui/layout.tsx';

/** Two large tiles above four small ones. */
const places = ['col-span-2', 'lg:col-span-2', '', '', '', 'max-lg:col-span-2'];

export function HomeSeries({ series }: { series: PageData<'home'>['series'] }) {
  return (
    <Section title={series.title} text={series.text}>
      <ul className="grid grid-cols-2 gap-gap lg:grid-cols-4">
        {series.items.map((item, index) => (
          <li key={item.slug} className={places[index % places.length]}>
            <SeriesCard
              series={item}
              sizes={`(min-width: 1024px) ${index < 2 ? 640 : 310}px, ${index % 5 === 0 ? 100 : 50}vw`}
              className="max-sm:*:first:p-4"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
