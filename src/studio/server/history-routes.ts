import { Hono } from 'hono';
import { binOf, bringBack, pastText, pastTexts, takeFromBin } from './history.ts';
import type { Workspace } from './workspace.ts';

/** Earlier texts of an entry, and what was deleted; both can be brought back. */
export function historyRoutes(workspace: Workspace): Hono {
  const app = new Hono();
  app.get('/past-texts', async (c) => c.json(await pastTexts(workspace, c.req.query('path') ?? '')));
  app.get('/past-text', async (c) =>
    c.json(await pastText(workspace, c.req.query('path') ?? '', c.req.query('id') ?? '')),
  );
  app.post('/bring-back', async (c) => {
    const { path, id, base } = await c.req.json<{ path: string; id: string; base: string }>();
    await bringBack(workspace, path, id, base);
    return c.json({});
  });
  app.get('/bin', async (c) => c.json(await binOf(workspace)));
  app.post('/take-from-bin', async (c) =>
    c.json({ path: await takeFromBin(workspace, (await c.req.json<{ id: string }>()).id) }),
  );
  return app;
}
