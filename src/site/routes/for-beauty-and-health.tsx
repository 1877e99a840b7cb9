import { createFileRoute } from '@tanstack/react-router';
import { readTheme } from '../api-client/readers.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { pageHead } from '../seo/page-head.ts';

export const Route = createFileRoute('/for-beauty-and-health')({
  loader: (from) => readTheme(from, 'for-beauty-and-health'),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} />,
});
