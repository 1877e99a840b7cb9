import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load, pick } from '../api-client/load.ts';
import { BatchScreen } from '../screens/batch/batch-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/partiya')({
  loaderDeps: ({ search }) => pick('n')(search),
  loader: ({ deps, ...from }) => load(from, endpoints.page('batch'), deps),
  head: pageHead,
  component: () => <BatchScreen page={Route.useLoaderData()} />,
});
