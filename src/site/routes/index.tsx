import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import homeStyles from '../screens/home/home.css?url';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/')({
  loader: (from) => load(from, endpoints.page('home')),
  // No other page opens a capsule or has lines that show pictures, so none carries their styles.
  head: (from) => {
    const { meta, links } = pageHead(from);
    return { meta, links: [...links, { rel: 'stylesheet', href: homeStyles }] };
  },
  component: () => <HomeScreen page={Route.useLoaderData()} />,
});
