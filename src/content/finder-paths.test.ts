import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { finderPaths } from '../../fixtures/finder-paths.ts';
import type { PageData } from '../contract/pages.ts';
import type { ShelfCatalogue } from '../contract/shelf-catalogue.ts';
import {
  answersShown,
  contradict,
  type FinderAnswer,
  type FinderQuestion,
  type FinderState,
  fits,
  givenAnswers,
  nextQuestion,
  suggestionOf,
  withoutContradictions,
} from '../nutrition/finder/finder.ts';
import { type FinderResult, findProducts } from '../nutrition/finder/finder-result.ts';
import { before, readState, withAnswer, writeState } from '../nutrition/finder/finder-text.ts';
import { sumShelf } from '../nutrition/shelf/sum-shelf.ts';
import { afterAnalysis, sedating } from '../nutrition/warnings/health-states.ts';
import { compile } from './compile/compile.ts';
import { loadContent } from './load/load.ts';

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
const plain = (text: string) => text.replaceAll(/\u00a0|\u202f|\u2060/g, (sign) => (sign === '\u2060' ? '' : ' '));

const resultOf = (state: FinderState): FinderResult<ShelfCatalogue['products'][number]> =>
  findProducts(page.questions, state, catalogue.products, nameOf);

/** Answers every question that is asked, by picking from what is shown. */
function wayOf(pick: (shown: FinderAnswer[], question: FinderQuestion) => FinderAnswer[]): FinderState {
  let state: FinderState = new Map();
  for (let question = ask(state); question; question = ask(state)) {
    const chosen = withoutContradictions(pick(answersShown(question, page.questions, state), question));
    state = withAnswer(
      state,
      question,
      chosen.map(({ id }) => id),
    );
  }
  return state;
}
const ask = (state: FinderState) => nextQuestion(page.questions, state, catalogue.products);

/** Any person: each question by a number that says which answers are ticked. */
const anyWay = fc.array(fc.nat({ max: 4095 }), { minLength: 7, maxLength: 7 }).map((numbers) =>
  wayOf((shown, { id: own, many, needed }) => {
    const number = numbers[page.questions.findIndex(({ id }) => id === own)] ?? 0;
    const ticked = many
      ? shown.filter((_, index) => (number >> index) & 1)
      : shown.slice(number % (shown.length + 1)).slice(0, 1);
    return needed && ticked.length === 0 ? shown.slice(-1) : ticked;
  }),
);
const always = (property: (state: FinderState, result: ReturnType<typeof resultOf>) => void) =>
  fc.assert(
    fc.property(anyWay, (state) => property(state, resultOf(state))),
    { numRuns: 2000 },
  );

describe('the ways that were read one by one', () => {
  it.each(finderPaths)('%s', (line, expected) => {
    const { state, unread } = readState(page.questions, line);
    expect(unread).toEqual([]);
    expect(nextQuestion(page.questions, state, catalogue.products)).toBeNull();
    const { stop, found, withDoctor, inOtherForm } = resultOf(state);
    const told = stop
      ? [`— ${stop.title}`]
      : found.map(({ product, reasons }) => `${product.ref}: ${reasons.map(plain).join(' + ')}`);
    const nothing =
      withDoctor.length > 0
        ? '— Сначала — врач'
        : inOtherForm.length > 0
          ? '— В такой форме — ничего'
          : '— Ничего не нужно';
    expect(told.length > 0 ? told : [nothing]).toEqual(expected);
  });

  it('are at least forty, and end with none to three', () => {
    expect(new Set(finderPaths.map(([line]) => line)).size).toBeGreaterThanOrEqual(40);
    const counts = new Set(finderPaths.map(([, told]) => told.filter((one) => !one.startsWith('—')).length));
    expect([...counts].toSorted()).toEqual([0, 1, 2, 3]);
  });
});

describe('any way through the finder', () => {
  it('ends with at most three products, each with a reason, for this person, against no answer', () => {
    always((state, { found, spare, stop }) => {
      const given = givenAnswers(page.questions, state).map(({ answer }) => answer);
      expect(found.length).toBeLessThanOrEqual(stop ? 0 : 3);
      for (const { product, reasons } of found) {
        expect(reasons.length).toBeGreaterThan(0);
        expect(given.some((answer) => suggestionOf(answer, product))).toBe(true);
        expect(given.every((answer) => fits(answer, product))).toBe(true);
        const age = given.find(({ only }) => only?.age)?.only?.age;
        if (age) expect(product.age.from).toBeLessThanOrEqual(age.from);
      }
      for (const { reason } of spare) expect(reason).not.toBe('');
    });
  });

  it('never ends before age and health are known, unless with a doctor', () => {
    always((state, { found }) => {
      if (found.length === 0) return;
      for (const id of ['who', 'age', 'health']) expect(state.get(id)).not.toEqual([]);
    });
  });

  it('never suggests what is started after an analysis, nor two that make sleepy', () => {
    always((_, { found }) => {
      const headlines = found.map(({ product }) => product.rows[0]?.substance ?? '');
      expect(headlines.filter((one) => afterAnalysis.includes(one))).toEqual([]);
      const sleepy = found.filter(({ product }) => product.rows.some(({ substance }) => sedating.has(substance)));
      expect(sleepy.length).toBeLessThanOrEqual(1);
    });
  });

  it('never suggests more of a substance together than its upper level, nor the same substance twice', () => {
    always((_, { found }) => {
      const jars = found.map(({ product }) => ({ ...product, id: product.ref, isOurs: true, portions: 1 }));
      expect(sumShelf(jars, null).filter(({ limit }) => limit?.isExceeded)).toEqual([]);
      const headlines = found.map(({ product }) => product.rows[0]?.substance);
      expect(new Set(headlines).size).toBe(headlines.length);
    });
  });

  it('comes back from the address as it was, and one step at a time', () => {
    always((state) => {
      const line = writeState(page.questions, state);
      const read = readState(page.questions, line);
      expect([read.unread, writeState(page.questions, read.state)]).toEqual([[], line]);
      const last = page.questions.findLast(({ id }) => state.has(id));
      const back = last && before(page.questions, state, last);
      if (back) expect(ask(back)).toBe(last);
    });
  });

  it('accounts for every product: found, spare, gone or without a reason', () => {
    always((_, { found, spare, gone, uncalled, stop }) => {
      const went = new Set(gone.flatMap(({ products }) => products.map(({ product }) => product.ref)));
      const rest = found.length + spare.length + uncalled + went.size;
      if (!stop) expect(rest).toBe(catalogue.products.length);
    });
  });
});

it('stops at three, though every product of the catalogue is called for', () => {
  const suggests = catalogue.products.map(({ ref }) => ({ product: ref, reason: 'Хочется всего' }));
  const answer = {
    ...{ id: 'all', title: 'Всё', after: [], notWith: [], only: null, have: [], against: [], stop: null, goes: null },
    suggests,
  };
  const question: FinderQuestion = {
    ...{ id: 'wish', title: 'Что?', hint: null, many: false, needed: false },
    answers: [answer],
  };
  const { found, spare } = findProducts([question], new Map([['wish', ['all']]]), catalogue.products, nameOf);
  expect(found).toHaveLength(3);
  expect(spare.filter(({ reason }) => /трёх достаточно$/.test(reason)).length).toBeGreaterThan(0);
  expect(found.length + spare.length).toBe(catalogue.products.length);
});

it('says by which words of its own list a product goes', () => {
  const state = readState(page.questions, 'who_woman.age_18-59.health_blood').state;
  const gone = resultOf(state).gone.find(({ answer }) => answer.id === 'blood')?.products ?? [];
  expect(gone.map(({ product, reason }) => [product.ref, plain(reason)])).toContainEqual([
    'beauty/vitamin-e',
    'Сначала спросите врача: приём средств, влияющих на свёртываемость крови, — после консультации с врачом',
  ]);
  // Ten milligrams of vitamin E in a complex are no reason.
  expect(gone.map(({ product }) => product.ref)).not.toContain('daily/multivitaminy');
});

describe('an address', () => {
  const read = (line: string) => {
    const { state, unread } = readState(page.questions, line);
    return { line: writeState(page.questions, state), unread };
  };

  it('is put right where somebody changed it', () => {
    expect(read('')).toEqual({ line: '', unread: [] });
    expect(read('who_woman.aim_sun')).toEqual({ line: 'aim_sun.who_woman', unread: [] });
    expect(read('who_nobody.diet_vegan')).toEqual({ line: 'diet_vegan', unread: ['nobody'] });
    expect(read('who_woman_child')).toEqual({ line: 'who_woman', unread: [] });
    expect(read('colour_red.diet_')).toEqual({ line: 'diet_', unread: ['colour'] });
    // A woman was not asked whether she is three years old.
    expect(read('who_woman.age_3-6')).toEqual({ line: 'who_woman', unread: ['3-6'] });
    expect(read('%%.__.constructor_x.diet')).toEqual({ line: 'diet_', unread: ['%%', '', 'constructor'] });
  });

  it('cannot skip what has to be known', () => {
    expect(read('who_.age_.health_.diet_')).toEqual({ line: 'diet_', unread: [] });
  });

  it('keeps the first of answers that contradict each other, the careful one', () => {
    expect(read('health_healthy_blood')).toEqual({ line: 'health_blood', unread: ['healthy'] });
    expect(read('diet_fish-often_fish-rarely')).toEqual({ line: 'diet_fish-often', unread: ['fish-rarely'] });
    const both = page.questions.flatMap(({ answers }) => answers.filter(({ id }) => /^fish-/.test(id)));
    expect(contradict(both[0] as FinderAnswer, both[1] as FinderAnswer)).toBe(true);
  });
});
