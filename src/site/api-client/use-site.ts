import { getRouteApi } from '@tanstack/react-router';
import type { PublicSettings } from '../../contract/public-settings.ts';
import type { Frame, FrameSite } from './read-frame.ts';

const root = getRouteApi('__root__');

/** Undefined while the root route itself has failed. */
export function useFrame(): Frame | undefined {
  return root.useLoaderData();
}

export function useSite(): FrameSite | null {
  return useFrame()?.site ?? null;
}

export function useSettings(): PublicSettings | null {
  return useFrame()?.settings ?? null;
}
