import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Imports point one way. What a floor may import besides itself: */
const allowed: Record<string, string[]> = {
  contract: [],
  store: ['contract'],
  content: ['store', 'contract'],
  api: ['store', 'contract'],
  site: ['contract'],
  server: ['site', 'api', 'content', 'store', 'contract'],
};

/** The server may know how the site is called, not how it looks. */
const siteForServer = 'src/site/api-client/';

const importPattern = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

it.each(Object.keys(allowed))('%s imports only what lies below it', (floor) => {
  const wrong = globSync(`src/${floor}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(importPattern)]
        .map((match) => join(dirname(file), match[1] ?? ''))
        .filter((target) => {
          const targetFloor = target.split('/')[1] ?? '';
          if (floor === 'server' && targetFloor === 'site') return !target.startsWith(siteForServer);
          return targetFloor !== floor && !allowed[floor]?.includes(targetFloor);
        })
        .map((target) => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
});
