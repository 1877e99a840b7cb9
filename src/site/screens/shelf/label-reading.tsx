import { decimal } from '../../../nutrition/decimal.ts';
import type { LabelOption, LabelReading } from '../../../nutrition/label/read-label.ts';
import type { JarRow } from '../../../nutrition/shelf/jar.ts';
import { writeAmount } from '../../../nutrition/wording.ts';
import { cx } from '../../ui/class-names.ts';

interface LabelReadingsProps {
  readings: readonly LabelReading[];
  /** Which option was chosen for a line that asks, by its place. */
  chosen: Readonly<Record<number, number>>;
  nameOf: (substance: string) => string;
  onChoose: (line: number, option: number) => void;
}

/** What was understood of a label, line by line, before any of it counts. */
export function LabelReadings({ readings, chosen, nameOf, onChoose }: LabelReadingsProps) {
  if (readings.length === 0) return null;
  return (
    <ul className="grid gap-2 text-small" aria-label="Что прочитали">
      {readings.map((reading, line) => (
        <li key={line} className="rounded-control bg-page px-4 py-2">
          {reading.kind === 'ask' && reading.options.length > 0 ? (
            <fieldset>
              <legend className="wrap-anywhere">
                <b className="font-medium">{reading.text}:</b> {questionWords[reading.question]}
              </legend>
              {reading.options.map((option, index) => (
                <label key={optionWords(option, nameOf)} className="mt-1 flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    required
                    name={`line-${line}`}
                    checked={chosen[line] === index}
                    onChange={() => onChoose(line, index)}
                    className="size-5 shrink-0 accent-action"
                  />
                  {optionWords(option, nameOf)}
                </label>
              ))}
            </fieldset>
          ) : (
            <p className={cx('wrap-anywhere', reading.kind === 'row' ? '' : 'text-ink-soft')}>
              {readingWords(reading, nameOf)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const questionWords: Record<Extract<LabelReading, { kind: 'ask' }>['question'], string> = {
  compound: 'это масса соединения или самого вещества?',
  number: 'какое это число?',
  portion: 'это не\u00a0на\u00a0порцию. Сколько в\u00a0порции?',
  week: 'это не\u00a0на\u00a0каждый день. Сколько в\u00a0среднем в\u00a0день?',
  carrier: 'сколько в\u00a0нём омега-3?',
  share: 'это масса экстракта или самого вещества?',
  contradiction: 'количества не\u00a0сходятся. Какое верно?',
};

const unreadWords: Record<Extract<LabelReading, { kind: 'unread' }>['reason'], string> = {
  'no-amount': 'не\u00a0нашли количества с\u00a0единицей',
  'no-name': 'не\u00a0нашли названия',
  'wrong-unit': 'МЕ бывают только у\u00a0витаминов A, D и\u00a0E',
  'too-many': 'слишком много строк для одной банки',
};

function readingWords(reading: LabelReading, nameOf: (substance: string) => string): string {
  switch (reading.kind) {
    case 'row':
      return rowWords(reading.row, nameOf);
    case 'unknown':
      return `${rowWords(reading.row, nameOf)} — вещество не\u00a0узнали: сложим, но сверить не\u00a0с\u00a0чем`;
    case 'part':
      return `${reading.text} — уже входит в\u00a0«${nameOf(reading.of)}», второй раз не\u00a0считаем`;
    case 'ask':
      return `${reading.text}: ${questionWords[reading.question]} Допишите строкой, например «Омега-3 300 мг»; пока не\u00a0считаем`;
    case 'unread':
      return `${reading.text} — ${unreadWords[reading.reason]}, не\u00a0считаем`;
  }
}

function optionWords({ row, share }: LabelOption, nameOf: (substance: string) => string): string {
  const words = rowWords(row, nameOf);
  return share === undefined ? words : `${words}: в\u00a0соединении его около ${share}\u00a0%`;
}

const rowWords = ({ substance, amount, unit }: JarRow, nameOf: (substance: string) => string) =>
  `${nameOf(substance)} — ${writeAmount(decimal(amount), unit, substance)}`;

/** The rows that count: what was read, and what was chosen for lines that ask. */
export function countedRows(readings: readonly LabelReading[], chosen: Readonly<Record<number, number>>): JarRow[] {
  return readings.flatMap((reading, line) => {
    if (reading.kind === 'row' || reading.kind === 'unknown') return [reading.row];
    const option = reading.kind === 'ask' ? reading.options[chosen[line] ?? -1] : undefined;
    return option ? [option.row] : [];
  });
}
