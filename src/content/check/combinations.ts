import { isForChildren } from '../../nutrition/needs.ts';
import type { Report } from './report.ts';

/** «С чем сочетать» is for one person: an adult's product with adults', a child's with children's. */
function checkAges({ content, error }: Report): void {
  for (const entry of content.all('product'))
    for (const [index, { product }] of entry.data.related.entries()) {
      const other = content.find('product', product);
      const isChild = isForChildren(entry.data.age);
      if (!other || isForChildren(other.data.age) === isChild) continue;
      error(
        entry,
        ['related', index, 'product'],
        `${isChild ? 'детский продукт сочетают со взрослым' : 'взрослый продукт сочетают с детским'}: «${other.data.title}»`,
        isChild ? 'назовите продукт для детей' : 'назовите продукт для взрослых, а о детском скажите в тексте',
      );
    }
}

/** A pair is said once, names one partner, and says how far apart where that is what it asks for. */
export function checkCombinations(report: Report): void {
  checkAges(report);
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
