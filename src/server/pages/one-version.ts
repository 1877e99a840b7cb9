import { endpoints } from '../../contract/endpoints.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import type { ContentState } from '../data/content-version.ts';
import type { PageRenderer } from './pages.ts';

/** Publications do not follow one another this fast. */
const attempts = 3;

/**
 * The same renderer, whose pages are made of one version: what was read while another one was being published is
 * thrown away, because half of it may be older than the other half.
 */
export function ofOneVersion(
  pages: PageRenderer,
  content: Pick<ContentState, 'version' | 'refresh'>,
  read: ReadApi,
): PageRenderer {
  return {
    async render(address) {
      for (let attempt = 1; ; attempt++) {
        const before = content.version();
        const made = await pages.render(address);
        if (made.status !== 200 || attempt === attempts) return made;
        const now = await read(endpoints.version);
        if (!now.ok || now.data.version === before) return made;
        await content.refresh();
      }
    },
  };
}
