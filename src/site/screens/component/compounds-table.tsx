import type { Component } from '../../../contract/entries.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** On a phone a row is a block, and each cell has a label. */
export function CompoundsTable({ component }: { component: Component }) {
  const head = ['Соединение', 'Доля элемента', 'Растворимость', 'Что известно', 'В\u00a0наших продуктах'];
  const cell =
    'align-top max-md:block max-md:before:mr-2 max-md:before:text-ink-faint max-md:before:content-[attr(data-title)] md:py-3 md:pr-5';
  return (
    <table className="w-full text-small max-md:block">
      <caption className="sr-only">{`${component.title}: все формы`}</caption>
      <thead className="text-left text-caption text-ink-faint max-md:sr-only">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="pr-5 pb-2 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {component.compounds.map(({ title, share, solubility, known, products }) => (
          <tr key={title} className="border-t border-line max-md:grid max-md:gap-1 max-md:py-4">
            <th scope="row" className="text-left align-top text-body font-semibold md:py-3 md:pr-5">
              {title}
            </th>
            <td data-title={`${head[1]}:`} className={`${cell} whitespace-nowrap`}>
              {share}
            </td>
            <td data-title={`${head[2]}:`} className={cell}>
              {solubility}
            </td>
            <td className={`${cell} max-md:before:content-none md:max-w-[30rem]`}>{known}</td>
            <td data-title={`${head[4]}:`} className={cell}>
              {products.length === 0 && <span className="text-ink-faint">нет</span>}
              {products.map((product, index) => (
                <span key={product.url}>
                  {index > 0 && ', '}
                  <TextLink href={product.url}>{product.title}</TextLink>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
