/**
 * What happens inside, counted in plain numbers: cheap enough to be counted always. Whoever shows figures reads them from
 * here (`metrics.ts`).
 */
export interface Tally {
  /** Answers that were ready, and answers that had to be made or fetched. */
  cacheHits: number;
  cacheMisses: number;
  renders: number;
  rendersFailed: number;
  rendersUnderWay: number;
  /** Requests that were sent away: too many from one address, or too many at once. */
  rateLimited: number;
  overloaded: number;
  /** Versions of the content that this node has taken up. */
  publications: number;
  picturesMade: number;
  picturesFailed: number;
  picturesUnderWay: number;
}

export function createTally(): Tally {
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
