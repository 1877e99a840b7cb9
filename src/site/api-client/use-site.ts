import { getRouteApi } from '@tanstack/react-router';
import type { PublicSettings } from '../../contract/public-settings.ts';
import type { Site } from '../../contract/site.ts';
import type { Frame } from './read-frame.ts';

const root = getRouteApi('__root__');

/** Brand, phones, warning and menus: what the frame has read once for all pages. */
export function useSite(): Site | null {
  return (root.useLoaderData() as Frame | undefined)?.site ?? null;
}

export function useSettings(): PublicSettings | null {
  return (root.useLoaderData() as Frame | undefined)?.settings ?? null;
}
