import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article, Series } from '../contract/entries.ts';
import type { Product } from '../contract/product.ts';
import type { Theme } from '../contract/theme.ts';
import { norms } from '../nutrition/label-norms.ts';
import { checkContent } from './check/check-content.ts';
import { compile } from './compile/compile.ts';
import { type Fault, formatFault } from './load/faults.ts';
import { loadContent } from './load/load.ts';
import type { Content } from './load/loaded-content.ts';
import { kindNames } from './schema/kind-names.ts';
import { defaultTextLimit } from './text/truncate.ts';
import { typeset } from './text/typeset.ts';

/*
 * A whole catalogue, compiled: what must be true of any. It is the fixture, so that an editor of `content/` breaks no test
 * of the code; the brand's own catalogue has a gate of its own (`content check`, `e2e/catalogue.spec.ts`).
 */

/** Everything is typeset: slow machines need a while. */
const patience = 120_000;

let content: Content;
let faults: Fault[];

beforeAll(async () => {
  content = await loadContent(resolve(import.meta.dirname, '../../fixtures/catalogue'));
  faults = checkContent(content);
}, patience);

const inMicrograms = (amount: number, unit: string) => amount * ({ g: 1e6, mg: 1e3, IU: 0.025 }[unit] ?? 1);

describe('a catalogue', () => {
  it('passes every check: links, pictures, alternative texts, claims, no text twice', () => {
    expect(faults.filter((fault) => fault.level === 'error').map(formatFault)).toEqual([]);
  });

  it('has entries of every kind', () => {
    expect(kindNames.filter((kind) => content.namesOf(kind).size === 0)).toEqual([]);
  });

  it('refuses nothing but sample data for production', () => {
    const refused = checkContent(content, { production: true }).length - faults.length;
    const marked = [...content.texts.values()].join('\n').match(/^[^#\n]*\bsample: true\b/gm) ?? [];
    expect(refused).toBe(marked.length);
  });

  it(
    'shows the computed per cent wherever a norm exists, compares what products are named for, sets no text twice',
    () => {
      const { documents } = compile(content).publication;
      const products = documents.filter(({ path }) => path.startsWith('product/')).map(({ body }) => body as Product);
      for (const { ref, composition } of products) {
        if (composition.normFor !== 'взрослого') continue;
        for (const row of composition.rows) {
          if (!row.norm) continue;
          const norm = norms[row.norm.key as keyof typeof norms];
          const share = inMicrograms(row.amount, row.unit) / inMicrograms(norm.amount, norm.unit);
          expect(row.percent, `${ref}: ${row.name}`).toBe(Math.round(share * 100));
        }
      }
      const forChildren = products.filter(({ ref }) => ref.startsWith('kidz/'));
      expect(forChildren.length).toBeGreaterThan(0);
      for (const { ref, composition } of forChildren) {
        expect(composition.normFor, ref).toMatch(/^ребёнка/);
        for (const { name, percent, shares } of composition.rows)
          expect(shares[0]?.text.split(/[–\s]/u)[0], `${ref}: ${name}`).toBe(
            percent === null ? undefined : `${percent}`,
          );
      }
      for (const { body } of products) expect(typeset(body)).toBe(body);
      const series = documents.filter(({ path }) => path.startsWith('serie/')).map(({ body }) => body as Series);
      expect(series.length).toBeGreaterThan(0);
      const themes = documents.flatMap(({ body }) => (body as Partial<Theme>).sections ?? []);
      const compared = themes.flatMap((section) => (section.type === 'comparison' ? [section.comparison] : []));
      expect(compared.length).toBeGreaterThan(0);
      for (const { columns, rows } of [...series.map(({ comparison }) => comparison), ...compared]) {
        expect(columns.map(({ title }) => title).join(), 'parts of a substance').not.toContain('в том числе');
        for (const { ref, cells } of rows) {
          const label = products.find((product) => product.ref === ref)?.composition.rows ?? [];
          const whole = label.filter(({ name }) => !/^в.том числе/u.test(name));
          expect(whole.length, ref).toBeGreaterThan(0);
          expect(
            cells.flatMap((cell) => cell?.text ?? []),
            `${ref} in a comparison`,
          ).toEqual(expect.arrayContaining(whole.map(({ amountText }) => amountText)));
        }
      }
      const broken = JSON.stringify(documents).match(/.{40}(?:undefined|NaN|\[object).{40}/g);
      expect(broken).toBeNull();
    },
    patience,
  );

  it(
    'shows a figure of a landing in one line where the search shows its words',
    () => {
      const { documents, search } = compile(content).publication;
      const plain = (text: string) => text.replace(/\s/gu, ' ').replaceAll('\u2060', '');
      const words = plain(search.map(({ text }) => text).join('\n'));
      const sections = documents.flatMap(({ body }) => (body as Partial<Theme>).sections ?? []);
      const figures = sections.flatMap((section) => (section.type === 'figures' ? section.items : []));
      expect(figures.length).toBeGreaterThan(0);
      for (const { value, label } of figures) expect(words).toContain(plain(`${value} ${label}`));
    },
    patience,
  );

  it(
    'a card says what a product is a source of, and its own page what that does',
    () => {
      const { documents } = compile(content).publication;
      const products = documents.filter(({ path }) => path.startsWith('product/')).map(({ body }) => body as Product);
      const own = new Map(products.map(({ ref, purpose }) => [ref, purpose]));
      const cards = products.flatMap(({ related }) => related);
      expect(cards.filter(({ ref, purpose }) => own.get(ref) !== purpose).length).toBeGreaterThan(0);
      for (const { ref, purpose } of cards) {
        // Four lines of a narrow card.
        expect(purpose.length, purpose).toBeLessThanOrEqual(72);
        expect(purpose).toMatch(/[\p{L}\d]\.$/u);
        expect(own.get(ref)?.startsWith(purpose.slice(0, -1)), ref).toBe(true);
      }
    },
    patience,
  );

  it(
    'shortens what a card says to 170 characters, and nothing on the page of its own',
    () => {
      const { documents } = compile(content).publication;
      const articles = documents.filter(({ path }) => path.startsWith('article/')).map(({ body }) => body as Article);
      // A word that has become the last one is set without its no-break space.
      const spaced = (text: string) => text.replace(/\s/gu, ' ');
      const whole = new Map(articles.map(({ slug, lead }) => [slug, spaced(lead)]));
      const cards = articles.flatMap(({ related }) => related);
      const long = cards.filter(({ slug }) => (whole.get(slug)?.length ?? 0) > defaultTextLimit);
      expect(long.length).toBeGreaterThan(0);
      for (const { slug, lead } of long) {
        expect(lead.length).toBeLessThanOrEqual(defaultTextLimit);
        expect(whole.get(slug)?.startsWith(spaced(lead.slice(0, -1))), slug).toBe(true);
        expect(lead.at(-1)).toBe('…');
      }
    },
    patience,
  );
});
