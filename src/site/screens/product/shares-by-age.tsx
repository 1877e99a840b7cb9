import type { CompositionRow } from '../../../contract/product.ts';

/** A child's label: how much of the daily need a portion gives at each age it is made for. */
export function SharesByAge({ title, rows }: { title: string; rows: CompositionRow[] }) {
  const shared = rows.filter((row) => row.shares.length > 0);
  const ages = shared[0]?.shares.map(({ age }) => age) ?? [];
  if (ages.length < 2) return null;
  return (
    <section
      aria-label={`${title}: доля потребности по возрасту`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-8 overflow-x-auto focus-visible:rounded-card"
    >
      <table className="w-full text-small">
        <caption className="pb-3 text-left text-body font-semibold">Доля суточной потребности по возрасту</caption>
        <thead className="text-left text-caption text-ink-faint">
          <tr>
            <th scope="col" className="pb-2 font-medium">
              Вещество
            </th>
            {ages.map((age) => (
              <th key={age} scope="col" className="pb-2 pl-4 text-right font-medium whitespace-nowrap">
                {age}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shared.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium">
                {row.component?.title ?? row.name}
              </th>
              {row.shares.map(({ age, text }) => (
                <td key={age} className="py-2.5 pl-4 text-right tabular-nums whitespace-nowrap">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
