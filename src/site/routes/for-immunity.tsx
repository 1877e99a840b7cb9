import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { SeasonSection } from '../sections/season/season-section.tsx';
import type { ToolsOf } from '../sections/theme-section.tsx';
import { pageHead } from '../seo/page-head.ts';

const tools: ToolsOf<'for-immunity'> = { season: SeasonSection };

export const Route = createFileRoute('/for-immunity')({
  loader: (from) => load(from, endpoints.theme('for-immunity')),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} tools={tools} />,
});
