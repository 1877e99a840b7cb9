import type { Answer, Endpoint } from '../../contract/answers.ts';
import { type CallArgs, callAddress } from '../../contract/endpoints.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';
import { etagOf, hashOf } from '../../http/etag.ts';
import type { FetchApi } from './fetch-api.ts';

/** What an answer was made from: addresses of the API, each with the tag of what it answered then. */
export type Sources = ReadonlyMap<string, string>;

/** Stands for the tag where there is none: an answer made from this is never taken for unchanged. */
const unknownTag = '';

/** The tag of an answer of the API; a proxy on the way may have lost it. */
export async function tagOf(response: Response, body: () => Promise<string>): Promise<string> {
  if (response.status >= 500) return unknownTag;
  if (!response.ok) return String(response.status);
  return response.headers.get('ETag') ?? etagOf(hashOf(await body()));
}

/** The same reader, which writes down what was read through it. */
export function recordSources(read: ReadApi): { read: ReadApi; sources: Sources } {
  const sources = new Map<string, string>();
  return {
    sources,
    read: async <E extends Endpoint>(endpoint: E, ...input: CallArgs<E>): Promise<Reading<Answer<E>>> => {
      const reading = await read(endpoint, ...input);
      sources.set(callAddress(endpoint, ...input), reading.tag ?? unknownTag);
      return reading;
    },
  };
}

/** Answers that many pages are made from are asked for once for all of them. */
const askAgainMs = 2_000;

/** Asks the API whether it still answers the same. */
export function createSourceCheck(fetchApi: FetchApi, version: () => string, now: () => number = Date.now) {
  let asked = new Map<string, { at: number; tag: Promise<string> }>();
  let askedFor = '';

  return async (sources: Sources): Promise<boolean> => {
    if (askedFor !== version()) {
      askedFor = version();
      asked = new Map();
    }
    for (const [address, tag] of sources) {
      if (tag === unknownTag || (await currentTag(address, tag)) !== tag) return false;
    }
    return true;
  };

  function currentTag(address: string, tag: string): Promise<string> {
    const known = asked.get(address);
    if (known && Math.abs(now() - known.at) < askAgainMs) return known.tag;
    const current = ask(address, tag).catch(() => unknownTag);
    asked.set(address, { at: now(), tag: current });
    return current;
  }

  async function ask(address: string, tag: string): Promise<string> {
    const response = await fetchApi(address, { headers: { 'If-None-Match': tag } });
    return response.status === 304 ? tag : tagOf(response, () => response.text());
  }
}
