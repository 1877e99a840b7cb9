import type { BrowserContext, Page } from '@playwright/test';

/** One address for every row of the specification's route table, in the fixture catalogue. */
export const routes: string[] = [
  '/',
  '/daily',
  '/daily/omega-3',
  '/about',
  '/agreement-policy',
  '/articles',
  '/articles/gigiena-sna',
  '/components',
  '/components/magniy',
  '/contacts',
  '/events',
  '/events/vebinar-son',
  '/expert-sokolova',
  '/faq',
  '/for-all-family',
  '/for-beauty-and-health',
  '/for-calmness-and-sleep',
  '/for-immunity',
  '/for-kidz',
  '/for-men',
  '/for-sport-and-health',
  '/interesting',
  '/politika-obrabotki-dannyh-vitimepro',
  '/products-filters',
  '/reviews',
  '/search',
  '/soglasie-o-lichnyh-dannyh-vitimepro',
  '/specialists',
  '/specialists/pavel-demin',
  '/where-to-buy',
  '/moya-polka',
  '/sovmestimost',
  '/lekarstva',
  '/partiya',
  '/normy',
  '/slovar',
  '/dozy',
  '/sravnenie',
  '/podbor',
];

/** Keeps what is asked for at these addresses on its way until the function that comes back is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Where it matters that pictures come, but not which: making them takes long. */
export async function fakePictures(context: BrowserContext): Promise<void> {
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
}

/** A file of the build before this one, as a tab that was open during a deploy would ask for it. */
export const previousAsset = { path: 'assets/page-of-the-previous-build.js', code: 'export const previous = true;\n' };
