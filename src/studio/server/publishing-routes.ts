import { Hono } from 'hono';
import type { PublishRequest } from '../publishing-protocol.ts';
import type { Publishing } from './publishing.ts';
import { streamedLines } from './streamed-lines.ts';

/** What would be published, publishing it, and what was published before. */
export function publishingRoutes(publishing: Publishing): Hono {
  const app = new Hono();

  app.get('/site-states', async (c) => c.json(await publishing.states()));
  app.get('/changes', async (c) => c.json(await publishing.changes()));
  app.get('/changed-pages', async (c) => c.json(await publishing.changedPages()));
  app.get('/history', async (c) => c.json(await publishing.history()));
  app.post('/publish', async (c) => streamedLines(publishing.publish(await c.req.json<PublishRequest>())));
  app.post('/restore', async (c) => streamedLines(publishing.restore((await c.req.json<{ id: number }>()).id)));
  app.post('/preview-link', async (c) => c.json(await publishing.link((await c.req.json<{ to: string }>()).to)));

  return app;
}
