import { formatMoment } from '../../text/dates.ts';
import { type Fault, fieldName, type Path } from '../load/faults.ts';
import { listedIn } from '../load/listed.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { type Hidden, shownOf } from '../schedule/shown.ts';
import { changesOf, isAlwaysThere, visibleContent } from '../schedule/visible-content.ts';
import { instantOf } from '../schema/instant.ts';
import type { Report } from './report.ts';

const reasons: Record<Hidden, string> = {
  draft: 'это черновик',
  scheduled: 'его время ещё не пришло',
  expired: 'его время прошло',
};

/** What comes and goes by itself must leave a whole site behind, now and each time: nobody is there to see it happen. */
export function checkSchedule(report: Report, now: number): void {
  const { content } = report;
  for (const entry of content.everyEntry()) {
    if (isAlwaysThere(entry)) checkAlwaysThere(report, entry);
    checkOrder(report, entry, entry.data, []);
    for (const { path, value } of listedIn(entry)) checkOrder(report, entry, value, path);
  }
  const told = new Set<string>();
  for (const at of [now, ...changesOf(content).filter((moment) => moment > now)]) {
    const when = at === now ? '' : `с ${formatMoment(at)} `;
    const { leftOut, short } = visibleContent(content, { at });
    for (const { entry, path, name, because, isNeeded } of leftOut) {
      const key = `${entry.file} ${fieldName(path)} ${isNeeded}`;
      if (told.has(key)) continue;
      told.add(key);
      if (isNeeded)
        report.error(
          entry,
          path,
          `${when}здесь названо то, чего нет на сайте: «${name}» (${reasons[because]})`,
          'без этого поля запись показать нельзя: назовите другое или скройте и эту запись',
        );
      else
        report.warning(
          entry,
          path,
          `${when}«${name}» здесь не показывается: ${reasons[because]}`,
          'ничего делать не нужно: появится само вместе с записью',
        );
    }
    for (const { entry, path, left, least } of short) {
      const key = `${entry.file} ${fieldName(path)} short`;
      if (told.has(key)) continue;
      told.add(key);
      report.warning(
        entry,
        path,
        `${when}в списке останется мало строк: ${left}`,
        `без скрытых нужно не меньше ${least}: добавьте то, что на сайте уже есть`,
      );
    }
  }
}

function checkAlwaysThere(report: Report, entry: Entry): void {
  const shown = shownOf(entry.data);
  for (const field of ['draft', 'publishAt', 'until'] as const)
    if (shown[field])
      report.error(
        entry,
        [field],
        'эту запись нельзя скрыть: без неё сайт неполон',
        `уберите ${field}; чтобы показать правку позже, опубликуйте её позже`,
      );
}

function checkOrder(report: Report, entry: Entry, value: unknown, path: Path): void {
  const { publishAt, until } = shownOf(value);
  if (publishAt && until && instantOf(until) <= instantOf(publishAt))
    report.error(entry, [...path, 'until'], 'уходит раньше, чем появляется', `поставьте until позже ${publishAt}`);
}

/** Whether a fault is in a draft. */
export function draftFaults(content: Content): (fault: Fault) => boolean {
  const files = new Set<string>();
  const items = new Map<string, string[]>();
  for (const entry of content.everyEntry()) {
    if (isAlwaysThere(entry)) items.set(entry.file, draftItems(entry));
    else if (shownOf(entry.data).draft) files.add(entry.file);
  }
  return ({ file, field }) => files.has(file) || (items.get(file)?.some((start) => field.startsWith(start)) ?? false);
}

/** How the names of their fields begin: `[3].`, `items[3].` */
const draftItems = (entry: Entry) =>
  listedIn(entry).flatMap(({ path, value }) => (shownOf(value).draft ? `${fieldName(entry.inFile(path))}.` : []));
