import type { Context } from 'hono';
import { withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { windowHeader } from '../protocol.ts';
import type { Workspace } from './workspace.ts';

export type Drafts = ReturnType<typeof createDrafts>;

interface Draft {
  path: string;
  text: string;
  made?: { saved: Content; content: Content };
}

/** More windows than anybody has open: the one that was quiet for longest begins anew with its next key. */
const most = 20;

export const windowOf = (c: Context) => c.req.header(windowHeader) ?? '';

/** What is being written in each window, on top of what is saved. */
export function createDrafts(workspace: Workspace) {
  const drafts = new Map<string, Draft>();
  return {
    put(window: string, path: string, text: string): Promise<Content> {
      drafts.delete(window);
      drafts.set(window, { path, text });
      for (const oldest of [...drafts.keys()].slice(0, -most)) drafts.delete(oldest);
      return this.content(window);
    },

    forget: (window: string) => void drafts.delete(window),

    async content(window: string): Promise<Content> {
      const saved = await workspace.content();
      const draft = drafts.get(window);
      if (!draft || draft.text === saved.texts.get(draft.path)) return saved;
      if (draft.made?.saved !== saved) draft.made = { saved, content: withDraft(saved, draft.path, draft.text) };
      return draft.made.content;
    },
  };
}
