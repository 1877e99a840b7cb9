import { formatAge, listed, quoteTitle, uncapitalise } from '../../text/russian.ts';
import { adultAge } from '../limits.ts';
import type { Jar } from '../shelf/jar.ts';
import { sumShelf } from '../shelf/sum-shelf.ts';
import { concerning, sedating } from '../warnings/health-states.ts';
import {
  type FinderAnswer,
  type FinderProduct,
  type FinderQuestion,
  type FinderState,
  fits,
  givenAnswers,
  suggestionOf,
} from './finder.ts';

const most = 3;

interface Found<P> {
  product: P;
  /** One sentence per answer that suggests it. */
  reasons: readonly string[];
}

export interface Gone<P> {
  product: P;
  reason: string;
}

export interface FinderResult<P> {
  /** A doctor must decide. */
  stop: { title: string; text: string } | null;
  /** At most three. */
  found: readonly Found<P>[];
  /** Products that would fit as well, with the reason why they are not suggested. */
  spare: readonly Gone<P>[];
  /** The products that each answer excluded. */
  gone: readonly { answer: FinderAnswer; question: FinderQuestion; products: readonly Gone<P>[] }[];
  /** The number of products that no answer suggested. */
  uncalled: number;
  /** Suggested products that went only because of what was said about health. */
  withDoctor: readonly P[];
  /** Suggested products that went only because of the form that was chosen. */
  inOtherForm: readonly P[];
}

const bestPlace = ({ suggestions }: { suggestions: readonly { place: number }[] }) =>
  Math.min(...suggestions.map(({ place }) => place));

/** A product is suggested if an answer suggests it and none excludes it. */
export function findProducts<P extends FinderProduct>(
  questions: readonly FinderQuestion[],
  state: FinderState,
  products: readonly P[],
  nameOf: (substance: string) => string,
): FinderResult<P> {
  const given = givenAnswers(questions, state);
  const gone = given.map((one) => ({ ...one, products: goneBy(one.answer, products, nameOf) }));
  const left = products.filter((product) => given.every(({ answer }) => fits(answer, product)));
  const stop = given.find(({ answer }) => answer.stop)?.answer.stop ?? null;
  const called = left
    .map((product) => ({ product, suggestions: given.flatMap(({ answer }) => suggestionOf(answer, product) ?? []) }))
    .filter(({ suggestions }) => suggestions.length > 0)
    // Products suggested by several answers come first, then by the order of the editor.
    .toSorted((a, b) => b.suggestions.length - a.suggestions.length || bestPlace(a) - bestPlace(b));
  const found: Found<P>[] = [];
  const spare: Gone<P>[] = [];
  if (!stop) {
    const age = Math.min(adultAge, ...given.flatMap(({ answer }) => answer.only?.age?.from ?? []));
    for (const { product, suggestions } of called) {
      const reason = whyNot(
        product,
        found.map((one) => one.product),
        age,
        nameOf,
      );
      if (reason) spare.push({ product, reason });
      else found.push({ product, reasons: suggestions.map(({ reason }) => reason) });
    }
  }
  const fittingOtherwise = (relaxed: (answer: FinderAnswer) => FinderAnswer) =>
    products.filter(
      (product) =>
        !left.includes(product) &&
        given.every(({ answer }) => fits(relaxed(answer), product)) &&
        given.some(({ answer }) => suggestionOf(answer, product)),
    );
  const withDoctor = fittingOtherwise((answer) => ({ ...answer, against: [] }));
  const inOtherForm = fittingOtherwise((answer) => ({ ...answer, only: answer.only && { ...answer.only, forms: [] } }));
  return { stop, found, spare, gone, uncalled: left.length - called.length, withDoctor, inOtherForm };
}

export function goneBy<P extends FinderProduct>(
  answer: FinderAnswer,
  products: readonly P[],
  nameOf: (substance: string) => string,
): Gone<P>[] {
  return products
    .filter((product) => !fits(answer, product))
    .map((product) => ({ product, reason: goesWords(answer, product, nameOf) }));
}

function goesWords(answer: FinderAnswer, product: FinderProduct, nameOf: (substance: string) => string): string {
  const doubled = [...new Set(product.rows.map(({ substance }) => substance))].filter((one) =>
    answer.have.includes(one),
  );
  const warned = answer.against.flatMap((state) => concerning(state, product.contraindications));
  const detail =
    doubled.length > 0
      ? listed(doubled.map((one) => uncapitalise(nameOf(one))))
      : warned.length > 0
        ? [...new Set(warned.map(uncapitalise))].join('; ')
        : answer.only?.age
          ? formatAge(product.age)
          : '';
  return detail ? `${answer.goes ?? answer.title}: ${detail}` : (answer.goes ?? answer.title);
}

/** No substance twice, and the sums stay below every upper level. */
function whyNot(
  product: FinderProduct,
  chosen: readonly FinderProduct[],
  age: number,
  nameOf: (substance: string) => string,
): string | null {
  for (const other of chosen) {
    const doubled = [headline(other), headline(product)].find((one) => has(product, one) && has(other, one));
    if (doubled) return `${nameOf(doubled)} уже есть в\u00A0${quoteTitle(other.title)}`;
    if (isSedating(product) && isSedating(other))
      return `Вместе с\u00A0${quoteTitle(other.title)} сильнее клонит в\u00A0сон`;
  }
  const above = sumShelf([...chosen, product].map(asJar), { age, sex: null, motherhood: null }).find(
    ({ limit }) => limit?.isExceeded,
  );
  if (above) {
    const what = `${nameOf(above.substance)}: больше верхнего уровня для этого возраста`;
    return chosen.length > 0 ? `${what}, если принимать вместе` : what;
  }
  return chosen.length >= most ? 'Подходит тоже, но\u00A0трёх достаточно' : null;
}

const headline = ({ rows }: FinderProduct) => rows[0]?.substance ?? '';
const has = ({ rows }: FinderProduct, substance: string) => rows.some((row) => row.substance === substance);

const isSedating = ({ rows }: FinderProduct) => rows.some(({ substance }) => sedating.has(substance));

function asJar({ ref, title, rows, age }: FinderProduct): Jar {
  return {
    id: ref,
    title,
    rows,
    age,
    isOurs: true,
    portions: 1,
    servings: null,
    mothers: null,
    times: [],
    food: 'any',
  };
}
