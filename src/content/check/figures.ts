import { roomOf } from '../facts/room-to-limit.ts';
import { markdownFields } from '../load/fields.ts';
import { figureLine } from '../text/html.ts';
import type { Report } from './report.ts';

/** A figure stands in its article once, and only articles have any. */
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
        error(entry, path, `рисунка «${id}» нет`, 'опишите его в figures; рисунки бывают только в статьях', line);
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
