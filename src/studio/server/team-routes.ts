import { Hono } from 'hono';
import type { TeamChoice } from '../team-protocol.ts';
import { createTeam } from './team.ts';
import type { Workspace } from './workspace.ts';

export function teamRoutes(workspace: Workspace): Hono {
  const app = new Hono();
  const team = createTeam(workspace);
  app.get('/team', async (c) => c.json(await team.look()));
  app.post('/take', async (c) => c.json(await team.take((await c.req.json<{ choices: TeamChoice[] }>()).choices)));
  app.post('/give', async (c) => {
    await team.give((await c.req.json<{ message: string }>()).message);
    return c.json({});
  });
  return app;
}
