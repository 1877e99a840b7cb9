import { createFileRoute } from '@tanstack/react-router';
import { readComponent } from '../api-client/readers.ts';
import { ComponentScreen } from '../screens/component/component-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/components/$slug')({
  loader: ({ params, ...from }) => readComponent(from, params),
  head: pageHead,
  component: () => <ComponentScreen component={Route.useLoaderData()} />,
});
