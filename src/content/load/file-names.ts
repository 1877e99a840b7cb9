import { hasEdgeWhitespace } from '../../text/address.ts';
import { isPicture, kindRecord, kinds, placeOf } from '../kinds/kinds.ts';
import { kindNames } from '../schema/kind-names.ts';
import { errorIn, type Fault } from './faults.ts';
import type { Content } from './loaded-content.ts';

/** A path inside the content folder as faults print it. */
export const contentName = (path: string) => `content/${path}`;

export function nameFaults(path: string, faults: Fault[]): void {
  const report = (message: string, remedy: string) => faults.push(errorIn(contentName(path), message, remedy));
  const parts = path.split('/');
  if (parts.some((part) => hasEdgeWhitespace(part) || hasEdgeWhitespace(part.replace(/\.[a-z]+$/, '')))) {
    report('в имени файла или папки пробел по краю', 'переименуйте: пробелов в имени быть не должно');
    return;
  }
  const file = parts.at(-1) ?? '';
  if (!/\.(md|yml|webp|png|jpe?g)$/i.test(file)) {
    const ending = /\.[^.]+$/.exec(file)?.[0];
    report(
      ending ? `файлов ${ending} на сайте не бывает` : 'у файла нет расширения',
      'картинки сохраняют как .webp, .png или .jpg, записи — как .md или .yml; лишнее уберите из content',
    );
    return;
  }
  const stems = [
    ...parts.slice(0, -1),
    isPicture(path) ? file.replace(/\.\w+$/, '').replaceAll('.', '-') : file.replace(/\.(md|yml)$/, ''),
  ];
  if (stems.some((stem) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem))) {
    report(
      'имя файла или папки не годится для адреса',
      'латинские строчные буквы, цифры и дефисы, например vitamin-d3.md',
    );
  } else if (!isPicture(path) && !placeOf(path)) {
    report(
      'неизвестный файл',
      'перенесите его в папку своего вида или уберите из content; виды перечислены в docs/content-guide.md',
    );
  }
}

export const missingFile = 'нет обязательного файла';

export function requiredFiles(content: Content): void {
  const missing = [
    ...kindNames.flatMap((kind) => {
      const { required = [], fileOf } = kindRecord(kind);
      return required.map(fileOf);
    }),
    // A folder with products is a series.
    ...[...new Set([...content.namesOf('product')].map((ref) => ref.split('/')[0] ?? ''))].map(kinds.series.fileOf),
  ].filter((path) => !content.texts.has(path));
  for (const path of missing)
    content.faults.push(errorIn(contentName(path), missingFile, 'создайте его по образцу из docs/content-guide.md'));
}
