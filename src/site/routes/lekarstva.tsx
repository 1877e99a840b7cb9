import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { MedicinesScreen } from '../screens/medicines/medicines-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/lekarstva')({
  loader: (from) => load(from, endpoints.page('medicines')),
  head: pageHead,
  component: () => <MedicinesScreen page={Route.useLoaderData()} />,
});
