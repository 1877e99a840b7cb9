import type { AgeRange } from '../../text/russian.ts';
import type { JarRow } from '../shelf/jar.ts';

export interface FinderProduct {
  ref: string;
  title: string;
  form: string;
  age: AgeRange;
  audience: readonly string[];
  marks: readonly string[];
  allergens: readonly string[];
  themes: readonly string[];
  times: readonly string[];
  /** The first is the main substance. */
  rows: readonly JarRow[];
}

export interface FinderQuestion {
  id: string;
  title: string;
  hint: string | null;
  /** Several answers may be given. */
  many: boolean;
  answers: readonly FinderAnswer[];
}

/** An answer without any of these has no effect. */
export interface FinderAnswer {
  /** Unique among the answers of all questions. */
  id: string;
  title: string;
  /** Shown only after one of these answers, or where their question was skipped. */
  after: readonly string[];
  /** Without a suggestion by an answer no product is suggested. */
  suggests: { themes: readonly string[]; components: readonly string[]; products: readonly string[] } | null;
  /** Demands that a product must meet. */
  only: ProductDemands | null;
  /** Substances that the person has enough of: products with them are excluded. */
  have: readonly string[];
  /** Ends the finder without products: «сначала врач». */
  stop: { title: string; text: string } | null;
  /** The reason for a suggested product. */
  stays: string | null;
  /** The reason for an excluded product. */
  goes: string | null;
}

interface ProductDemands {
  /** The whole range must be allowed. */
  age: AgeRange | null;
  /** One of them; empty lists demand nothing. */
  audience: readonly string[];
  forms: readonly string[];
  times: readonly string[];
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

export function fits({ only, have }: FinderAnswer, product: FinderProduct): boolean {
  return !product.rows.some(({ substance }) => have.includes(substance)) && (!only || meets(only, product));
}

function meets(demands: ProductDemands, { age, audience, form, times, marks, allergens }: FinderProduct): boolean {
  const some = (wanted: readonly string[], own: readonly string[]) =>
    wanted.length === 0 || own.some((word) => wanted.includes(word));
  return (
    (demands.age === null || covers(age, demands.age)) &&
    some(demands.audience, audience) &&
    some(demands.forms, [form]) &&
    (times.includes('any') || some(demands.times, times)) &&
    demands.marks.every((mark) => marks.includes(mark)) &&
    !demands.without.some((allergen) => allergens.includes(allergen))
  );
}

function covers(label: AgeRange, wanted: AgeRange): boolean {
  const end = ({ to }: AgeRange) => to ?? Number.POSITIVE_INFINITY;
  return label.from <= wanted.from && end(label) >= end(wanted);
}

export function calls({ suggests }: FinderAnswer, { ref, themes, rows }: FinderProduct): boolean {
  if (!suggests) return false;
  // Only the main substance counts: a small amount in a complex is no reason.
  const headline = rows[0]?.substance ?? '';
  return (
    suggests.products.includes(ref) ||
    suggests.components.includes(headline) ||
    themes.some((theme) => suggests.themes.includes(theme))
  );
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
