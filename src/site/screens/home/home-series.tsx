import type { PageData } from '../../../contract/pages.ts';
import { SeriesCard } from '../../cards/series-card.tsx';
import { Section } from '../../ui/layout.tsx';
import { SideRow } from '../../ui/side-row.tsx';

/** On a desktop two large tiles above four small ones. */
export function HomeSeries({ series }: { series: PageData<'home'>['series'] }) {
  return (
    <Section title={series.title} text={series.text}>
      <SideRow layout="sm:grid sm:grid-cols-3 lg:grid-cols-4 lg:*:nth-[-n+2]:col-span-2">
        {series.items.map((item, index) => (
          <SeriesCard
            key={item.slug}
            series={item}
            sizes={`(min-width: 1024px) ${index < 2 ? 640 : 310}px, (min-width: 640px) 33vw, 320px`}
            className="max-lg:*:first:p-4"
          />
        ))}
      </SideRow>
    </Section>
  );
}
