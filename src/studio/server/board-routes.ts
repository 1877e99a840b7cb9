import { type Context, Hono } from 'hono';
import { hashOfBytes } from './files.ts';
import { binOf, bringBack, pastText, pastTexts, takeFromBin } from './history.ts';
import { linksIn, picturesIn } from './library.ts';
import { placesOf } from './marks.ts';
import type { Publishing } from './publishing.ts';
import { findTexts } from './search.ts';
import { streamedLines } from './streamed-lines.ts';
import { StudioError } from './studio-error.ts';
import { takePicture } from './take-picture.ts';
import { createTeam } from './team.ts';
import type { Workspace } from './workspace.ts';

const asked = (c: Context, name: string): string => c.req.query(name) ?? '';

/** Earlier texts, pictures, links, colleagues, publications: whatever is not an entry. */
export function boardRoutes(workspace: Workspace, publishing: Publishing): Hono {
  const app = new Hono();
  const team = createTeam(workspace);

  app.get('/past-texts', async (c) => c.json(await pastTexts(workspace, asked(c, 'path'))));
  app.get('/past-text', async (c) => c.json(await pastText(workspace, asked(c, 'path'), asked(c, 'id'))));
  app.post('/bring-back', async (c) => {
    const { path, id, base } = await c.req.json();
    await bringBack(workspace, path, id, base);
    return c.json({});
  });
  app.get('/bin', async (c) => c.json(await binOf(workspace)));
  app.post('/take-from-bin', async (c) => c.json({ path: await takeFromBin(workspace, (await c.req.json()).id) }));

  app.get('/links', async (c) => c.json(linksIn(await workspace.content())));
  app.get('/find-texts', async (c) => c.json(findTexts(await workspace.content(), asked(c, 'q'))));
  app.get('/places', (c) => c.json(placesOf(asked(c, 'marks').split(' ').filter(Boolean).map(Number))));

  app.get('/pictures', async (c) => c.json(picturesIn(await workspace.content())));
  app.get('/picture', async (c) => {
    const read = (await workspace.content()).pictures.get(asked(c, 'path'));
    if (!read?.picture) throw new StudioError(404, 'Такой картинки нет.');
    const { bytes, type } = read.picture;
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  });
  app.post('/picture', async (c) => {
    const number = (name: string, most: number) => Math.min(Math.max(Number(asked(c, name)) || 0, 0), most);
    const [width, height] = [Math.round(number('width', 4_000)), Math.round(number('height', 4_000))];
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const focus = { x: number('x', 1), y: number('y', 1) };
    const frame: [number, number] | null = width && height ? [width, height] : null;
    return c.json(
      await takePicture(workspace, { path: asked(c, 'path'), name: asked(c, 'name'), focus, frame, bytes }),
    );
  });
  app.post('/remove-picture', async (c) => {
    const { path } = await c.req.json();
    const picture = picturesIn(await workspace.content()).find((one) => one.path === path);
    const bytes = picture && (await workspace.bytes(path));
    if (!bytes) throw new StudioError(404, 'Такой картинки нет.');
    if (picture.usedBy.length > 0) throw new StudioError(409, `Картинка стоит в записи «${picture.usedBy[0]?.title}».`);
    await workspace.change([{ path, base: hashOfBytes(bytes), bytes: null }], { occasion: 'remove', path });
    return c.json({});
  });

  app.get('/team', async (c) => c.json(await team.look()));
  app.post('/take', async (c) => c.json(await team.take((await c.req.json()).choices)));
  app.post('/give', async (c) => {
    await team.give((await c.req.json()).message);
    return c.json({});
  });

  app.get('/site-states', async (c) => c.json(await publishing.states()));
  app.get('/changes', async (c) => c.json(await publishing.changes()));
  app.get('/changed-pages', async (c) => c.json(await publishing.changedPages()));
  app.get('/history', async (c) => c.json(await publishing.history()));
  app.post('/publish', async (c) => streamedLines(publishing.publish(await c.req.json())));
  app.post('/restore', async (c) => streamedLines(publishing.restore((await c.req.json()).id)));
  app.post('/preview-link', async (c) => c.json(await publishing.link((await c.req.json()).to)));
  return app;
}
