import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '../api-client/readers.ts';
import { WhereToBuyScreen } from '../screens/where-to-buy/where-to-buy-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/where-to-buy')({
  loader: (from) => readPage(from, 'where-to-buy'),
  head: pageHead,
  component: () => <WhereToBuyScreen page={Route.useLoaderData()} />,
});
