import { isForChildren } from '../../nutrition/needs.ts';
import type { Report } from './report.ts';

/** «С чем сочетать» on the page of a child's product offers nothing for adults. */
function checkChildren({ content, error }: Report): void {
  for (const entry of content.all('product').filter(({ data }) => isForChildren(data.age)))
    for (const [index, { product }] of entry.data.related.entries()) {
      const other = content.find('product', product);
      if (other && !isForChildren(other.data.age))
        error(
          entry,
          ['related', index, 'product'],
          `детский продукт сочетают со взрослым: «${other.data.title}»`,
          'назовите продукт для детей',
        );
    }
}

/** A pair is said once, names one partner, and says how far apart where that is what it asks for. */
export function checkCombinations(report: Report): void {
  checkChildren(report);
  for (const entry of report.content.all('combinations')) {
    const seen = new Set<string>();
    for (const [index, { substance, component, partner, kind, hours }] of entry.data.pairs.entries()) {
      const at = ['pairs', index];
      if ((component === undefined) === (partner === undefined))
        report.error(entry, at, 'сочетание называет одно: component или partner', 'оставьте одно из двух');
      if (component === substance)
        report.error(entry, [...at, 'component'], 'вещество сочетается само с собой', 'назовите другое вещество');
      if ((kind === 'apart') !== (hours !== undefined))
        report.error(entry, at, 'часы указывают у сочетаний apart, и только у них', 'добавьте или уберите hours');
      const names = [substance, component ?? partner ?? ''].toSorted().join(' и ');
      if (seen.has(names)) report.error(entry, at, `«${names}» указано дважды`, 'оставьте одну строку');
      seen.add(names);
    }
  }
}
