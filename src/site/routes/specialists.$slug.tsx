import { createFileRoute } from '@tanstack/react-router';
import { readSpecialist } from '../api-client/readers.ts';
import { SpecialistScreen } from '../screens/specialist/specialist-screen.tsx';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/specialists/$slug')({
  loader: ({ params, ...from }) => readSpecialist(from, params),
  head: pageHead,
  component: () => {
    const specialist = Route.useLoaderData();
    return (
      <>
        <StructuredData key={specialist.url} block="profile" of={specialist} />
        <SpecialistScreen specialist={specialist} />
      </>
    );
  },
});
