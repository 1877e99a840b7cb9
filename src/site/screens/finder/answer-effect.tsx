import { type FinderAnswer, type FinderProduct, fits, suggestionOf } from '../../../nutrition/finder/finder.ts';
import { plural } from '../../../text/russian.ts';
import { cx } from '../../ui/class-names.ts';

/** How many products an answer leaves, or how many it is a reason for. */
interface Effect {
  kind: 'left' | 'called';
  count: number;
}

export function effectOf(answer: FinderAnswer, left: readonly FinderProduct[]): Effect | null {
  if (answer.stop) return null;
  if (answer.only || answer.have.length > 0 || answer.against.length > 0)
    return { kind: 'left', count: left.filter((product) => fits(answer, product)).length };
  if (answer.suggests.length === 0) return null;
  return { kind: 'called', count: left.filter((product) => suggestionOf(answer, product)).length };
}

/** A plain number where the column has its word above it. */
export function AnswerEffect({ effect, isPlain }: { effect: Effect | null; isPlain: boolean }) {
  if (!effect) return null;
  const { kind, count } = effect;
  return (
    <span
      className={cx('shrink-0 text-right text-small', count === 0 ? 'font-semibold text-careful' : 'text-ink-soft')}
    >
      <span className={cx(isPlain && 'sr-only')}>{kind === 'left' ? 'останется ' : 'повод для '}</span>
      {count}
      <span className="sr-only"> {plural(count, ...words[kind])}</span>
    </span>
  );
}

const words: Record<Effect['kind'], [one: string, few: string, many: string]> = {
  left: ['продукт', 'продукта', 'продуктов'],
  called: ['продукта', 'продуктов', 'продуктов'],
};
