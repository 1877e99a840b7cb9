import { type Reckoned, written, wrongIn } from '../facts/reckoned.ts';
import { fieldsOf, lineAt, markdownFields } from '../load/fields.ts';
import type { Report } from './report.ts';

/** Every equation, total and per cent of a norm that texts state is reckoned again. */
export function checkArithmetic(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    for (const field of markdownFields(entry))
      for (const wrong of wrongIn(field.value))
        tell(report, entry, field.path, wrong, field.line(lineAt(field.value, wrong.offset)));
    for (const { path, value, metadata } of fieldsOf(entry))
      if (metadata.type === 'text' && typeof value === 'string')
        for (const wrong of wrongIn(value)) tell(report, entry, path, wrong);
  }
  checkPortions(report);
}

const tell = (
  { error }: Report,
  entry: Parameters<Report['error']>[0],
  path: Parameters<Report['error']>[1],
  { text, computed }: Reckoned,
  line?: number,
) => error(entry, path, `«${text}»: выходит ${written(computed)}`, 'пересчитайте', line);

/** Pieces in the pack, by portions. */
function checkPortions({ content, error }: Report): void {
  for (const product of content.all('product')) {
    const { quantity, composition } = product.data;
    const inPortion = Number.parseInt(composition.serving, 10);
    const portions = quantity.amount / inPortion;
    if (quantity.unit === 'pcs' && inPortion > 0 && Math.floor(portions) !== composition.servingsPerPack)
      error(
        product,
        ['composition', 'servingsPerPack'],
        `в упаковке ${quantity.amount} шт. по ${inPortion} в порции: порций выходит ${written(portions)}`,
        'исправьте число порций или количество в упаковке',
      );
  }
}
