import { routes, stateRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { htmlFaults } from './support/valid-html.ts';

const addresses = [...routes.map(({ path }) => path), ...stateRoutes, '/no-such-page'];

for (const path of addresses) {
  test(`${path} is valid HTML`, async ({ request, isMobile }) => {
    test.skip(isMobile, 'every device gets the same HTML');
    expect(await htmlFaults(await (await request.get(path)).text())).toEqual([]);
  });
}
