import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { AgesSection } from '../sections/ages/ages-section.tsx';
import type { ToolsOf } from '../sections/theme-section.tsx';
import { pageHead } from '../seo/page-head.ts';

const tools: ToolsOf<'for-kidz'> = { ages: AgesSection };

export const Route = createFileRoute('/for-kidz')({
  loader: (from) => load(from, endpoints.theme('for-kidz')),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} tools={tools} />,
});
