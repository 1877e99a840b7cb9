import type { EntryChange, SaveReply, SaveRequest } from '../protocol.ts';
import { checkDraft } from './check-draft.ts';
import { editSource } from './edit-source.ts';
import { inSchemaOrder, viewOf } from './entry-views.ts';
import { hashOfText } from './files.ts';
import { mergeFields } from './merge-fields.ts';
import { StudioError } from './studio-error.ts';
import type { Workspace } from './workspace.ts';

/** The file as it would be saved. */
export function textOf({ path, data, body, text }: EntryChange, before: string): string {
  if (text !== undefined) return text;
  const { tree, hasBody } = viewOf(path, before);
  return editSource(path, before, { data: inSchemaOrder(tree, data), body: hasBody ? (body ?? '') : null });
}

/** Whoever was faster keeps what he wrote in other fields; a field that both have changed is shown to the second one. */
export async function saveEntry(workspace: Workspace, request: SaveRequest): Promise<SaveReply> {
  const { path, base } = request;
  await workspace.content();
  const now = await workspace.text(path);
  const merged = now === null || hashOfText(now) === base ? null : await withTheirs(workspace, request, now);
  const text = textOf({ ...request, ...merged }, now ?? '');
  if (text !== now)
    await workspace.change([{ path, base: merged && now !== null ? hashOfText(now) : base, bytes: text }], {
      occasion: 'save',
      path,
    });
  const content = await workspace.content();
  return { view: viewOf(path, text), checked: checkDraft(content, path), taken: merged?.taken ?? [] };
}

async function withTheirs(workspace: Workspace, request: SaveRequest, now: string) {
  const { path, base, baseText, data, body = '', text } = request;
  const opened =
    baseText !== undefined && hashOfText(baseText) === base
      ? baseText
      : ((await workspace.log.kept(base))?.toString('utf8') ?? null);
  const [theirs, old] = [viewOf(path, now), opened === null ? null : viewOf(path, opened)];
  const canMerge = text === undefined && theirs.data !== undefined && old?.data !== undefined;
  const merged =
    text === undefined && theirs.data !== undefined
      ? mergeFields(theirs.tree, canMerge ? old : null, { data, body }, theirs)
      : null;
  if (merged && merged.clashes.length === 0) return merged;
  const message = merged
    ? 'Эти поля тем временем изменил и кто-то другой. Ничего не записано, ваш текст цел: выберите, что оставить.'
    : 'Файл тем временем изменил кто-то другой. Ничего не записано, ваш текст цел.';
  throw new StudioError(409, message, {
    hash: hashOfText(now),
    text: now,
    base: opened,
    merged: merged && { data: merged.data, body: merged.body },
    clashes: merged?.clashes ?? [],
  });
}
