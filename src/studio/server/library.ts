import { posix } from 'node:path';
import { kindRecord } from '../../content/kinds/kinds.ts';
import { fieldName } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { kindNames } from '../../content/schema/kind-names.ts';
import type { Choice, LibraryPicture } from '../protocol.ts';
import { pictureOf, titleOf } from './entry-views.ts';

/** Every page that may be linked to. */
export function linksIn(content: Content): Choice[] {
  const pages = kindNames.flatMap((kind) =>
    content.all(kind).flatMap(({ path, slug, data }) => {
      const value = kindRecord(kind).address?.(slug);
      if (!value) return [];
      return [{ value, title: titleOf(data, slug), note: kindRecord(kind).title, picture: pictureOf(path, data) }];
    }),
  );
  const questions = (content.single('faq')?.data.items ?? []).map(({ id, question }) => ({
    value: `/faq#${id}`,
    title: question,
    note: kindRecord('faq').title,
    picture: null,
  }));
  return [...pages, ...questions];
}

/** Those that stand nowhere come first: they are what can be done without. */
export function picturesIn(content: Content): LibraryPicture[] {
  const uses = [...content.everyEntry()].flatMap((entry) =>
    fieldsOf(entry).flatMap(({ path, value, metadata }) => {
      if (metadata.type !== 'picture') return [];
      const { file, alt } = value as { file: string; alt: string };
      const field = fieldName(entry.inFile(path));
      const title = titleOf(entry.data, kindRecord(entry.kind).title);
      return [{ picture: posix.join(posix.dirname(entry.path), file), alt, use: { path: entry.path, field, title } }];
    }),
  );
  const byPicture = Map.groupBy(uses, ({ picture }) => picture);
  return [...content.pictures]
    .flatMap(([path, { picture, size }]) => {
      if (!picture) return [];
      const { width, height, hash } = picture;
      const found = byPicture.get(path) ?? [];
      return [
        { path, width, height, bytes: size, hash, alt: found[0]?.alt ?? '', usedBy: found.map(({ use }) => use) },
      ];
    })
    .toSorted((a, b) => Math.min(a.usedBy.length, 1) - Math.min(b.usedBy.length, 1) || a.path.localeCompare(b.path));
}
