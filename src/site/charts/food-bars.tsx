import type { Component } from '../../contract/entries.ts';
import { formatPercent } from '../../text/russian.ts';

/** The longest bar is the richest food of the list. */
export function FoodBars({ foods, caption }: { foods: Component['foods']; caption: string }) {
  const size = (food: Component['foods'][number]) => food.percent ?? food.amount;
  const most = Math.max(...foods.map(size), 1e-9);
  const withShare = foods.some((food) => food.percent !== null);
  return (
    <table className="food-bars w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Продукт</th>
          <th scope="col">Количество</th>
          {withShare && <th scope="col">Доля суточной нормы</th>}
        </tr>
      </thead>
      <tbody>
        {foods.map((food) => (
          <tr key={`${food.name} ${food.per}`}>
            <th scope="row" className="w-full text-left font-medium">
              {food.name} <span className="font-normal text-ink-faint">{food.per}</span>
              <span aria-hidden="true" className="bar-track mt-2 block h-2 rounded-full">
                <span
                  className="bar-fill block h-full rounded-full bg-accent"
                  style={{ width: `${Math.max(1, (size(food) / most) * 100)}%` }}
                />
              </span>
            </th>
            <td className="text-right align-top font-semibold sm:whitespace-nowrap">{food.amountText}</td>
            {withShare && (
              <td className="w-20 text-right align-top whitespace-nowrap text-ink-soft">
                {food.percent === null ? <span className="sr-only">не считается</span> : formatPercent(food.percent)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
