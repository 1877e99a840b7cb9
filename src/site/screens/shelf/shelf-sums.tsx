import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { documents } from '../../../nutrition/documents.ts';
import type { Person } from '../../../nutrition/needs.ts';
import { amountOf, levelWords, limitWords } from '../../../nutrition/shelf/flag-words.ts';
import type { SubstanceSum } from '../../../nutrition/shelf/sum-shelf.ts';
import { writeAmount, writePercent } from '../../../nutrition/wording.ts';
import { axisEnd, NoNorm, NutrientBar, NutrientLegend } from '../../charts/nutrient-bar.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { nameOf } from './catalogue-jars.ts';

interface ShelfSumsProps {
  sums: readonly SubstanceSum[];
  catalogue: ShelfCatalogue;
  person: Person | null;
}

export function ShelfSums({ sums, catalogue, person }: ShelfSumsProps) {
  const scaled = sums.map(({ norm, limit }) => ({
    percent: norm?.percent ?? null,
    upperPercent: norm ? limit?.percentOfNorm : null,
  }));
  const end = axisEnd(scaled);
  return (
    <section>
      <h2 className="text-h3">Вместе в&nbsp;день</h2>
      <table className="composition mt-5 w-full">
        <caption className="sr-only">Вещества во всех банках за день</caption>
        <thead className="text-left text-caption text-ink-faint">
          <tr>
            <th scope="col">Вещество</th>
            <th scope="col">Количество</th>
            <th scope="col">{person ? 'Доля потребности' : 'Доля нормы'}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <SumRow key={`${sum.substance} ${sum.unit}`} sum={sum} end={end} catalogue={catalogue} />
          ))}
        </tbody>
      </table>
      <div className="mt-5 grid max-w-[68ch] gap-3">
        <NutrientLegend rows={scaled} />
        <p className="text-caption text-ink-faint">
          {person
            ? `Доли — от\u00a0потребности по\u00a0${documents.needs.short}`
            : `Доли — от\u00a0нормы для этикеток по\u00a0${documents.labelling.short}`}
          . Прочерк стоит там, где нормы нет.
        </p>
      </div>
    </section>
  );
}

function SumRow({ sum, end, catalogue }: { sum: SubstanceSum; end: number; catalogue: ShelfCatalogue }) {
  const known = catalogue.substances.find(({ key }) => key === sum.substance);
  const title = nameOf(catalogue)(sum.substance);
  const isAbove = sum.limit?.isExceeded ?? false;
  return (
    <tr>
      <th scope="row" className="text-left font-semibold">
        {known?.url ? (
          <AppLink
            href={known.url}
            className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-link"
          >
            {title}
          </AppLink>
        ) : (
          title
        )}
        <span className="block text-caption font-normal text-ink-faint">
          {sum.from
            .map(({ jar, amount }) =>
              sum.from.length > 1 ? `${jar.title}: ${writeAmount(amount, sum.unit)}` : jar.title,
            )
            .join('; ')}
        </span>
      </th>
      <td className="composition-amount">{amountOf(sum)}</td>
      <td className="composition-share">
        {sum.norm ? (
          <span className="composition-bar">
            <NutrientBar percent={sum.norm.percent} upperPercent={sum.limit?.percentOfNorm ?? null} end={end} />
            <span className="text-right font-semibold">{writePercent(sum.norm.percent)}</span>
          </span>
        ) : (
          <NoNorm />
        )}
        {sum.limit && (
          <span className={cx('block text-caption', isAbove ? 'font-semibold text-error' : 'text-ink-faint')}>
            {isAbove ? 'Выше уровня' : levelWords(sum, 'nominative')} {limitWords(sum)}
          </span>
        )}
      </td>
    </tr>
  );
}
