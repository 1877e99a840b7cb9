import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { SeriesScreen } from '../screens/series/series-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/$series/')({
  loader: ({ params, ...from }) => load(from, endpoints.series, params),
  head: pageHead,
  component: () => <SeriesScreen series={Route.useLoaderData()} />,
});
