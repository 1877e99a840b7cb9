import { isDeepStrictEqual } from 'node:util';
import { mentions } from '../../content/check/references.ts';
import { kindRecord } from '../../content/kinds/kinds.ts';
import { fieldName } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import type { Content, Entry } from '../../content/load/loaded-content.ts';
import type { ZeroResultQuery } from '../../store/store.ts';
import { counted } from '../../text/russian.ts';
import type { HealthItem, HealthReport, StudioFault } from '../protocol.ts';
import { faultsOf, picturesOf } from './check-draft.ts';
import { titleOfFile } from './in-words.ts';

const dayMs = 86_400_000;
const reviewedWithin = 365 * dayMs;
/** A certificate has no end of its own, but the makers' papers behind it have: five years are a reason to look. */
const certificateMs = 5 * 365 * dayMs;
const noticeMs = 180 * dayMs;

type Group = HealthReport['groups'][number];

/** What needs care, each with the place where it is mended. */
export function healthOf(content: Content, zeroResultQueries: readonly ZeroResultQuery[], now: number): HealthReport {
  const faults = faultsOf(content);
  const groups: Group[] = [
    group('Ошибки', 'С ними нельзя опубликовать.', faults.filter(isError).map(faultItem)),
    group(
      'Остались данные-примеры',
      'Замените настоящими и снимите отметку «Пример».',
      samplesIn(content).map(({ path, field }) => item(content, path, field, 'пример')),
    ),
    group('Свидетельства пора проверить', 'Выданы почти пять лет назад или раньше.', oldCertificates(content, now)),
    group('Давно не пересматривали', 'Статьи, которых не касались больше года.', oldTexts(content, now)),
    group('Картинки малы', 'На экранах с двойной плотностью будут нерезкими.', smallPictures(content)),
    group('Никто не ссылается', 'На эти записи не ведёт ни одно поле других записей.', unlinked(content)),
    group('Товары без отзывов', 'На их страницах нет ни одной оценки.', withoutReviews(content)),
    group('Искали и не нашли', 'Добавьте слова в синонимы или напишите об этом.', zeroResultQueries.map(queryItem)),
    group(
      'Замечания к текстам',
      'Опубликовать можно, но стоит перечитать.',
      faults.filter((fault) => !isError(fault)).map(faultItem),
    ),
  ];
  return { groups };

  function faultItem(fault: StudioFault): HealthItem {
    return item(content, fault.path, fault.field, `${fault.message} → ${fault.remedy}`);
  }
}

/** What a strict publication refuses: the check need not go through all texts again to find it. */
export const samplesIn = (content: Content) =>
  [...content.everyEntry()].flatMap((entry) =>
    fieldsOf(entry)
      .filter(({ metadata }) => metadata.type === 'sample')
      .map(({ path }) => ({ path: entry.path, field: fieldName(entry.inFile(path)) })),
  );
const isError = ({ level }: StudioFault) => level === 'error';
const group = (title: string, help: string, items: HealthItem[]): Group => ({ title, help, items });

function item(content: Content, path: string, field: string | null, text: string): HealthItem {
  const name = titleOfFile(content, path) ?? path;
  return { text: `${name}: ${text}`, path: content.texts.has(path) ? path : null, field };
}

const dayOf = (date: string) => date.split('-').reverse().join('.');

function oldCertificates(content: Content, now: number): HealthItem[] {
  return content.all('product').flatMap((product) => {
    const { date } = product.data.certificate;
    const isOld = now - Date.parse(date) > certificateMs - noticeMs;
    return isOld ? [item(content, product.path, 'certificate.date', `выдано ${dayOf(date)}`)] : [];
  });
}

function oldTexts(content: Content, now: number): HealthItem[] {
  return content.all('article').flatMap((article) => {
    const last = article.data.updated ?? article.data.published;
    return now - Date.parse(last) > reviewedWithin
      ? [item(content, article.path, 'updated', `правили ${dayOf(last)}`)]
      : [];
  });
}

function smallPictures(content: Content): HealthItem[] {
  return [...content.everyEntry()].flatMap((entry) =>
    Object.entries(picturesOf(content, entry))
      .filter(([, { isSmall }]) => isSmall)
      .map(([file, { width, height }]) =>
        item(content, entry.path, fieldOfPicture(entry, file), `${file}, ${width}×${height}`),
      ),
  );
}

function fieldOfPicture(entry: Entry, file: string): string {
  const found = [...fieldsOf(entry)].find(
    ({ metadata, value }) => metadata.type === 'picture' && isDeepStrictEqual((value as { file: string }).file, file),
  );
  return found ? fieldName(entry.inFile(found.path)) : '';
}

function unlinked(content: Content): HealthItem[] {
  const whoMentions = mentions(content);
  const kinds = ['product', 'article', 'component', 'expert', 'specialist'] as const;
  return kinds.flatMap((kind) =>
    content
      .all(kind)
      .filter((entry) => {
        const by = [
          ...whoMentions(kind, entry.slug),
          ...(kind === 'expert' || kind === 'specialist' ? whoMentions('person', entry.slug) : []),
        ];
        return by.every((other) => (other as Entry) === (entry as Entry));
      })
      .map((entry) => item(content, entry.path, '', kindRecord(kind).title.toLowerCase())),
  );
}

function withoutReviews(content: Content): HealthItem[] {
  const reviewed = new Set(content.single('reviews')?.data.map(({ product }) => product));
  return content
    .all('product')
    .filter(({ slug }) => !reviewed.has(slug))
    .map(({ path }) => item(content, path, '', 'нет отзывов'));
}

const queryItem = ({ query, count, lastDay }: ZeroResultQuery): HealthItem => ({
  text: `«${query}» — ${counted(count, 'раз', 'раза', 'раз')}, последний ${dayOf(lastDay)}`,
  path: 'synonyms.yml',
  field: '',
});
