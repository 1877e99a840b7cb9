import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { FamilySection } from '../sections/family/family-section.tsx';
import type { ToolsOf } from '../sections/theme-section.tsx';
import { pageHead } from '../seo/page-head.ts';

const tools: ToolsOf<'for-all-family'> = { family: FamilySection };

export const Route = createFileRoute('/for-all-family')({
  loader: (from) => load(from, endpoints.theme('for-all-family')),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} tools={tools} />,
});
