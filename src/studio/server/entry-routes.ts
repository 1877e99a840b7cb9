import { Hono } from 'hono';
import { kindRecord, placeOf } from '../../content/kinds/kinds.ts';
import { withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { isKind } from '../../content/schema/kind-names.ts';
import type { ReferenceTarget } from '../../content/schema/metadata.ts';
import type { EntryChange } from '../protocol.ts';
import { checkDraft, faultsOf } from './check-draft.ts';
import { choicesFor } from './choices.ts';
import { editSource, newSource } from './edit-source.ts';
import { inSchemaOrder, listKinds, viewOf } from './entry-views.ts';
import { renameEntry, requireSlug } from './rename-entry.ts';
import { StudioError } from './studio-error.ts';
import { hashOfText, type Workspace } from './workspace.ts';

/** Entries read, written, made, renamed and removed; and the content with what is being written on top of what is saved. */
export function entryRoutes(workspace: Workspace): { app: Hono; content: () => Promise<Content> } {
  const app = new Hono();
  let draft: Content | null = null;

  app.get('/kinds', async (c) => {
    const content = await workspace.content();
    return c.json(listKinds(content, faultsOf(content)));
  });

  app.get('/entry', async (c) => {
    const path = c.req.query('path') ?? '';
    const text = await workspace.text(path);
    if (text === null) throw new StudioError(404, 'Этой записи больше нет.');
    draft = null;
    const content = await workspace.content(path);
    return c.json({ view: viewOf(path, text), checked: checkDraft(content, path) });
  });

  app.post('/draft', async (c) => {
    const change = await c.req.json<EntryChange>();
    const saved = await workspace.content(change.path);
    const text = await textOf(change, saved);
    const content = text === saved.texts.get(change.path) ? saved : withDraft(saved, change.path, text);
    draft = content;
    return c.json(checkDraft(content, change.path));
  });

  app.post('/save', async (c) => {
    const { base, ...change } = await c.req.json<EntryChange & { base: string }>();
    const before = (await workspace.text(change.path)) ?? '';
    // Whoever was faster is seen before anything is put together from two versions.
    if (hashOfText(before) !== base) await workspace.write(change.path, before, base);
    const text = await textOf(change, null, before);
    if (text !== before) await workspace.write(change.path, text, base);
    draft = null;
    const checked = checkDraft(await workspace.content(), change.path);
    return c.json({ view: viewOf(change.path, text), checked, taken: [] });
  });

  app.post('/create', async (c) => {
    const { kind, slug, title, copyOf } = await c.req.json<{
      kind: string;
      slug: string;
      title: string;
      copyOf?: string;
    }>();
    if (!isKind(kind) || kindRecord(kind).required) throw new StudioError(400, 'Такую запись создать нельзя.');
    requireSlug(kind, slug);
    const path = kindRecord(kind).fileOf(slug);
    const { tree } = viewOf(path, '');
    const model = copyOf ? ((await workspace.text(copyOf)) ?? null) : null;
    // A new entry is a draft until its editor says otherwise: half of it may be saved any time.
    const given = { title, draft: true };
    const text = model
      ? editSource(path, model, {
          data: { ...(viewOf(path, model).data as object), ...given },
          body: viewOf(path, model).body,
        })
      : newSource(path, { data: inSchemaOrder(tree, given), body: kindRecord(kind).hasBody ? '' : null });
    await workspace.write(path, text, '');
    return c.json({ path });
  });

  app.post('/rename', async (c) => {
    const { path, slug } = await c.req.json<{ path: string; slug: string }>();
    draft = null;
    return c.json({ path: await renameEntry(workspace, path, slug) });
  });

  app.post('/remove', async (c) => {
    const { path, base } = await c.req.json<{ path: string; base: string }>();
    const place = placeOf(path);
    if (!place || kindRecord(place.kind).required) throw new StudioError(400, 'Эту запись удалить нельзя.');
    draft = null;
    await workspace.remove(path, base);
    return c.json({});
  });

  app.get('/choices', async (c) =>
    c.json(choicesFor(await workspace.content(), (c.req.query('to') ?? '') as ReferenceTarget)),
  );

  return { app, content: async () => draft ?? workspace.content() };

  /** The file as it would be saved. */
  async function textOf(change: EntryChange, content: Content | null, known?: string): Promise<string> {
    const { path, data, body, text } = change;
    if (text !== undefined) return text;
    const before = known ?? content?.texts.get(path) ?? (await workspace.text(path));
    if (before === null || before === undefined) throw new StudioError(404, 'Этой записи больше нет.');
    const { tree, hasBody } = viewOf(path, before);
    return editSource(path, before, { data: inSchemaOrder(tree, data), body: hasBody ? (body ?? '') : null });
  }
}
