import { posix } from 'node:path';
import { kindRecord, type Place, placeOf } from '../../content/kinds/kinds.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { readSourceFile } from '../../content/load/source-file.ts';
import type { Kind } from '../../content/schema/kind-names.ts';
import { editSource } from './edit-source.ts';
import { StudioError } from './studio-error.ts';
import { hashOfText, type Workspace } from './workspace.ts';

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function requireSlug(kind: Kind, slug: string): void {
  const parts = slug.split('/');
  const isRight = parts.length === (kind === 'product' ? 2 : 1) && parts.every((part) => slugForm.test(part));
  if (!isRight) throw new StudioError(400, 'Адрес пишут латинскими строчными буквами, цифрами и дефисами.');
}

/**
 * Gives an entry another name: its file and the pictures that are called like it move, whatever named it names it
 * anew, and the old address leads to the new one.
 */
export async function renameEntry(workspace: Workspace, path: string, slug: string): Promise<string> {
  const content = await workspace.content();
  const place = placeOf(path);
  const text = content.texts.get(path);
  if (!place || text === undefined) throw new StudioError(404, `Записи «${path}» нет.`);
  const record = kindRecord(place.kind);
  if (record.required || place.kind === 'series') throw new StudioError(400, 'Адрес этой записи постоянный.');
  requireSlug(place.kind, slug);
  const target = record.fileOf(slug);
  if (content.texts.has(target)) throw new StudioError(409, 'Запись с таким адресом уже есть: выберите другой.');

  const pictures = picturesNamedLike(content, path, target);
  const renamedText = pictures.reduce(
    (now, { from, to }) => now.replaceAll(posix.basename(from), posix.basename(to)),
    text,
  );
  for (const { from, to } of pictures) await workspace.move(from, to);
  await workspace.write(target, renamedText, hashOfNothing);
  await workspace.remove(path, hashOfText(text));
  for (const [file, edited] of namedAnew(content, place, slug)) {
    if (file === path) continue;
    await workspace.write(file, edited, null);
  }
  await addRedirect(workspace, record.address?.(place.slug), record.address?.(slug));
  return target;
}

const hashOfNothing = '';

/** `omega-3.packshot.webp` beside `omega-3.md`, unless somebody else shows it, too. */
function picturesNamedLike(content: Content, path: string, target: string): { from: string; to: string }[] {
  const stem = posix.basename(path).replace(/\.\w+$/, '');
  const newStem = posix.basename(target).replace(/\.\w+$/, '');
  const folder = posix.dirname(path);
  return [...content.pictures.keys()]
    .filter((file) => posix.dirname(file) === folder && posix.basename(file).startsWith(`${stem}.`))
    .filter((file) => {
      const name = posix.basename(file);
      return ![...content.texts].some(
        ([other, text]) => other !== path && posix.dirname(other) === folder && text.includes(name),
      );
    })
    .map((from) => ({
      from,
      to: posix.join(posix.dirname(target), newStem + posix.basename(from).slice(stem.length)),
    }));
}

/** Every file that names the entry, in a field made for it or by a link, with the new name in it. */
function namedAnew(content: Content, { kind, slug: old }: Place, slug: string): Map<string, string> {
  const { address } = kindRecord(kind);
  const [from, to] = [address?.(old), address?.(slug)];
  const targets = new Set<string>([kind, ...(kind === 'expert' || kind === 'specialist' ? ['person'] : [])]);
  const edited = new Map<string, string>();
  for (const entry of content.everyEntry()) {
    const text = content.texts.get(entry.path) ?? '';
    const { data, body } = readSourceFile(entry.path, text);
    let isChanged = false;
    for (const { path, value, metadata } of fieldsOf(entry)) {
      const isNamed = metadata.to !== undefined && targets.has(metadata.to) && value === old;
      const isLinked = metadata.type === 'address' && from && typeof value === 'string' && leadsTo(value, from);
      const isText = metadata.type === 'markdown' && from && String(value).includes(`](${from}`);
      if (!isNamed && !isLinked && !isText) continue;
      const put = isNamed
        ? slug
        : isLinked
          ? `${to}${String(value).slice(from.length)}`
          : relinked(String(value), from, to);
      isChanged = set(data, path, put) || isChanged;
    }
    const newBody = from && to ? relinked(body, from, to) : body;
    if (isChanged || newBody !== body) {
      const hasBody = entry.path.endsWith('.md');
      edited.set(entry.path, editSource(entry.path, text, { data, body: hasBody ? newBody : null }));
    }
  }
  return edited;
}

const leadsTo = (url: string, page: string) => url === page || url.startsWith(`${page}#`) || url.startsWith(`${page}?`);

function relinked(markdown: string, from: string | null | undefined, to: string | null | undefined): string {
  if (!from || !to) return markdown;
  return markdown.replace(/\]\(([^)\s]+)/g, (whole, url: string) =>
    leadsTo(url, from) ? `](${to}${url.slice(from.length)}` : whole,
  );
}

function set(data: unknown, path: readonly (string | number)[], value: unknown): boolean {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((at, part) => (at as Record<string | number, unknown> | undefined)?.[part], data);
  const last = path.at(-1);
  if (typeof owner !== 'object' || owner === null || last === undefined) return false;
  (owner as Record<string | number, unknown>)[last] = value;
  return true;
}

/** Earlier redirects to the old address lead to the new one at once: there are no chains. */
async function addRedirect(workspace: Workspace, from?: string | null, to?: string | null): Promise<void> {
  if (!from || !to) return;
  const path = kindRecord('redirects').fileOf('redirects');
  const text = (await workspace.text(path)) ?? '[]\n';
  const { data } = readSourceFile(path, text);
  const known = Array.isArray(data) ? (data as { from: string; to: string }[]) : [];
  const kept = known.filter((redirect) => redirect.from !== to).map((one) => (one.to === from ? { ...one, to } : one));
  const edited = editSource(path, text, { data: [...kept, { from, to }], body: null });
  await workspace.write(path, edited, null);
}
