export type Counters = ReturnType<typeof createCounters>;

/** What happens inside, counted in plain numbers; `metrics.ts` reads them when it is asked. */
export const createCounters = () => ({
  /** Responses that were ready, and responses that had to be made or fetched. */
  cacheHits: 0,
  cacheMisses: 0,
  renders: 0,
  rendersFailed: 0,
  rendersUnderWay: 0,
  /** Refused: too many requests of one client, or too much under way. */
  rateLimited: 0,
  overloaded: 0,
  /** Versions of the content that this node has taken up. */
  publications: 0,
  picturesMade: 0,
  picturesFailed: 0,
  picturesUnderWay: 0,
});
