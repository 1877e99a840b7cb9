import { createHash } from 'node:crypto';

/** What an answer's ETag and a document's version are made of. */
export function hashOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/** Weak: the same answer has one tag in every encoding. */
export const etagOf = (hash: string) => `W/"${hash}"`;

export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
