import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { kindRecord, placeOf } from '../../content/kinds/kinds.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { readSourceFile } from '../../content/load/source-file.ts';
import type { Kind } from '../../content/schema/kind-names.ts';
import { isReservedSegment } from '../../contract/paths.ts';
import { editSource } from './edit-source.ts';
import { hashOfBytes, hashOfText, nothing } from './files.ts';
import { answerMentions, mentionsOf } from './mentions.ts';
import { StudioError } from './studio-error.ts';
import type { FileChange, Workspace } from './workspace.ts';

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function requireSlug(kind: Kind, slug: string): void {
  const parts = slug.split('/');
  const isRight = parts.length === (kind === 'product' ? 2 : 1) && parts.every((part) => slugForm.test(part));
  if (!isRight) throw new StudioError(400, 'Адрес пишут латинскими строчными буквами, цифрами и дефисами.');
  if (kind === 'series' && isReservedSegment(slug))
    throw new StudioError(400, `Адрес /${slug} занят другой страницей сайта: выберите другой.`);
}

/**
 * Gives an entry another name: its file and the pictures that are called like it move, whatever named it names it
 * anew, and the old address leads to the new one.
 */
export async function renameEntry(
  workspace: Workspace,
  path: string,
  slug: string,
  base: string,
  wasPublic = true,
): Promise<string> {
  const content = await workspace.content();
  const place = placeOf(path);
  const text = content.texts.get(path);
  if (!place || text === undefined) throw new StudioError(404, 'Такой записи нет.');
  const record = kindRecord(place.kind);
  if (record.required || place.kind === 'series') throw new StudioError(400, 'Адрес этой записи постоянный.');
  requireSlug(place.kind, slug);
  const target = record.fileOf(slug);
  if (content.texts.has(target)) throw new StudioError(409, 'Запись с таким адресом уже есть: выберите другой.');

  const stemOf = (file: string) => posix.basename(file).replace(/\.\w+$/, '');
  const pictures = picturesNamedLike(content, path).map((from) => ({
    from,
    to: posix.join(posix.dirname(target), stemOf(target) + posix.basename(from).slice(stemOf(path).length)),
  }));
  const renamedText = pictures.reduce(
    (now, { from, to }) => now.replaceAll(posix.basename(from), posix.basename(to)),
    text,
  );
  const changes: FileChange[] = [
    { path, base, bytes: null },
    { path: target, base: nothing, bytes: renamedText },
  ];
  for (const { from, to } of pictures) {
    const bytes = await workspace.bytes(from);
    if (!bytes) continue;
    changes.push({ path: from, base: hashOfBytes(bytes), bytes: null }, { path: to, base: nothing, bytes });
  }
  const edited = answerMentions(content, place, mentionsOf(content, place), () => ({ slug }));
  const known = edited.get(redirectsFile) ?? content.texts.get(redirectsFile);
  const redirected = withRedirect(known, record.address?.(place.slug), record.address?.(slug), wasPublic);
  if (redirected !== null) edited.set(redirectsFile, redirected);
  for (const [file, bytes] of edited) changes.push({ path: file, base: baseOf(content, file), bytes });
  await workspace.change(changes, { occasion: 'rename', path: target, from: path });
  return target;
}

export function baseOf({ texts }: Content, path: string): string {
  const text = texts.get(path);
  return text === undefined ? nothing : hashOfText(text);
}

/** `omega-3.packshot.webp` beside `omega-3.md`, unless somebody else shows it, too. */
export function picturesNamedLike(content: Content, path: string): string[] {
  const stem = posix.basename(path).replace(/\.\w+$/, '');
  const folder = posix.dirname(path);
  return [...content.pictures.keys()]
    .filter((file) => posix.dirname(file) === folder && posix.basename(file).startsWith(`${stem}.`))
    .filter((file) => {
      const name = posix.basename(file);
      return ![...content.texts].some(
        ([other, text]) => other !== path && posix.dirname(other) === folder && text.includes(name),
      );
    });
}

export const redirectsFile = kindRecord('redirects').fileOf('redirects');

/**
 * Earlier redirects to the old address lead to the new one at once: there are no chains, and none leads away from a page
 * that is there. An address that nobody has ever seen needs no sign to the new one.
 */
export function withRedirect(text = '[]\n', from?: string | null, to?: string | null, wasPublic = true): string | null {
  if (!from || !to) return null;
  const read = readSourceFile(redirectsFile, text).data;
  const known = Array.isArray(read) ? (read as { from: string; to: string }[]) : [];
  const kept = known.filter((redirect) => redirect.from !== to).map((one) => (one.to === from ? { ...one, to } : one));
  const data = wasPublic ? [...kept, { from, to }] : kept;
  return isDeepStrictEqual(data, known) ? null : editSource(redirectsFile, text, { data, body: null });
}
