import { createFileRoute } from '@tanstack/react-router';
import { readTheme } from '../api-client/readers.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/for-immunity')({
  loader: (from) => readTheme(from, 'for-immunity'),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} />,
});
