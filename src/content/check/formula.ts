import type { PageSource } from '../kinds/page-schemas.ts';
import type { Report } from './report.ts';

/** As many as can fly out of a capsule and still be told apart on a phone. */
const least = 2;
const most = 5;

/** The home page draws a capsule that comes apart: of a syrup or of a single substance it would tell a lie, or nothing. */
export function checkFormula(report: Report): void {
  const page = report.content.find('page', 'home');
  if (!page) return;
  const ref = (page.data as PageSource<'home'>).formula.product;
  const product = report.content.find('product', ref);
  if (!product) return;
  const at = ['formula', 'product'];
  if (product.data.form !== 'capsules')
    report.error(
      page,
      at,
      'раскрывается капсула, а товар в другой форме',
      'выберите товар в капсулах (form: capsules)',
    );
  const count = product.data.composition.rows.filter(({ component }) => component !== undefined).length;
  if (count < least || count > most)
    report.error(
      page,
      at,
      `веществ со своей страницей в составе: ${count}`,
      `выберите товар, где их от ${least} до ${most}`,
    );
}
