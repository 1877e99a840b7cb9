import { getRouteApi } from '@tanstack/react-router';
import type { PublicSettings } from '../../contract/public-settings.ts';
import type { Frame, FrameSite } from './read-frame.ts';

const root = getRouteApi('__root__');

/** What the frame has read once for all pages; nothing while the frame itself is an error. */
export function useFrame(): Frame | undefined {
  return root.useLoaderData();
}

/** Brand, phones, warning and menus. */
export function useSite(): FrameSite | null {
  return useFrame()?.site ?? null;
}

export function useSettings(): PublicSettings | null {
  return useFrame()?.settings ?? null;
}
