import type { AgeRange } from '../../text/russian.ts';
import type { JarRow } from '../shelf/jar.ts';

/** A product as the finder's rules see it. */
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
  /** The first is what the product is taken for. */
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

/** What an answer does. An answer that does nothing of it is a remark. */
export interface FinderAnswer {
  /** Unique among the answers of all questions. */
  id: string;
  title: string;
  /** Shown only after one of these answers, or where their question was skipped. */
  after: readonly string[];
  /** A reason to take something: without one, nothing is suggested. */
  suggests: { themes: readonly string[]; components: readonly string[]; products: readonly string[] } | null;
  /** What a product must be like to stay. */
  only: ProductDemands | null;
  /** Substances that somebody has enough of already: what holds them goes. */
  have: readonly string[];
  /** Nothing is suggested at all, whatever else was said: «сначала врач». */
  stop: { title: string; text: string } | null;
  /** Why what it suggests is suggested. */
  stays: string | null;
  /** Why what does not fit goes. */
  goes: string | null;
}

interface ProductDemands {
  /** Everybody of these years may take it. */
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

/** Answers by question, in the order in which they were given; a skipped question has none. */
export type FinderState = ReadonlyMap<string, readonly string[]>;

/** The answers that were given, each with its question. */
export function givenAnswers(
  questions: readonly FinderQuestion[],
  state: FinderState,
): { question: FinderQuestion; answer: FinderAnswer }[] {
  return questions.flatMap((question) =>
    question.answers.filter(({ id }) => state.get(question.id)?.includes(id)).map((answer) => ({ question, answer })),
  );
}

/** An adult is not asked which school he goes to. */
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

/** Whether the answer lets the product stay. */
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
  // Of a substance only what is taken for it: a trace in a complex is no reason.
  const headline = rows[0]?.substance ?? '';
  return (
    suggests.products.includes(ref) ||
    suggests.components.includes(headline) ||
    themes.some((theme) => suggests.themes.includes(theme))
  );
}

/** What nothing has spoken against so far. */
export function stillThere<P extends FinderProduct>(
  questions: readonly FinderQuestion[],
  state: FinderState,
  products: readonly P[],
): P[] {
  const given = givenAnswers(questions, state);
  return products.filter((product) => given.every(({ answer }) => fits(answer, product)));
}

/** The next to be asked; null where the result is certain: all is said, somebody else must decide, nothing is left. */
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
