import type { BrowserContext } from '@playwright/test';

/** The same pictures in the format that is made five times as fast: browsers go by the bytes, not by the name. */
export async function useCheapPictures(context: BrowserContext): Promise<void> {
  await context.route('**/media/**/*.avif', (route) =>
    route.continue({ url: route.request().url().replace(/avif$/, 'webp') }),
  );
}
