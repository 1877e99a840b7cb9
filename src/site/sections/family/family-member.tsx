import { pagePaths } from '../../../contract/paths.ts';
import { amountOf, flagWords } from '../../../nutrition/shelf/flag-words.ts';
import { flagsOf } from '../../../nutrition/shelf/flags.ts';
import { type SubstanceSum, sumShelf } from '../../../nutrition/shelf/sum-shelf.ts';
import { writePercent } from '../../../nutrition/wording.ts';
import { counted } from '../../../text/russian.ts';
import { ProductRow } from '../../cards/product-card.tsx';
import { Fold } from '../../ui/fold.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { SectionOf } from '../theme-looks.ts';
import { jarsOf, personOf, shelfLine } from './family.ts';

type Family = SectionOf<'family'>;

interface FamilyMemberProps {
  section: Family;
  member: Family['members'][number];
  /** The jars of this person, as `series/slug`. */
  refs: readonly string[];
  onChange: (ref: string, isThere: boolean) => void;
}

export function FamilyMember({ section, member, refs, onChange }: FamilyMemberProps) {
  const cards = new Map(section.members.flatMap(({ products }) => products.map((product) => [product.ref, product])));
  const jars = jarsOf(refs, section);
  const person = personOf(member);
  const sums = sumShelf(jars, person);
  const nameOf = (substance: string) => section.substances.find(({ key }) => key === substance)?.title ?? substance;
  // Duplicates are visible in the sum.
  const flags = flagsOf(jars, sums, person, section.apart)
    .filter(({ kind }) => kind !== 'twice')
    .map((flag) => flagWords(flag, nameOf));
  return (
    <>
      <h3 className="text-h2 text-accent-deep">{member.who}</h3>
      <p className="mt-3 mb-6 text-small">{member.text}</p>
      <ul className="grid gap-3">
        {refs.map((ref) => {
          const product = cards.get(ref);
          return (
            product && (
              <li key={ref} className="rounded-card bg-page p-2 pr-4">
                <ProductRow product={product} level={4} />
              </li>
            )
          );
        })}
      </ul>
      {refs.length === 0 && (
        <p className="rounded-card bg-page p-4 text-small text-ink-soft">Банок нет — и&nbsp;это нормально.</p>
      )}
      <details className="mt-3 text-small noscript:hidden print:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
          <span>
            Другие банки<span className="sr-only">: {member.who}</span>
          </span>
        </summary>
        <ul className="grid pb-2">
          {section.jars.map(({ ref, title }) => (
            <li key={ref}>
              <label className="flex min-h-10 cursor-pointer items-start gap-3 py-1.5">
                <input
                  type="checkbox"
                  checked={refs.includes(ref)}
                  onChange={(event) => onChange(ref, event.currentTarget.checked)}
                  className="check mt-px"
                />
                {title}
              </label>
            </li>
          ))}
        </ul>
      </details>
      {sums.length > 0 && (
        <Fold title="В сумме за день">
          <Sums sums={sums} age={member.age} nameOf={nameOf} />
        </Fold>
      )}
      {flags.length > 0 && (
        <ul className="mt-4 grid gap-2 text-caption">
          {flags.map(({ title, text }) => (
            <li key={title} className="rounded-control bg-page p-3">
              <b className="font-semibold">{title}.</b> {text}
            </li>
          ))}
        </ul>
      )}
      {refs.length > 0 && (
        <p className="mt-4 text-small print:hidden">
          <TextLink href={`${pagePaths.shelf}#s=${shelfLine(member, refs)}`} arrow>
            На&nbsp;полке подробнее
          </TextLink>
        </p>
      )}
    </>
  );
}

function Sums({ sums, age, nameOf }: { sums: SubstanceSum[]; age: number; nameOf: (substance: string) => string }) {
  return (
    <table className="mt-4 w-full text-caption">
      <caption className="mb-2 text-left text-ink-soft">
        В&nbsp;сумме за&nbsp;день и&nbsp;доля потребности в&nbsp;{counted(age, 'год', 'года', 'лет')}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Вещество</th>
          <th scope="col">Количество</th>
          <th scope="col">Доля</th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={`${sum.substance} ${sum.unit}`} className="border-t border-accent-deep/20 align-baseline">
            <th scope="row" className="py-1.5 pr-2 text-left font-medium">
              {nameOf(sum.substance)}
            </th>
            <td className="py-1.5 pr-2 text-right">{amountOf(sum)}</td>
            <td className="py-1.5 text-right font-semibold whitespace-nowrap">
              {sum.norm ? writePercent(sum.norm.percent) : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
