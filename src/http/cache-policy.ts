/** How long an answer may be kept, and by whom. Said here once; everything else refers to a name. */
export const cachePolicy = {
  /** Changes only when content is published: caches keep it a minute and revalidate by ETag; a day while we are away. */
  content: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  /** Named by a hash of its bytes: never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /** Errors, what describes this moment only, and what is counted. */
  none: 'no-store',
} as const;
