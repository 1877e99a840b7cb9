import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { EveningSection } from '../sections/evening/evening-section.tsx';
import type { ToolsOf } from '../sections/theme-section.tsx';
import { pageHead } from '../seo/page-head.ts';

const tools: ToolsOf<'for-calmness-and-sleep'> = { evening: EveningSection };

export const Route = createFileRoute('/for-calmness-and-sleep')({
  loader: (from) => load(from, endpoints.theme('for-calmness-and-sleep')),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} tools={tools} />,
});
