import type { Path } from '../load/faults.ts';
import { fieldsOf } from '../load/fields.ts';
import { instantOf, isRealDate } from '../schema/instant.ts';
import type { Report } from './report.ts';

export function checkDates(report: Report, now: number): void {
  const { content, error, warning } = report;
  for (const entry of content.everyEntry()) {
    for (const { value, path, meaning } of fieldsOf(entry)) {
      if (meaning.is === 'date' && !isRealDate(String(value)))
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
        `чтобы она появилась в этот день, добавьте publishAt: ${published}`,
      );
    if (updated && updated < published)
      error(article, ['updated'], 'обновлена раньше, чем опубликована', `поставьте дату не раньше ${published}`);
  }
  for (const event of content.all('event')) {
    const { start, end, format, place, url } = event.data;
    const say = (path: Path, message: string, remedy: string) => error(event, path, message, remedy);
    if (Date.parse(end) < Date.parse(start))
      say(['end'], 'событие кончается раньше, чем начинается', 'поставьте end не раньше start');
    if (format !== 'online' && !place)
      say(['format'], 'у очного события нет места', 'добавьте place: name, city, address');
    if (format !== 'offline' && !url) say(['format'], 'у события онлайн нет адреса', 'добавьте url, где его смотреть');
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

/** Month and day; days moved by the government's yearly order are not known here. */
const holidays = /-(?:01-0[1-8]|02-23|03-08|05-01|05-09|06-12|11-04)$/;

function isDayOff(date: string): boolean {
  return holidays.test(date) || [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}
