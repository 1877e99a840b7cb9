import type { Answer, Endpoint } from '../../contract/answers.ts';
import { type CallArgs, endpoints } from '../../contract/endpoints.ts';
import type { ReadApi, Reading } from '../../contract/request-context.ts';

/** Every page is made from these. */
const frameEndpoints: ReadonlySet<string> = new Set([endpoints.site, endpoints.page('error')]);

/** A store that went to another version and back unnoticed must not leave its traces for longer. */
const keepMs = 60_000;

/**
 * The same reader, which asks for the frame's data once per version instead of once per page. What has no tag (it comes
 * from the copy kept for the day the API is away) is not kept.
 */
export function withFrameMemory(read: ReadApi, version: () => string, now: () => number = Date.now): ReadApi {
  const kept = new Map<string, { version: string; at: number; reading: Reading<unknown> }>();

  return async <E extends Endpoint>(endpoint: E, ...input: CallArgs<E>): Promise<Reading<Answer<E>>> => {
    if (!frameEndpoints.has(endpoint)) return read(endpoint, ...input);
    const known = kept.get(endpoint);
    if (known && known.version === version() && Math.abs(now() - known.at) < keepMs)
      return known.reading as Reading<Answer<E>>;
    const asked = { version: version(), at: now() };
    const reading = await read(endpoint, ...input);
    if (reading.ok && reading.tag) kept.set(endpoint, { ...asked, reading });
    return reading;
  };
}
