import type { PreparedPages } from '../../store/prepare-publication.ts';
import type { FetchApi } from './fetch-api.ts';

/** Where what a link shows comes from. */
export interface PreviewSource {
  /** Null when it is not kept any more, or cannot be shown. */
  compile(id: string): Promise<PreparedPages | null>;
  apiOf(pages: PreparedPages): FetchApi;
}
