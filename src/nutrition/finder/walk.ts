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
  /** One state for all paths that end with the same products suggested by the same answers. */
  ends: readonly FinderState[];
  /** Answers that are never shown, or never change anything. */
  idle: ReadonlySet<FinderAnswer>;
}

/** Everything that later questions and the result depend on. */
interface Stand {
  state: FinderState;
  /** The remaining products, one bit each. */
  left: bigint;
  /** Answers that suggest products, decide which others are shown, state an age, or end the finder. */
  said: readonly FinderAnswer[];
}

/**
 * Every path through the finder. There are millions, but paths with the same remaining products for the same reasons
 * are equivalent, so some thousands of states are enough.
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
        // Products that no answer suggests are in no result.
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

/** Every possible answer to a question: one option, or any set of options; the empty set is a skipped question. */
export function choices({ many }: FinderQuestion, shown: readonly FinderAnswer[]): FinderAnswer[][] {
  if (!many) return [[], ...shown.map((answer) => [answer])];
  let sets: FinderAnswer[][] = [[]];
  for (const answer of shown) sets = sets.concat(sets.map((set) => [...set, answer]));
  return sets;
}
