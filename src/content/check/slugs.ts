import { isReservedSegment, themeSlugs } from '../../contract/paths.ts';
import type { Path } from '../load/faults.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

export function checkSlugs(report: Report): void {
  const { content } = report;
  for (const series of content.all('series')) {
    if (isReservedSegment(series.slug)) {
      report.error(series, [], `адрес /${series.slug} уже занят другой страницей сайта`, 'переименуйте папку серии');
    }
  }
  for (const theme of content.all('theme')) {
    if (!themeSlugs.some((slug) => slug === theme.slug)) {
      report.error(theme, [], `подборки «${theme.slug}» на сайте нет`, `бывают: ${themeSlugs.join(', ')}`);
    }
  }
  for (const specialist of content.all('specialist')) {
    if (content.has('expert', specialist.slug))
      report.error(
        specialist,
        [],
        'так же назван эксперт',
        'переименуйте один из двух файлов: в событиях их не различить',
      );
  }
  const faq = content.single('faq');
  const [shops, reviews] = [content.single('shops'), content.single('reviews')];
  if (faq) checkIds(report, faq, ['items'], faq.data.items);
  if (faq) checkIds(report, faq, ['groups'], faq.data.groups);
  if (shops) checkIds(report, shops, [], shops.data);
  if (reviews) checkIds(report, reviews, [], reviews.data);
  checkOrder(report);
}

function checkIds(report: Report, entry: Entry, path: Path, items: readonly { id: string }[]): void {
  for (const [index, { id }] of items.entries()) {
    if (items.findIndex((item) => item.id === id) < index)
      report.error(
        entry,
        [...path, index, 'id'],
        `«${id}» уже есть выше`,
        'дайте другое имя: по нему на запись ссылаются',
      );
  }
}

/** Entries with the same number would be sorted by file name. */
function checkOrder(report: Report): void {
  const { content } = report;
  const groups = new Map<string, string>();
  const ordered = (['series', 'product', 'theme', 'expert', 'specialist'] as const).flatMap((kind) =>
    content.all(kind),
  );
  for (const entry of ordered) {
    const group = `${entry.kind === 'product' ? entry.slug.split('/')[0] : entry.kind} ${entry.data.order}`;
    const other = groups.get(group);
    if (other)
      report.warning(entry, ['order'], `место ${entry.data.order} уже занято: ${other}`, 'поставьте другое число');
    else groups.set(group, entry.file);
  }
}
