import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '../contract/pages.ts';
import type { ShelfCatalogue } from '../contract/shelf-catalogue.ts';
import {
  answersShown,
  calls,
  type FinderQuestion,
  type FinderState,
  fits,
  givenAnswers,
  nextQuestion,
} from '../nutrition/finder/finder.ts';
import { type FinderResult, findProducts } from '../nutrition/finder/finder-result.ts';
import { before, readState, withAnswer, writeState } from '../nutrition/finder/finder-text.ts';
import { choices, walkFinder } from '../nutrition/finder/walk.ts';
import { sumShelf } from '../nutrition/shelf/sum-shelf.ts';
import { compile } from './compile/compile.ts';
import { loadContent } from './load/load.ts';

/** Every way through the finder of the fixture, to its end: thousands, none left out. */

let page: PageData<'finder'>;
let catalogue: ShelfCatalogue;
beforeAll(async () => {
  const { documents } = compile(
    await loadContent(resolve(import.meta.dirname, '../../fixtures/catalogue')),
  ).publication;
  const body = (path: string) => documents.find((one) => one.path === path)?.body;
  page = body('pages/finder') as PageData<'finder'>;
  catalogue = body('shelf-catalogue') as ShelfCatalogue;
}, 120_000);

const nameOf = (key: string) => key;

function* ways(state: FinderState = new Map(), length = 0): Generator<{ state: FinderState; length: number }> {
  const question = nextQuestion(page.questions, state, catalogue.products);
  if (!question) return yield { state, length };
  for (const given of choices(question, answersShown(question, page.questions, state))) {
    const ids = given.map(({ id }) => id);
    yield* ways(withAnswer(state, question, ids), length + 1);
  }
}

const resultOf = (state: FinderState): FinderResult<ShelfCatalogue['products'][number]> =>
  findProducts(page.questions, state, catalogue.products, nameOf);

describe('every way through the finder', () => {
  it('ends within seven questions, with none to three products and a reason for each', () => {
    const ends = { none: 0, some: 0, stop: 0 };
    const counts = new Set<number>();
    for (const { state, length } of ways()) {
      const { found, spare, stop } = resultOf(state);
      const given = givenAnswers(page.questions, state).map(({ answer }) => answer);
      counts.add(found.length);
      ends[stop ? 'stop' : found.length > 0 ? 'some' : 'none'] += 1;
      if (length > 7 || found.length > 3 || (stop && found.length > 0)) expect.fail(writeState(page.questions, state));
      for (const { product, reasons } of found) {
        const isRight =
          reasons.length > 0 &&
          given.some((answer) => calls(answer, product)) &&
          given.every((answer) => fits(answer, product));
        if (!isRight) expect.fail(`${product.ref}: ${writeState(page.questions, state)}`);
      }
      for (const { reason } of spare) if (!reason) expect.fail(writeState(page.questions, state));
    }
    expect(Math.min(ends.none, ends.some, ends.stop)).toBeGreaterThan(0);
    expect(ends.none + ends.some + ends.stop).toBeGreaterThan(1000);
    expect([...counts].toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('never suggests more of a substance together than its upper level, nor the same substance twice', () => {
    const seen = new Set<string>();
    for (const { state } of ways()) {
      const { found } = resultOf(state);
      const key = found.map(({ product }) => product.ref).join();
      if (seen.has(key)) continue;
      seen.add(key);
      const jars = found.map(({ product }) => ({ ...product, id: product.ref, isOurs: true, portions: 1 }));
      expect(sumShelf(jars, null).filter(({ limit }) => limit?.isExceeded)).toEqual([]);
      const headlines = found.map(({ product }) => product.rows[0]?.substance);
      expect(new Set(headlines).size).toBe(headlines.length);
    }
  });

  it('comes back from the address as it was, and one step at a time', () => {
    for (const { state } of ways()) {
      const line = writeState(page.questions, state);
      const read = readState(page.questions, line);
      if (read.unread.length > 0 || writeState(page.questions, read.state) !== line) expect.fail(line);
      const last = page.questions.findLast(({ id }) => state.has(id));
      const back = last && before(page.questions, state, last);
      if (back && nextQuestion(page.questions, back, catalogue.products) !== last) expect.fail(`${line}: no way back`);
    }
  });

  it('accounts for every product: found, spare, gone or without a reason', () => {
    for (const { state } of ways()) {
      const { found, spare, gone, uncalled, stop } = resultOf(state);
      const went = new Set(gone.flatMap(({ products }) => products.map(({ product }) => product.ref)));
      const rest = found.length + spare.length + uncalled + went.size;
      if (!stop && rest !== catalogue.products.length) expect.fail(writeState(page.questions, state));
    }
  });
});

it('a walk that joins ways which have become one finds the same results as all of them', () => {
  const written = (state: FinderState) => {
    const { found, spare, stop } = resultOf(state);
    return JSON.stringify([
      found.map(({ product, reasons }) => [product.ref, reasons]),
      spare.map(({ product, reason }) => [product.ref, reason]),
      stop,
    ]);
  };
  const all = new Set([...ways()].map(({ state }) => written(state)));
  const { ends, idle } = walkFinder(page.questions, catalogue.products);
  expect(new Set(ends.map(written))).toEqual(all);
  expect(idle).toEqual(new Set());
  expect(ends.length).toBeLessThan(1000);
});

it('stops at three, though every product of the catalogue is called for', () => {
  const answer = {
    ...{ id: 'all', title: 'Всё', after: [], only: null, have: [], stop: null, stays: 'Хочется всего', goes: null },
    suggests: { themes: [], components: [], products: catalogue.products.map(({ ref }) => ref) },
  };
  const question: FinderQuestion = { id: 'wish', title: 'Что?', hint: null, many: false, answers: [answer] };
  const { found, spare } = findProducts([question], new Map([['wish', ['all']]]), catalogue.products, nameOf);
  expect(found).toHaveLength(3);
  expect(spare.filter(({ reason }) => /трёх достаточно$/.test(reason)).length).toBeGreaterThan(0);
  expect(found.length + spare.length).toBe(catalogue.products.length);
});

describe('an address', () => {
  const read = (line: string) => {
    const { state, unread } = readState(page.questions, line);
    return { line: writeState(page.questions, state), unread };
  };

  it('is put right where somebody changed it', () => {
    expect(read('')).toEqual({ line: '', unread: [] });
    expect(read('aim_sun.who_woman')).toEqual({ line: 'who_woman.aim_sun', unread: [] });
    expect(read('who_nobody.diet_vegan')).toEqual({ line: 'diet_vegan', unread: ['nobody'] });
    expect(read('who_woman_child')).toEqual({ line: 'who_woman', unread: [] });
    expect(read('colour_red.who_')).toEqual({ line: 'who_', unread: ['colour'] });
    // A woman was not asked whether she is three years old.
    expect(read('who_woman.age_3-6')).toEqual({ line: 'who_woman', unread: ['3-6'] });
    expect(read('%%.__.constructor_x.who')).toEqual({ line: 'who_', unread: ['%%', '', 'constructor'] });
  });

  it('skipping everything ends with nothing, honestly', () => {
    const state: FinderState = new Map(page.questions.map(({ id }) => [id, []]));
    expect(nextQuestion(page.questions, state, catalogue.products)).toBeNull();
    expect(resultOf(state)).toMatchObject({ found: [], stop: null, uncalled: catalogue.products.length });
  });
});
