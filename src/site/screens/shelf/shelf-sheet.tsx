import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { foodRules } from '../../../contract/vocabulary.ts';
import { contraindicationsOf } from '../../../nutrition/shelf/contraindications.ts';
import type { Coverage } from '../../../nutrition/shelf/coverage.ts';
import { hoursOf } from '../../../nutrition/shelf/day-hours.ts';
import type { DayPlan } from '../../../nutrition/shelf/day-plan.ts';
import { amountOf, coverageWords, flagWords, levelWords, limitWords } from '../../../nutrition/shelf/flag-words.ts';
import type { Flag } from '../../../nutrition/shelf/flags.ts';
import { personWords } from '../../../nutrition/shelf/person-words.ts';
import type { Shelf } from '../../../nutrition/shelf/shelf-text.ts';
import type { SubstanceSum } from '../../../nutrition/shelf/sum-shelf.ts';
import { writePercent } from '../../../nutrition/wording.ts';
import { formatDate } from '../../../text/dates.ts';
import { nameOf } from './catalogue-jars.ts';
import { clockWords, portionOf } from './portion-words.ts';
import { productsOf, UnknownLabels } from './shelf-contraindications.tsx';

interface ShelfSheetProps {
  shelf: Shelf;
  catalogue: ShelfCatalogue;
  plan: DayPlan;
  sums: readonly SubstanceSum[];
  flags: readonly Flag[];
  coverage: Coverage;
  today: string | null;
}

/** The shelf on paper, for a doctor: for whom, how much of what a day, and what the labels warn of. */
export function ShelfSheet({ shelf, catalogue, plan, sums, flags, coverage, today }: ShelfSheetProps) {
  const { person } = shelf;
  const named = nameOf(catalogue);
  const hours = hoursOf(plan, catalogue.apart);
  const jars = plan.slots
    .flatMap((slot) => slot.jars)
    .toSorted((one, other) => (hours.get(one) ?? 0) - (hours.get(other) ?? 0));
  const notices = flags.filter(({ kind }) => kind !== 'twice').map((flag) => flagWords(flag, named));
  const covered = coverageWords(coverage, named);
  return (
    <div className="shelf-sheet hidden print:block">
      <h2>Список добавок</h2>
      <p>
        {person ? personWords(person) : 'Для кого — не\u00a0указано'}
        {today && `. Составлен ${formatDate(today)}`}
      </p>
      <h3>Что и когда</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Банка</th>
            <th scope="col">В&nbsp;день</th>
            <th scope="col">Когда</th>
          </tr>
        </thead>
        <tbody>
          {jars.map((jar) => (
            <tr key={jar.id}>
              <th scope="row">{jar.title}</th>
              <td>{portionOf(jar, catalogue)}</td>
              <td>
                {clockWords(hours.get(jar) ?? 0)}, {foodRules[jar.food].toLowerCase()}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Вместе в&nbsp;день</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Вещество</th>
            <th scope="col">Количество</th>
            <th scope="col">{person ? 'От потребности' : 'От нормы'}</th>
            <th scope="col">Уровень</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={`${sum.substance} ${sum.unit}`}>
              <th scope="row">{named(sum.substance)}</th>
              <td>{amountOf(sum)}</td>
              <td>{sum.norm ? writePercent(sum.norm.percent) : '—'}</td>
              <td>
                {sum.limit
                  ? `${sum.limit.isExceeded ? 'Выше: ' : ''}${levelWords(sum, 'nominative').toLowerCase()} ${limitWords(sum)}`
                  : '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{[`${covered.title}.`, ...covered.lines].join(' ')} Еда не&nbsp;учтена.</p>
      {notices.length > 0 && (
        <>
          <h3>На что обратить внимание</h3>
          <ul className="shelf-sheet-list">
            {notices.map(({ title, text }) => (
              <li key={title}>
                <b>{title}.</b> {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Противопоказания с&nbsp;этикеток</h3>
      <ul className="shelf-sheet-list">
        {contraindicationsOf(productsOf(shelf, catalogue)).map(({ text, titles }) => (
          <li key={text}>
            {text} ({titles.join('; ')})
          </li>
        ))}
      </ul>
      <UnknownLabels shelf={shelf} />
    </div>
  );
}
