import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { endpoints } from '../contract/endpoints.ts';
import { apiPaths } from '../contract/paths.ts';
import { errorFields, log } from '../http/log.ts';
import { ApiError } from '../site/api-client/api-error.ts';
import type { ReadApi } from '../site/api-client/request-context.ts';

/** The API as the server reaches it: in process, or over HTTP at `API_BASE_URL`. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

const remoteTimeoutMs = 10_000;

export function remoteApi(baseUrl: string): FetchApi {
  return async (path, init) => {
    const ask = () =>
      fetch(baseUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(remoteTimeoutMs), ...init });
    try {
      return await ask();
    } catch (error) {
      // A connection that was kept open may have been closed on the other side meanwhile: once more, on a new one.
      const mayAskAgain = error instanceof TypeError && (init?.method ?? 'GET') === 'GET';
      if (!mayAskAgain) throw error;
      return ask();
    }
  };
}

/** What the error page needs even when the API is away altogether. */
const keptPaths: ReadonlySet<string> = new Set([apiPaths.site(), apiPaths.page('error')]);

/** Reads data for pages: checked against the contract, failures logged, the frame's data kept for a bad day. */
export function createReadApi(fetchApi: FetchApi, fallbackFile: string): ReadApi {
  const kept = readFallback(fallbackFile);

  return async (path) => {
    try {
      const answer = await readChecked(fetchApi, path);
      if (keptPaths.has(path)) keep(path, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404))
        log('error', 'data request failed', { path, ...errorFields(error) });
      // A 404 is an answer: only a missing API is replaced by what was published last.
      const isAway = !(error instanceof ApiError) || error.status >= 500;
      if (isAway && kept[path]) return kept[path];
      throw error;
    }
  };

  function keep(path: string, answer: unknown) {
    if (JSON.stringify(kept[path]) === JSON.stringify(answer)) return;
    kept[path] = answer;
    try {
      mkdirSync(dirname(fallbackFile), { recursive: true });
      writeFileSync(`${fallbackFile}.new`, JSON.stringify(kept));
      renameSync(`${fallbackFile}.new`, fallbackFile);
    } catch (error) {
      log('warn', 'could not keep a copy of the error page', errorFields(error));
    }
  }
}

async function readChecked(fetchApi: FetchApi, path: string): Promise<unknown> {
  const response = await fetchApi(path).catch((error: unknown) => {
    log('error', 'API does not answer', { path, ...errorFields(error) });
    throw new ApiError(path, 503);
  });
  if (!response.ok) throw new ApiError(path, response.status);
  const answer: unknown = await response.json();
  const checked = schemaOf(path)?.safeParse(answer);
  if (checked && !checked.success) {
    throw new Error(
      `${path} does not keep the contract: ${checked.error.issues
        .slice(0, 3)
        .map((issue) => `${issue.path.join('.')} ${issue.message}`)
        .join('; ')}`,
    );
  }
  return answer;
}

const patterns = endpoints.map((endpoint) => ({
  pattern: new RegExp(`^${endpoint.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  schema: endpoint.answer,
}));

function schemaOf(path: string): z.ZodType | undefined {
  const bare = path.split('?')[0] ?? path;
  return patterns.find(({ pattern }) => pattern.test(bare))?.schema;
}

function readFallback(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    log('warn', 'the kept copy of the error page is not readable', errorFields(error));
    return {};
  }
}
