import { Hono } from 'hono';
import { kindRecord, placeOf } from '../../content/kinds/kinds.ts';
import { isKind } from '../../content/schema/kind-names.ts';
import type { ReferenceTarget } from '../../content/schema/metadata.ts';
import type { EntryChange, FolderState, RemoveRequest, SaveRequest } from '../protocol.ts';
import { checkDraft, faultsOf } from './check-draft.ts';
import { choicesFor } from './choices.ts';
import { type Drafts, windowOf } from './drafts.ts';
import { editSource, newSource } from './edit-source.ts';
import { inSchemaOrder, listKinds, viewOf } from './entry-views.ts';
import { nothing } from './files.ts';
import { addressOf } from './mentions.ts';
import { referencesTo, removeEntry } from './remove-entry.ts';
import { renameEntry, requireSlug } from './rename-entry.ts';
import { saveEntry, textOf } from './save-entry.ts';
import { StudioError } from './studio-error.ts';
import type { Workspace } from './workspace.ts';

/** Entries read, written, made, renamed and removed. */
export function entryRoutes(
  workspace: Workspace,
  drafts: Drafts,
  isPublic: (address: string) => Promise<boolean>,
): Hono {
  const app = new Hono();

  app.get('/kinds', async (c) => {
    const content = await workspace.content();
    return c.json(listKinds(content, faultsOf(content)));
  });

  app.get('/state', async (c) => {
    await workspace.content();
    return c.json<FolderState>({ revision: workspace.revision() });
  });

  app.get('/entry', async (c) => {
    const path = c.req.query('path') ?? '';
    const content = await workspace.content();
    const text = await workspace.text(path);
    if (text === null) throw new StudioError(404, 'Этой записи больше нет.');
    drafts.forget(windowOf(c));
    return c.json({ view: viewOf(path, text), checked: checkDraft(content, path) });
  });

  app.post('/draft', async (c) => {
    const change = await c.req.json<EntryChange>();
    const { texts } = await workspace.content();
    const before = texts.get(change.path) ?? (await workspace.text(change.path));
    if (before === null) throw new StudioError(404, 'Этой записи больше нет.');
    return c.json(checkDraft(await drafts.put(windowOf(c), change.path, textOf(change, before)), change.path));
  });

  app.post('/save', async (c) => {
    const saved = await saveEntry(workspace, await c.req.json<SaveRequest>());
    drafts.forget(windowOf(c));
    return c.json(saved);
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
    const hasTitle = tree.fields?.some(({ name }) => name === 'title');
    const given = { ...(hasTitle && { title }), draft: true };
    const text = model
      ? editSource(path, model, {
          data: { ...(viewOf(path, model).data as object), ...given },
          body: viewOf(path, model).body,
        })
      : newSource(path, { data: inSchemaOrder(tree, given), body: kindRecord(kind).hasBody ? '' : null });
    await workspace.change([{ path, base: nothing, bytes: text }], { occasion: 'create', path });
    return c.json({ path });
  });

  app.post('/rename', async (c) => {
    const { path, slug, base } = await c.req.json<{ path: string; slug: string; base: string }>();
    const place = placeOf(path);
    const address = place && addressOf(place);
    const renamed = await renameEntry(workspace, path, slug, base, !address || (await isPublic(address)));
    drafts.forget(windowOf(c));
    return c.json({ path: renamed });
  });

  app.get('/references', async (c) => c.json(referencesTo(await workspace.content(), c.req.query('path') ?? '')));

  app.post('/remove', async (c) => {
    await removeEntry(workspace, await c.req.json<RemoveRequest>());
    drafts.forget(windowOf(c));
    return c.json({});
  });

  app.get('/choices', async (c) =>
    c.json(choicesFor(await workspace.content(), (c.req.query('to') ?? '') as ReferenceTarget)),
  );

  return app;
}
