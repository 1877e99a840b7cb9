import { formatMoment } from '../../text/dates.ts';
import { type Fault, fieldName, type Path } from '../load/faults.ts';
import { fieldsOf, listedIn } from '../load/fields.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { type Hidden, shownOf } from '../schedule/shown.ts';
import { changesOf, isAlwaysThere, visibleContent } from '../schedule/visible-content.ts';
import { instantOf, isRealDate } from '../schema/fields.ts';
import type { Report } from './report.ts';

const reasons: Record<Hidden, string> = {
  draft: 'это черновик',
  scheduled: 'его время ещё не пришло',
  expired: 'его время прошло',
};

/** Scheduled changes must leave the site without broken references, at each moment. */
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
    report.error(entry, [...path, 'until'], 'уходит раньше, чем появляется', `поставьте день позже ${publishAt}`);
}

export function draftFaults(content: Content): (fault: Fault) => boolean {
  const files = new Set<string>();
  const items = new Map<string, string[]>();
  for (const entry of content.everyEntry()) {
    if (isAlwaysThere(entry)) items.set(entry.file, draftItems(entry));
    else if (shownOf(entry.data).draft) files.add(entry.file);
  }
  return ({ file, field }) => files.has(file) || (items.get(file)?.some((start) => field.startsWith(start)) ?? false);
}

/** Prefixes of field names: `[3].`, `items[3].` */
const draftItems = (entry: Entry) =>
  listedIn(entry).flatMap(({ path, value }) => (shownOf(value).draft ? `${fieldName(entry.inFile(path))}.` : []));

export function checkDates(report: Report, now: number): void {
  const { content, error, warning } = report;
  for (const entry of content.everyEntry()) {
    for (const { value, path, metadata } of fieldsOf(entry)) {
      if (metadata.type === 'date' && !isRealDate(String(value)))
        error(entry, path, `такого дня нет: ${value}`, 'дата в виде 2026-11-15');
    }
  }
  for (const article of content.all('article')) {
    const { published, updated, publishAt, draft } = article.data;
    if (!draft && !publishAt && instantOf(published) > now)
      warning(
        article,
        ['published'],
        'этот день ещё не настал, а статья появится на сайте сразу',
        `чтобы она появилась в этот день, укажите его в поле publishAt: ${published}`,
      );
    if (updated && updated < published)
      error(article, ['updated'], 'обновлена раньше, чем опубликована', `поставьте дату не раньше ${published}`);
  }
  for (const event of content.all('event')) {
    const { start, end, format, place, url, price, refund } = event.data;
    const say = (path: Path, message: string, remedy: string) => error(event, path, message, remedy);
    if (Date.parse(end) < Date.parse(start))
      say(['end'], 'событие кончается раньше, чем начинается', 'поставьте конец не раньше начала');
    if (price.includes('₽') && !refund)
      warning(
        event,
        ['price'],
        'за участие платят, а об условиях возврата ни слова',
        'добавьте refund: когда и сколько вернут',
      );
    if (format !== 'online' && !place) say(['format'], 'у очного события нет места', 'заполните поле place');
    if (format !== 'offline' && !url)
      say(['format'], 'у события онлайн нет адреса', 'укажите в поле url, где его смотреть');
  }
  const reviews = content.single('reviews');
  for (const [index, review] of reviews?.data.entries() ?? []) {
    if (!reviews || !review.answer) continue;
    const path = [index, 'answer', 'date'];
    if (review.answer.date < review.date)
      error(reviews, path, 'ответ дан раньше отзыва', `поставьте дату не раньше ${review.date}`);
    if (isDayOff(review.answer.date))
      warning(reviews, path, 'ответ дан в выходной', 'на отзывы отвечают по будням: проверьте дату');
  }
}

/** Month and day; holidays moved by the yearly order of the government are unknown. */
const holidays = /-(?:01-0[1-8]|02-23|03-08|05-01|05-09|06-12|11-04)$/;

function isDayOff(date: string): boolean {
  return holidays.test(date) || [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}
