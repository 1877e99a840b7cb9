import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { tokenHeader } from '../protocol.ts';
import { StudioError } from './studio-error.ts';

/**
 * Only the studio's own page may call: another site open in the same browser has neither the token nor the origin, and
 * a name of its own that leads to this machine is not among the hosts.
 */
export function guard(token: string, hosts: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('Host') ?? '';
    if (!hosts.has(host)) throw new StudioError(403, 'Студия открывается только по своему адресу.');
    const origin = c.req.header('Origin');
    if (origin !== undefined && origin !== `http://${host}`)
      throw new StudioError(403, 'Запрос пришёл с чужой страницы.');
    const isWriting = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (isWriting && origin === undefined) throw new StudioError(403, 'Запрос пришёл неизвестно откуда.');
    // Pictures are shown by address: a look at one needs no token.
    if (isWriting || !c.req.path.endsWith('/picture')) requireToken(token, c.req.header(tokenHeader));
    await next();
  };
}

function requireToken(token: string, given = ''): void {
  const [ours, theirs] = [Buffer.from(token), Buffer.from(given)];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs))
    throw new StudioError(401, 'Студию запускали заново: обновите страницу.');
}
