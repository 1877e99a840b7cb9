import type { PublicationRecord } from '../store/store.ts';
import { kindRecord, placeOf } from './kinds/kinds.ts';
import type { Fault } from './load/faults.ts';
import type { Changes } from './publishing/publishing.ts';
import { counted, momentInWords, type WordForms } from './text/russian.ts';

/** What the `content` command says, as text. */

const marks = { added: '+', changed: '~', removed: '−' } as const;
const pages: WordForms = ['страница', 'страницы', 'страниц'];
const most = 200;

export function changesInWords({ entries, pictures, pages: affected, faults }: Changes): string {
  if (entries.length + pictures.length + affected.length === 0) return 'Ничего не изменится.';
  const lines = entries.flatMap(({ change, kindTitle, title, path, fields }) => [
    `${marks[change]} ${kindTitle}: ${title}  (content/${path})`,
    ...fields.flatMap(({ label, before, after }) => [
      `    ${label}`,
      ...(before === null ? [] : [`      было:  ${short(before)}`]),
      ...(after === null ? ['      убрано'] : [`      стало: ${short(after)}`]),
    ]),
  ]);
  if (pictures.length > 0)
    lines.push('', 'Картинки', ...pictures.map(({ change, path }) => `${marks[change]} ${path}`));
  if (affected.length > 0) {
    lines.push('', `На сайте изменится ${counted(affected.length, pages)}`);
    lines.push(...affected.map(({ change, address, title }) => `${marks[change]} ${address}  ${title}`));
  } else if (faults.some(({ level }) => level === 'error'))
    lines.push('', 'Какие страницы изменятся, станет известно, когда не будет ошибок.');
  else lines.push('', 'Страницы сайта останутся прежними.');
  return lines.join('\n');
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

const occasions = { publish: 'опубликовано', schedule: 'по расписанию', restore: 'возвращено' } as const;

export function historyInWords(history: readonly PublicationRecord[]): string {
  if (history.length === 0) return 'Публикаций ещё не было.';
  return history
    .map(({ id, publishedAt, occasion, restored, changes: { added, changed, removed }, version }, index) => {
      const what = restored === null ? occasions[occasion] : `${occasions[occasion]} ${restored}`;
      const files = `+${added} ~${changed} −${removed}`;
      const when = momentInWords(publishedAt.getTime());
      return `${index === 0 ? '→' : ' '} ${String(id).padStart(4)}  ${when.padEnd(24)}  ${what.padEnd(16)}  ${files.padEnd(14)}  ${version.slice(0, 12)}`;
    })
    .join('\n');
}

/** Many lines in a few: what there is to do, by kind of entry. */
export function summaryOf(faults: readonly Fault[]): string {
  const counts = new Map<string, Map<string, number>>();
  for (const { file, message } of faults) {
    const place = placeOf(file.replace(/^content\//, ''));
    const kind = place ? kindRecord(place.kind).title : 'Прочее';
    const what = message.replace(/«[^»]*»/g, '«…»');
    const own = counts.get(what) ?? new Map<string, number>();
    counts.set(what, own.set(kind, (own.get(kind) ?? 0) + 1));
  }
  const sum = (own: Map<string, number>) => [...own.values()].reduce((all, n) => all + n, 0);
  const lines = [...counts]
    .toSorted(([, a], [, b]) => sum(b) - sum(a))
    .map(([what, own]) => {
      const kinds = [...own].toSorted(([, a], [, b]) => b - a).map(([kind, n]) => `${kind.toLowerCase()} ${n}`);
      return `  ${what}: ${sum(own)} (${kinds.join(', ')})`;
    });
  return lines.length === 0 ? '' : ['', 'Коротко:', ...lines].join('\n');
}
