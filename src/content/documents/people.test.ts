import { expect, it } from 'vitest';
import type { Article, Expert } from '../../contract/entries.ts';
import { buildPublication } from '../publishing/build-publication.ts';

const { publication } = await buildPublication('fixtures/catalogue');
const bodyOf = <T>(path: string) => publication?.documents.find((document) => document.path === path)?.body as T;
const signature = 'M12 70C30 10 50 6 40 60C110 20 130 80 228 44';

it('signs the page of a person and the texts that the person checked, not the cards in lists', () => {
  const gromova = bodyOf<Expert>('experts/gromova');
  expect(gromova.signature).toBe(signature);
  expect(bodyOf<Article>('article/gigiena-sna').reviewer).toMatchObject({ slug: 'gromova', signature });
  expect(bodyOf<Expert>('experts/titov').signature).toBeNull();
  expect(JSON.stringify(bodyOf<Expert>('experts/titov').others)).not.toContain('signature');
});
