/** What happens inside, counted in plain numbers; `metrics.ts` reads them when it is asked. */
export interface Counters {
  /** Responses that were ready, and responses that had to be made or fetched. */
  cacheHits: number;
  cacheMisses: number;
  renders: number;
  rendersFailed: number;
  rendersUnderWay: number;
  /** Refused: too many requests of one client, or too much under way. */
  rateLimited: number;
  overloaded: number;
  /** Versions of the content that this node has taken up. */
  publications: number;
  picturesMade: number;
  picturesFailed: number;
  picturesUnderWay: number;
}

export function createCounters(): Counters {
  return {
    cacheHits: 0,
    cacheMisses: 0,
    renders: 0,
    rendersFailed: 0,
    rendersUnderWay: 0,
    rateLimited: 0,
    overloaded: 0,
    publications: 0,
    picturesMade: 0,
    picturesFailed: 0,
    picturesUnderWay: 0,
  };
}
