import { expect, it } from 'vitest';
import type { PageData } from '../../contract/pages.ts';
import { openCapsule } from '../facts/open-capsule.ts';
import { loadContent } from '../load/load.ts';
import { buildPublication } from '../publishing/build-publication.ts';

const { publication } = await buildPublication('fixtures/catalogue');
const page = publication?.documents.find(({ path }) => path === 'pages/about')?.body as PageData<'about'>;
const content = await loadContent('fixtures/catalogue');
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' '));

it('opens a capsule: what the label counts, the salt around it, and the rest, all of one capsule', () => {
  const drawn = page.capsule?.drawn;
  expect(plain(drawn)).toMatchObject({
    size: { number: '0', length: 21.7, cap: { diameter: 7.64 }, body: { length: 18.44 } },
    mass: '620 мг',
    shell: { madeOf: 'Гидроксипропилметилцеллюлоза', mass: 'около 100 мг' },
    fill: 'около 520 мг',
  });
  // 150 мг in two capsules; a citrate is magnesium by 16 %.
  expect(plain(drawn?.parts)).toEqual([
    {
      name: 'Магний (магния цитрат)',
      url: '/components/magniy',
      amount: '75 мг',
      whole: 'около 470 мг',
      share: 89.5,
      ownShare: 14.3,
    },
    {
      name: 'Витамин B6 (пиридоксина гидрохлорид)',
      url: '/components/vitamin-b6',
      amount: '1 мг',
      whole: null,
      share: 0.2,
      ownShare: 0.2,
    },
    {
      name: 'Рисовая мука, стеарат магния растительный',
      url: null,
      amount: 'около 50 мг',
      whole: null,
      share: 10.4,
      ownShare: 10.4,
    },
  ]);
});

it('opens no capsule that is soft, nor one whose substances cannot be weighed', () => {
  expect(openCapsule(content, content.get('product', 'daily/omega-3'))).toBeNull();
  expect(openCapsule(content, content.get('product', 'immuno/probiotik'))).toBeNull();
});

it('opens no capsule that would hold more than fits', () => {
  const product = structuredClone(content.get('product', 'daily/magniy-b6').data);
  product.composition.serving = '1 капсула';
  expect(openCapsule(content, { ...content.get('product', 'daily/magniy-b6'), data: product })).toBeNull();
});

it('shows the papers of the newest batch with their own numbers', () => {
  expect(page.documents?.batch.number).toBe('A03-2607-1');
  expect(page.documents?.items.map(({ shows, number }) => [shows, number])).toEqual([
    ['certificate', content.get('product', 'daily/magniy-b6').data.certificate.number],
    ['protocol', content.get('batch', 'a03-2607-1').data.laboratory.protocol],
    ['quality', content.get('batch', 'a03-2607-1').data.documents[0]?.number],
    ['marking', null],
  ]);
});

it('names people with what they answer for, experts and specialists alike', () => {
  expect(page.people.items.map(({ slug }) => slug)).toContain('gromova');
  expect(plain(page.people.items.find(({ slug }) => slug === 'vera-kuznetsova')).duty).toBe(
    'Решение о выпуске партии и образцы в архиве',
  );
});
