import type { BrowserContext } from '@playwright/test';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Where pictures are not what is looked at: making them takes long. */
export async function withoutPictures({ context }: { context: BrowserContext }): Promise<void> {
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
}
