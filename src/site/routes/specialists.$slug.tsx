import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { SpecialistScreen } from '../screens/specialist/specialist-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/specialists/$slug')({
  loader: ({ params, ...from }) => load(from, endpoints.specialist, params),
  head: pageHead,
  component: () => <SpecialistScreen specialist={Route.useLoaderData()} />,
});
