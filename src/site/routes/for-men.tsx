import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { SelfCheckSection } from '../sections/self-check/self-check-section.tsx';
import type { ToolsOf } from '../sections/theme-section.tsx';
import { pageHead } from '../seo/page-head.ts';

const tools: ToolsOf<'for-men'> = { 'self-check': SelfCheckSection };

export const Route = createFileRoute('/for-men')({
  loader: (from) => load(from, endpoints.theme('for-men')),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} tools={tools} />,
});
