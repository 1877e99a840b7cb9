import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** What the ETag of a response and the version of a document are made of. */
export function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/** Weak: a response has one tag in every encoding. */
export const etagOf = (hash: string) => `W/"${hash}"`;

export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag });
}
