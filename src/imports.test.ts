import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, type Import, importsOf } from '../fixtures/imports.ts';

/** Imports point one way. What a floor may import besides itself and `text`, which lies below all: */
const allowed: Record<string, string[]> = {
  text: [],
  http: [],
  process: [],
  nutrition: [],
  contract: [],
  pictures: ['contract', 'http', 'process'],
  store: ['contract', 'http'],
  env: ['store', 'contract', 'http'],
  content: ['env', 'store', 'pictures', 'contract', 'http', 'nutrition', 'process'],
  catalogue: ['store', 'contract', 'http'],
  api: ['catalogue', 'store', 'contract', 'http'],
  site: ['contract', 'http', 'nutrition'],
  // The site is handed to the server as a build: what they share is in the contract.
  server: ['api', 'catalogue', 'content', 'env', 'store', 'pictures', 'contract', 'http'],
  // At the top of all: nobody imports it.
  studio: ['server', 'api', 'catalogue', 'content', 'env', 'store', 'pictures', 'contract', 'http', 'nutrition'],
};

it.each(Object.keys(allowed))('%s imports only what lies below it', (floor) => {
  const wrong = importsOf(`src/${floor}`).filter(({ to }) => {
    const [top, target = ''] = to.split('/');
    // What every visitor may fetch is no floor, and the gallery of examples is there in development only.
    if (top === 'public' || to === 'fixtures/gallery/gallery-screen.tsx') return false;
    return target !== floor && target !== 'text' && !allowed[floor]?.includes(target);
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

it('the page of the studio is built without the content code', () => {
  const wrong = importsOf('src/studio/app').filter(
    ({ to }) =>
      !to.startsWith('src/studio/app/') &&
      !to.startsWith('src/contract/') &&
      !to.startsWith('src/text/') &&
      !/^src\/studio\/([a-z-]*protocol|values)\.ts$/.test(to),
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

/**
 * The rooms of `src/site`, from the ground up: what stands in one may import only from rows before its own. Rooms in
 * one row do not know each other.
 */
const siteLayers = [
  ['api-client', 'state'],
  ['images', 'navigation', 'seo'],
  ['ui'],
  ['charts', 'counters', 'offline', 'search', 'shelf'],
  ['campaign', 'cards'],
  ['frame', 'sections'],
  ['error-page', 'screens'],
  ['routes'],
];

/** The same for `src/server`. Its rooms are tied together by the files beside them. */
const serverLayers = [['operations'], ['data'], ['responses'], ['connection', 'feeds', 'pages', 'pictures']];

/** The same for `src/content`: from what a field is, over what was read, to what is published. */
const contentLayers = [
  ['claims', 'share'],
  ['schema'],
  ['kinds', 'text'],
  ['load'],
  ['facts', 'schedule'],
  ['documents', 'check'],
  ['compile'],
  ['changes'],
  ['publishing'],
];

const floors: [floor: string, layers: string[][]][] = [
  ['site', siteLayers],
  ['server', serverLayers],
  ['content', contentLayers],
];

const isFile = (room: string) => room.includes('.');

it.each(floors)('inside the %s, imports point down', (floor, layers) => {
  const layerOf = (room: string) => layers.findIndex((row) => row.includes(room));
  const wrong = importsOf(`src/${floor}`).filter(({ from, to }) => {
    const [room = '', target = ''] = [from, to].map((path) => path.split('/')[2]);
    // What stands beside the rooms (router, entries) ties them together; styles belong to the document.
    if (!to.startsWith(`src/${floor}/`) || room === target || isFile(room) || target === 'styles') return false;
    return isFile(target) || layerOf(target) >= layerOf(room);
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

it.each(floors)('every room of the %s has a layer', (floor, layers) => {
  const rooms = readdirSync(`src/${floor}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = [...layers.flat(), 'styles'];
  expect(rooms.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

it('a screen does not borrow from another screen', () => {
  const wrong = importsOf('src/site/screens').filter(
    ({ from, to }) => to.startsWith('src/site/screens/') && from.split('/')[3] !== to.split('/')[3],
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

it('a server loads neither the compiler of content, nor sharp, nor a database it does not use', () => {
  const found = loadedWith('src/server/main.ts');
  const heavy = ['sharp', 'yaml', 'unified', 'typograf', 'satori', 'pg', 'node:sqlite', 'src/content/kinds/kinds.ts'];
  expect(heavy.filter((name) => found.has(name))).toEqual([]);
  expect([...found], 'what is looked through is more than one file').toContain('hono');
});

/** Everything that comes with a file at once: not types, not what is imported when it is needed. */
function loadedWith(entry: string, found = new Set<string>()): Set<string> {
  found.add(entry);
  const code = readFileSync(entry, 'utf8').replace(/\b(import|export) type [^;]*;/g, '');
  for (const [, name = ''] of code.matchAll(/^(?:import|export|\}) ?(?:[^;']*?from )?'([^']+)'/gm)) {
    const file = name.startsWith('.') ? join(dirname(entry), name) : name;
    if (found.has(file)) continue;
    if (file === name) found.add(name);
    else loadedWith(file, found);
  }
  return found;
}

describe('of what runs, nothing imports itself in the end', () => {
  const imports = ['src', 'scripts', 'tools', 'bench', 'e2e'].flatMap(importsOf).filter(({ isType }) => !isType);

  it('file by file', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    expect(circlesIn(imports)).toEqual([]);
  });

  it('room by room', () => {
    expect(circlesIn(imports.map(betweenRooms))).toEqual([]);
  });
});

/** The rooms that two files are in where their ways part: `src/site/ui` and `src/site/text` for two files of the site. */
function betweenRooms({ from, to }: Import): Pick<Import, 'from' | 'to'> {
  const [start, end] = [from.split('/'), to.split('/')];
  const parting = start.findIndex((part, index) => part !== end[index]) + 1;
  return { from: start.slice(0, parting).join('/'), to: end.slice(0, parting).join('/') };
}
