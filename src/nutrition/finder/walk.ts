import {
  answersShown,
  calls,
  type FinderAnswer,
  type FinderProduct,
  type FinderQuestion,
  type FinderState,
  fits,
} from './finder.ts';
import { withAnswer } from './finder-text.ts';

export interface FinderWalk {
  /** How the ways end, one state for all that end with the same products called for by the same answers. */
  ends: readonly FinderState[];
  /** Answers that no way shows, or that change nothing wherever they are given. */
  idle: ReadonlySet<FinderAnswer>;
}

/** Where a way has come to: everything that later questions and the result depend on. */
interface Stand {
  state: FinderState;
  /** Products that nothing has spoken against, a bit for each. */
  left: bigint;
  /** Given answers that give a reason, decide which others are shown, say how old somebody is, or end it all. */
  said: readonly FinderAnswer[];
}

/**
 * Every way through the finder, to its end. There are millions; but two of them are one from where the same products
 * are left for the same reasons, and so some thousands are enough.
 */
export function walkFinder(questions: readonly FinderQuestion[], products: readonly FinderProduct[]): FinderWalk {
  const answers = questions.flatMap((question) => question.answers);
  const named = new Set(answers.flatMap(({ after }) => after));
  const bits = (test: (product: FinderProduct) => boolean) =>
    products.reduce((sum, product, index) => (test(product) ? sum | (1n << BigInt(index)) : sum), 0n);
  const rules = new Map(
    answers.map((answer) => [
      answer,
      {
        fitting: bits((product) => fits(answer, product)),
        called: bits((product) => calls(answer, product)),
        isSaid: named.has(answer.id) || answer.stop !== null || answer.only?.age != null,
      },
    ]),
  );
  const ruleOf = (answer: FinderAnswer) => rules.get(answer) ?? { fitting: 0n, called: 0n, isSaid: false };

  /** How things stand after an answer. */
  function after({ left, said }: Stand, given: readonly FinderAnswer[]): Omit<Stand, 'state'> {
    const still = given.reduce((sum, answer) => sum & ruleOf(answer).fitting, left);
    const isSaid = (answer: FinderAnswer) => ruleOf(answer).isSaid || (ruleOf(answer).called & still) !== 0n;
    return { left: still, said: [...said, ...given].filter(isSaid) };
  }

  const keyOf = ({ left, said }: Omit<Stand, 'state'>) => `${left.toString(36)} ${said.map(({ id }) => id)}`;
  const ends = new Map<string, FinderState>();
  const idle = new Set(answers);
  const start: Stand = { state: new Map(), left: bits(() => true), said: [] };
  let ahead = new Map([[keyOf(start), start]]);
  while (ahead.size > 0) {
    const next = new Map<string, Stand>();
    for (const stand of ahead.values()) {
      const asked =
        stand.left !== 0n && !stand.said.some(({ stop }) => stop) ? firstOpen(questions, stand.state) : null;
      if (!asked) {
        // What nobody called for is in no result.
        const called = stand.said.reduce((sum, answer) => sum | ruleOf(answer).called, 0n);
        ends.set(keyOf({ ...stand, left: stand.left & called }), stand.state);
        continue;
      }
      const { question, shown } = asked;
      const skipped = keyOf(after(stand, []));
      for (const answer of shown)
        if (idle.has(answer) && keyOf(after(stand, [answer])) !== skipped) idle.delete(answer);
      for (const given of choices(question, shown)) {
        const later = after(stand, given);
        const key = `${[...stand.state.keys()]} ${question.id} ${keyOf(later)}`;
        if (next.has(key)) continue;
        const ids = given.map(({ id }) => id);
        next.set(key, { ...later, state: withAnswer(stand.state, question, ids) });
      }
    }
    ahead = next;
  }
  return { ends: [...ends.values()], idle };
}

function firstOpen(questions: readonly FinderQuestion[], state: FinderState) {
  for (const question of questions) {
    const shown = state.has(question.id) ? [] : answersShown(question, questions, state);
    if (shown.length > 0) return { question, shown };
  }
  return null;
}

/** All that a question can be answered with: one, or any set; none is a question skipped. */
export function choices({ many }: FinderQuestion, shown: readonly FinderAnswer[]): FinderAnswer[][] {
  if (!many) return [[], ...shown.map((answer) => [answer])];
  let sets: FinderAnswer[][] = [[]];
  for (const answer of shown) sets = sets.concat(sets.map((set) => [...set, answer]));
  return sets;
}
