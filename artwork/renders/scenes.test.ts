import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { readCatalogue } from './content.ts';
import { home, seriesScenes, tallThemes, themes } from './scenes.ts';

type Packed = { key: string };
const pack = (key: string): Packed => ({ key });
const catalogue = readCatalogue(path.join(import.meta.dirname, '../../content'));

it('nothing lies about in a scene that is not from a pack that stands in it', () => {
  const scenes = [...home(pack), ...themes(pack), ...tallThemes(pack), ...seriesScenes(catalogue, pack)];
  for (const { id, loose, products } of scenes) {
    const standing = (products as Packed[]).map(({ key }) => key);
    assert.ok(standing.includes((loose as Packed).key), `${id}: ${(loose as Packed).key}`);
  }
});
