import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ComponentScreen } from '../screens/component/component-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/components/$slug')({
  loader: ({ params, ...from }) => load(from, endpoints.component, params),
  head: pageHead,
  component: () => <ComponentScreen component={Route.useLoaderData()} />,
});
