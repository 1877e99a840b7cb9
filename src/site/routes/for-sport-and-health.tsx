import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '../../contract/endpoints.ts';
import { load } from '../api-client/load.ts';
import { ThemeScreen } from '../screens/theme/theme-screen.tsx';
import { BagSection } from '../sections/bag/bag-section.tsx';
import { SweatSection } from '../sections/sweat/sweat-section.tsx';
import type { ToolsOf } from '../sections/theme-section.tsx';
import { pageHead } from '../seo/page-head.ts';

const tools: ToolsOf<'for-sport-and-health'> = { bag: BagSection, sweat: SweatSection };

export const Route = createFileRoute('/for-sport-and-health')({
  loader: (from) => load(from, endpoints.theme('for-sport-and-health')),
  head: pageHead,
  component: () => <ThemeScreen theme={Route.useLoaderData()} tools={tools} />,
});
