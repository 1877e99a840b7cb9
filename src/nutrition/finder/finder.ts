import type { AgeRange } from '../../text/russian.ts';
import type { JarRow } from '../shelf/jar.ts';
import { concerning, type HealthState } from '../warnings/health-states.ts';

export interface FinderProduct {
  ref: string;
  title: string;
  form: string;
  age: AgeRange;
  audience: readonly string[];
  marks: readonly string[];
  allergens: readonly string[];
  contraindications: readonly string[];
  /** The first is the main substance. */
  rows: readonly JarRow[];
}

export interface FinderQuestion {
  id: string;
  title: string;
  hint: string | null;
  /** Several answers may be given. */
  many: boolean;
  /** Cannot be skipped: without it no result is safe. */
  needed: boolean;
  answers: readonly FinderAnswer[];
}

/** An answer without any of these has no effect. */
export interface FinderAnswer {
  /** Unique among the answers of all questions. */
  id: string;
  title: string;
  /** Shown only after one of these answers, or where their question was skipped. */
  after: readonly string[];
  /** Cannot be given together with these answers. */
  notWith: readonly string[];
  /** The best first, each with the reason for it. Without a suggestion by an answer no product is suggested. */
  suggests: readonly { product: string; reason: string }[];
  /** Demands that a product must meet. */
  only: ProductDemands | null;
  /** Substances that the person has enough of: products with them are excluded. */
  have: readonly string[];
  /** States and medicines: products whose contraindications name them are excluded. */
  against: readonly HealthState[];
  /** Ends the finder without products: «сначала врач». */
  stop: { title: string; text: string } | null;
  /** The reason for an excluded product. */
  goes: string | null;
}

interface ProductDemands {
  /** The whole range must be allowed. */
  age: AgeRange | null;
  /** One of them; empty lists demand nothing. */
  audience: readonly string[];
  forms: readonly string[];
  /** All of them. */
  marks: readonly string[];
  /** None of these allergens. */
  without: readonly string[];
}

/** Answers by question, in the order given; a skipped question has none. */
export type FinderState = ReadonlyMap<string, readonly string[]>;

export function givenAnswers(
  questions: readonly FinderQuestion[],
  state: FinderState,
): { question: FinderQuestion; answer: FinderAnswer }[] {
  return questions.flatMap((question) =>
    question.answers.filter(({ id }) => state.get(question.id)?.includes(id)).map((answer) => ({ question, answer })),
  );
}

/** Without the answers that an earlier answer rules out. */
export function answersShown(
  question: FinderQuestion,
  questions: readonly FinderQuestion[],
  state: FinderState,
): FinderAnswer[] {
  return question.answers.filter(({ after }) => {
    if (after.length === 0) return true;
    const asked = questions.find(({ answers }) => answers.some(({ id }) => after.includes(id)));
    const given = asked ? (state.get(asked.id) ?? []) : [];
    return given.length === 0 || given.some((id) => after.includes(id));
  });
}

export const contradict = (one: FinderAnswer, other: FinderAnswer): boolean =>
  one.notWith.includes(other.id) || other.notWith.includes(one.id);

/** Of several answers that contradict each other the first stays. */
export function withoutContradictions(answers: readonly FinderAnswer[]): FinderAnswer[] {
  return answers.filter((answer, index) => !answers.slice(0, index).some((earlier) => contradict(earlier, answer)));
}

export function fits({ only, have, against }: FinderAnswer, product: FinderProduct): boolean {
  return (
    !product.rows.some(({ substance }) => have.includes(substance)) &&
    against.every((state) => concerning(state, product.contraindications).length === 0) &&
    (!only || meets(only, product))
  );
}

function meets(demands: ProductDemands, { age, audience, form, marks, allergens }: FinderProduct): boolean {
  const some = (wanted: readonly string[], own: readonly string[]) =>
    wanted.length === 0 || own.some((word) => wanted.includes(word));
  return (
    (demands.age === null || covers(age, demands.age)) &&
    some(demands.audience, audience) &&
    some(demands.forms, [form]) &&
    demands.marks.every((mark) => marks.includes(mark)) &&
    !demands.without.some((allergen) => allergens.includes(allergen))
  );
}

function covers(label: AgeRange, wanted: AgeRange): boolean {
  const end = ({ to }: AgeRange) => to ?? Number.POSITIVE_INFINITY;
  return label.from <= wanted.from && end(label) >= end(wanted);
}

/** Its place among what the answer suggests, and why; null where the answer does not suggest it. */
export function suggestionOf({ suggests }: FinderAnswer, { ref }: FinderProduct) {
  const place = suggests.findIndex(({ product }) => product === ref);
  const reason = suggests[place]?.reason;
  return reason === undefined ? null : { place, reason };
}

/** The products that no answer has excluded. */
export function stillThere<P extends FinderProduct>(
  questions: readonly FinderQuestion[],
  state: FinderState,
  products: readonly P[],
): P[] {
  const given = givenAnswers(questions, state);
  return products.filter((product) => given.every(({ answer }) => fits(answer, product)));
}

/** Null when the result is certain: all is answered, a doctor must decide, or no product is left. */
export function nextQuestion<Q extends FinderQuestion>(
  questions: readonly Q[],
  state: FinderState,
  products: readonly FinderProduct[],
): Q | null {
  if (givenAnswers(questions, state).some(({ answer }) => answer.stop)) return null;
  if (stillThere(questions, state, products).length === 0) return null;
  return (
    questions.find((question) => !state.has(question.id) && answersShown(question, questions, state).length > 0) ?? null
  );
}
