import type { Series } from '../../contract/entries.ts';

export function SeriesScreen({ series }: { series: Series }) {
  return <h1>{series.title}</h1>;
}
