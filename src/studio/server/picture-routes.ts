import { Hono } from 'hono';
import { StudioError } from './studio-error.ts';
import { takePicture } from './take-picture.ts';
import type { Workspace } from './workspace.ts';

/** Pictures as they are in the content, and those that an editor brings. */
export function pictureRoutes(workspace: Workspace): Hono {
  const app = new Hono();

  app.get('/picture', async (c) => {
    const read = (await workspace.content()).pictures.get(c.req.query('path') ?? '');
    if (!read?.picture) throw new StudioError(404, 'Такой картинки нет.');
    return c.body(new Uint8Array(read.picture.bytes), 200, {
      'Content-Type': read.picture.type,
      'Cache-Control': 'no-cache',
    });
  });

  app.post('/picture', async (c) => {
    const query = (name: string) => c.req.query(name) ?? '';
    const part = (name: string) => Math.min(Math.max(Number(query(name)) || 0, 0), 1);
    const size = (name: string) => Math.min(Math.max(Math.round(Number(query(name))) || 0, 0), 4_000);
    const frame: [number, number] | null = size('width') && size('height') ? [size('width'), size('height')] : null;
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const focus = { x: part('x'), y: part('y') };
    return c.json(await takePicture(workspace, { path: query('path'), name: query('name'), focus, frame, bytes }));
  });

  return app;
}
