import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import aboutStyles from '../screens/about/about.css?url';
import { AboutScreen } from '../screens/about/about-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/about')({
  loader: (from) => load(from, endpoints.page('about')),
  // No other page has a way or sheets of paper, so none carries their styles.
  head: (from) => {
    const { meta, links } = pageHead(from);
    return { meta, links: [...links, { rel: 'stylesheet', href: aboutStyles }] };
  },
  component: () => <AboutScreen page={Route.useLoaderData()} />,
});
