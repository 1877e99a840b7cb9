import { htmlFaults } from '../src/site/gallery/html-faults.ts';
import { routes, stateRoutes } from './support/routes.ts';
import { anyScreen, expect, test } from './support/test.ts';

const addresses = [...routes.map(({ path }) => path), ...stateRoutes, '/no-such-page'];

for (const path of addresses) {
  test(`${path} is valid HTML`, anyScreen, async ({ request }) => {
    expect(await htmlFaults(await (await request.get(path)).text())).toEqual([]);
  });
}
