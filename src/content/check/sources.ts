import { fieldsOf } from '../load/fields.ts';
import type { Report } from './report.ts';

/** A reader who follows a source must arrive at the document; a publisher's front page proves nothing. */
export function checkSources({ content, error }: Report): void {
  for (const entry of content.everyEntry()) {
    for (const { value, path, meaning } of fieldsOf(entry)) {
      if (!meaning.document || typeof value !== 'string' || !URL.canParse(value)) continue;
      const { pathname, search } = new URL(value);
      if (pathname === '/' && search === '')
        error(
          entry,
          path,
          'источник ведёт на главную страницу, а не на документ',
          'дайте адрес самого документа или оставьте название и номер без ссылки',
        );
    }
  }
}
