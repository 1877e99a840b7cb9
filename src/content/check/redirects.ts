import { knownAddresses } from '../load/addresses.ts';
import { nearestPath } from '../text/suggest.ts';
import type { Report } from './report.ts';

export function checkRedirects(report: Report): void {
  const entry = report.content.single('redirects');
  if (!entry) return;
  const known = knownAddresses(report.content);
  const targets = new Map(entry.data.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  for (const [index, { from, to }] of entry.data.entries()) {
    const at = (key: string) => [index, key];
    const path = to.replace(/[?#].*$/, '');
    if (seen.has(from)) report.error(entry, at('from'), `адрес ${from} перенаправлен дважды`, 'оставьте одну строку');
    seen.add(from);
    if (/[?#\s]/.test(from) || (from.length > 1 && from.endsWith('/')))
      report.error(
        entry,
        at('from'),
        'старый адрес записан с параметрами, пробелом или «/» в конце',
        'оставьте только путь, например /staraya-stranitsa',
      );
    if (known.has(from))
      report.error(
        entry,
        at('from'),
        `по адресу ${from} есть живая страница`,
        'уберите перенаправление или переименуйте страницу',
      );
    else if (to.startsWith('//'))
      report.error(
        entry,
        at('to'),
        'перенаправление за пределы сайта',
        'укажите путь внутри сайта, например /articles',
      );
    else if (from === path || loops(from, targets))
      report.error(entry, at('to'), 'перенаправление ходит по кругу', 'направьте его на существующую страницу');
    else if (targets.has(path))
      report.error(entry, at('to'), `${path} само перенаправлено`, `направьте сразу на ${targets.get(path)}`);
    else if (!known.has(path)) {
      const meant = nearestPath(path, known.keys());
      report.error(
        entry,
        at('to'),
        `страницы ${path} на сайте нет`,
        meant ? `возможно, имелось в виду ${meant}` : 'укажите существующую страницу',
      );
    }
  }
}

function loops(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set([from]);
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (seen.has(next)) return true;
    seen.add(next);
  }
  return false;
}
