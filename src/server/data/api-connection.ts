import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Answer, calls, type Endpoint } from '../../contract/answers.ts';
import { type CallArgs, callAddress, endpoints } from '../../contract/endpoints.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';
import { errorFields, log, reasonOf } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import type { FetchApi } from './fetch-api.ts';
import { tagOf } from './sources.ts';

/** Why another node's API is of no use now; null when it answers. */
export async function remoteTrouble(askApi: FetchApi): Promise<string | null> {
  const response = await askApi(endpoints.version);
  if (!response.ok) return `the API at API_BASE_URL answers ${response.status}`;
  try {
    checked(endpoints.version, JSON.parse(await response.text()));
    return null;
  } catch (error) {
    return `the API at API_BASE_URL gives no usable answer: ${reasonOf(error)}; look whether it is a copy of this site`;
  }
}

/** Nobody answered, and an answer nobody can use: what an API in trouble looks like from here. */
const unreachable = 503;
const badAnswer = 502;

/** Answers that are known to keep the contract, by their tags. */
const maxKeeping = 5_000;

/**
 * Asks a call of the contract and holds the answer to it. Failures are logged, except where everybody knows already that
 * nobody answers; a 404 is an answer.
 */
export function createReadApi(fetchApi: FetchApi, isKnownAway: () => boolean = () => false): ReadApi {
  // The same answer keeps the contract the next time, too: for a large one that takes as long as reading it.
  const keeping = new LRUCache<string, true>({ max: maxKeeping });

  return async (endpoint, ...input) => {
    const path = callAddress(endpoint, ...input);
    const failed = (status: number, fields: Record<string, unknown> = {}) => {
      // A page that does not exist is the visitor's mistake, and often a crawler's: logged, but no alarm.
      if (status === 404) logSeldom(`${path} ${status}`, 'warn', 'data request failed', { path, status, ...fields });
      else if (status >= 500 && isKnownAway()) log('debug', 'data request failed', { path, status, ...fields });
      else
        logSeldom(`${endpoint} ${status} ${fields.error}`, 'error', 'data request failed', { path, status, ...fields });
      return { ok: false, status, tag: status === 404 ? String(status) : undefined } as const;
    };
    let response: Response;
    try {
      response = await fetchApi(path);
    } catch (error) {
      return failed(unreachable, errorFields(error));
    }
    if (!response.ok) return failed(response.status);
    try {
      const text = await response.text();
      const tag = await tagOf(response, async () => text);
      const known = `${endpoint} ${tag}`;
      const data = JSON.parse(text);
      if (!keeping.has(known)) checked(endpoint, data);
      keeping.set(known, true);
      return { ok: true, data, text, tag };
    } catch (error) {
      return failed(badAnswer, errorFields(error));
    }
  };
}

function checked<E extends Endpoint>(endpoint: E, answer: unknown): Answer<E> {
  const result = calls[endpoint].answer.safeParse(answer);
  // The answer itself, not zod's copy of it: what the contract does not name yet may pass.
  if (result.success) return answer as Answer<E>;
  const faults = result.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`${endpoint} does not keep the contract: ${faults.join('; ')}`);
}

/** Nothing is wrong here: the same may go well in a moment. */
export class DataUnavailable extends Error {
  override name = 'DataUnavailable';
}

/** For what the server cannot do without: the answer, or an error that says why there is none. */
export async function required<T>(reading: Promise<Reading<T>>): Promise<T> {
  const result = await reading;
  if (result.ok) return result.data;
  const message = `the API answered ${result.status}`;
  throw result.status >= 500 ? new DataUnavailable(message) : new Error(message);
}

/** What the error page needs even when the API is away altogether. */
const keptEndpoints: ReadonlySet<string> = new Set([endpoints.site, endpoints.page('error')]);

/** The same reader, which keeps a copy of the error page's data for the day the API is away. */
export function withFallback(read: ReadApi, file: string): ReadApi {
  const kept = readKept(file);

  return async <E extends Endpoint>(endpoint: E, ...input: CallArgs<E>): Promise<Reading<Answer<E>>> => {
    const reading = await read(endpoint, ...input);
    if (!keptEndpoints.has(endpoint)) return reading;
    if (reading.ok) keep(endpoint, reading.data);
    // A 404 is an answer: only a missing API is replaced by what was published last.
    const isAway = !reading.ok && reading.status >= 500;
    return isAway && endpoint in kept ? { ok: true, data: kept[endpoint] as Answer<E> } : reading;
  };

  function keep(endpoint: string, answer: unknown) {
    if (JSON.stringify(kept[endpoint]) === JSON.stringify(answer)) return;
    kept[endpoint] = answer;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(kept));
      renameSync(`${file}.new`, file);
    } catch (error) {
      log('warn', 'could not keep a copy of the error page', errorFields(error));
    }
  }
}

function readKept(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    log('warn', 'the kept copy of the error page is not readable', errorFields(error));
    return {};
  }
}
