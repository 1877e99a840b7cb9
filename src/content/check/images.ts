import { roomOf } from '../facts/composition.ts';
import { markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import { cutoutOf, framesOf, type ImageField, imagesOf, nightOf, portraitOf } from '../load/pictures.ts';
import { figureLine } from '../text/html.ts';
import type { Report } from './report.ts';

const maxPictureBytes = 1_000_000;

/** Width in pixels for half of a page on a high-density screen. */
const leastWidth = 600;

interface SeenAlt {
  file: string;
  where: string;
}

export function checkImages(report: Report): void {
  const used = new Set<string>();
  const alts = new Map<string, SeenAlt>();
  for (const entry of report.content.everyEntry()) {
    const cutout = cutoutOf(entry.path);
    used.add(cutout);
    if (report.content.pictures.has(cutout)) checkFile(report, entry, { path: [], file: cutout, alt: '' });
    for (const image of imagesOf(entry)) {
      checkFile(report, entry, image, true);
      checkVariants(report, entry, image);
      for (const frame of framesOf(image.file)) used.add(frame);
      checkAlt(report, entry, image, alts);
    }
  }
  if (report.content.complete) unusedPictures(report, used);
}

function checkFile(
  { content, error, warning }: Report,
  entry: Entry,
  { path, file }: ImageField,
  isMain = false,
): void {
  const at = [...path, 'file'];
  const read = content.pictures.get(file);
  const name = `content/${file}`;
  if (!read) {
    error(entry, at, `нет картинки ${name}`, 'положите файл рядом с записью или исправьте имя');
  } else if (!read.picture) {
    error(entry, at, `картинка ${name} не читается`, 'сохраните её заново как WebP, PNG или JPEG');
  } else if (isMain && read.picture.width < leastWidth) {
    warning(
      entry,
      at,
      `картинка ${name} мала: ${read.picture.width}×${read.picture.height}`,
      `на большом экране она расплывётся: нужно хотя бы ${leastWidth} точек по ширине`,
    );
  } else if (read.size > maxPictureBytes) {
    const size = Math.ceil(read.size / 1000);
    error(
      entry,
      at,
      `картинка ${name} больше 1 МБ (${size} КБ)`,
      'уменьшите её до 2400 точек по ширине или сожмите сильнее',
    );
  }
}

/** The night and portrait versions are checked as well. */
function checkVariants(report: Report, entry: Entry, { path, file, alt }: ImageField): void {
  const { pictures } = report.content;
  const portrait = portraitOf(file);
  for (const variant of [nightOf(file), portrait, nightOf(portrait)])
    if (pictures.has(variant)) checkFile(report, entry, { path, file: variant, alt });
  for (const day of [file, portrait]) {
    const [one, other] = [day, nightOf(day)].map((name) => pictures.get(name)?.picture);
    if (one && other && (one.width !== other.width || one.height !== other.height))
      report.error(
        entry,
        [...path, 'file'],
        `ночная картинка content/${nightOf(day)} не того размера, что дневная`,
        `сохраните её размером ${one.width}×${one.height}`,
      );
  }
}

const bareNames = /^(картинка|изображение|фото(графия)?|рисунок|иллюстрация)(\s+(к|для)\s.*)?$/iu;

function checkAlt(report: Report, entry: Entry, { path, file, alt }: ImageField, alts: Map<string, SeenAlt>): void {
  const at = [...path, 'alt'];
  const words = alt.match(/\p{Script=Cyrillic}{2,}/gu) ?? [];
  const other = alts.get(alt.toLowerCase());
  if (bareNames.test(alt)) {
    report.error(entry, at, 'описание называет картинку картинкой', 'опишите, что именно изображено');
  } else if (words.length < 3) {
    report.error(
      entry,
      at,
      'описание картинки не рассказывает, что на ней',
      'опишите изображённое по-русски хотя бы тремя словами',
    );
  } else if (other && other.file !== file) {
    report.warning(entry, at, `такое же описание у другой картинки: ${other.where}`, 'опишите каждую по-своему');
  } else {
    alts.set(alt.toLowerCase(), { file, where: `${entry.file}:${entry.lineOf(at)}` });
  }
}

function unusedPictures({ content, faults }: Report, used: ReadonlySet<string>): void {
  for (const file of content.pictures.keys()) {
    if (!used.has(file)) {
      faults.push({
        file: `content/${file}`,
        line: 1,
        field: '',
        message: 'картинку никто не использует',
        remedy: 'назовите её в записи или удалите',
        level: 'warning',
      });
    }
  }
}

/** A figure stands in its article once, and only in articles. */
export function checkFigures({ content, error }: Report): void {
  for (const entry of content.everyEntry()) {
    const places = markdownFields(entry).flatMap(({ value, path, line }) =>
      value.split('\n').flatMap((text, index) => {
        const id = figureLine.exec(text.trim())?.[1];
        return id === undefined ? [] : { id, path, line: line(index + 1) };
      }),
    );
    const figures = entry.kind === 'article' ? (content.find('article', entry.slug)?.data.figures ?? []) : [];
    for (const [index, { id, path, line }] of places.entries()) {
      if (!figures.some((figure) => figure.id === id))
        error(entry, path, `рисунка «${id}» нет`, 'опишите его в поле figures; рисунки бывают только в статьях', line);
      else if (places.findIndex((place) => place.id === id) < index)
        error(entry, path, `рисунок «${id}» уже стоит выше`, 'оставьте одно место', line);
    }
    for (const [index, figure] of figures.entries()) {
      const at = ['figures', index];
      if (figures.findIndex(({ id }) => id === figure.id) < index)
        error(entry, [...at, 'id'], `рисунок «${figure.id}» уже есть`, 'дайте рисунку другое имя');
      else if (!places.some(({ id }) => id === figure.id))
        error(entry, [...at, 'id'], 'рисунка нет в тексте', `поставьте отдельной строкой {рисунок: ${figure.id}}`);
      if (figure.type !== 'limits') continue;
      for (const [place, key] of figure.substances.entries())
        if (!roomOf(key))
          error(
            entry,
            [...at, 'substances', place],
            `у «${key}» нет нормы или верхнего уровня из всех источников`,
            'назовите другое вещество',
          );
    }
  }
}
