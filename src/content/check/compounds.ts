import { names } from '../facts/composition.ts';
import type { Report } from './report.ts';

/** Where a mineral's compounds are listed, every product with it names one of them: else the table would lack it. */
export function checkCompounds(report: Report): void {
  for (const product of report.content.all('product')) {
    for (const [index, row] of product.data.composition.rows.entries()) {
      const compounds = (row.component && report.content.find('component', row.component)?.data.compounds) || [];
      if (compounds.length === 0 || compounds.some(({ inName }) => names(row.name, inName))) continue;
      report.error(
        product,
        ['composition', 'rows', index, 'name'],
        `соединения из «${row.name}» нет среди compounds компонента`,
        `назовите одно из них (${compounds.map(({ inName }) => inName).join(', ')}) или добавьте соединение в запись компонента`,
      );
    }
  }
}
