import { combinationKinds } from '../../../contract/vocabulary.ts';
import { cx } from '../../ui/class-names.ts';
import { combinationLooks } from '../../ui/combination-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { CombinationsPage } from './pair-answer.ts';

/** The id of a pair in the list, for links of the matrix. */
export const pairId = (substance: string, other: string) => `${substance}--${other}`;

/** Under the header of the page, where the table has no frame of its own to scroll in. */
const head = 'sticky top-0 bg-page xl:top-(--header-height) xl:in-data-header-away:top-0';

/**
 * A cell links to its reason in the list; an empty one means that nothing is known. For a listener it is no table, whose
 * hundreds of empty cells would be told one by one: he hears each substance and its links, which name both.
 */
export function CombinationMatrix({ page }: { page: CombinationsPage }) {
  const keys = new Set(page.substances.map(({ key }) => key));
  const own = page.pairs.filter(({ second }) => keys.has(second));
  const shown = page.substances.filter(({ key }) => own.some(({ first, second }) => first === key || second === key));
  const pairOf = (a: string, b: string) =>
    own.find(({ first, second }) => (first === a && second === b) || (first === b && second === a));
  return (
    <ScrollRegion label="Таблица сочетаний" className="xl:overflow-visible">
      <table role="presentation" className="border-separate [border-spacing:2px] text-caption">
        <thead aria-hidden="true">
          <tr>
            <td className={cx(head, 'left-0 z-2')} />
            {shown.map(({ key, title, symbol }) => (
              <th key={key} scope="col" className={cx(head, 'z-1 py-2 font-semibold')}>
                <span title={title}>{symbol}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="sticky left-0 z-1 bg-page py-1 pr-3 text-left font-medium whitespace-nowrap">
                {row.title}
              </th>
              {shown.map((column) => {
                const pair = pairOf(row.key, column.key);
                return (
                  <td
                    key={column.key}
                    className={cx(
                      'min-w-9 rounded-control xl:min-w-11',
                      row.key === column.key ? 'bg-chip' : 'bg-muted',
                    )}
                  >
                    {pair && (
                      <a
                        href={`#${pairId(row.key, column.key)}`}
                        aria-label={`${row.title} и\u00a0${column.title}: ${combinationKinds[pair.kind]}`}
                        className={`grid h-9 w-full place-items-center rounded-control ${combinationLooks[pair.kind].look}`}
                      >
                        <Icon of={combinationLooks[pair.kind].icon} size={18} />
                      </a>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
