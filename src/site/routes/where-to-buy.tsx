import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { WhereToBuyScreen } from '../screens/where-to-buy/where-to-buy-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/where-to-buy')({
  loader: (from) => load(from, endpoints.page('where-to-buy')),
  head: pageHead,
  component: () => <WhereToBuyScreen page={Route.useLoaderData()} />,
});
