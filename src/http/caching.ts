import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** How long a response may be kept, and by whom. Said here once; everything else refers to a name. */
export const cachePolicy = {
  /**
   * Changes only when content is published. A browser asks again each time and gets 304 by ETag, so that following a
   * link after a publish never leads from new to old; a CDN keeps it for a minute, for a day while all nodes are away.
   */
  content: 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  /** Named by a hash of its bytes: never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /** Errors, what describes this moment only, what is counted, and pages of the version before. */
  none: 'no-store',
} as const;

/** What the ETag of a response and the version of a document are made of. */
export function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/** Weak: a response has one tag in every encoding. */
export const etagOf = (hash: string) => `W/"${hash}"`;

export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag });
}
