import type { Image } from '../../contract/common.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { ShareColours, ShareSpec } from '../share/share-book.ts';
import { typeset, unjoined } from '../text/typeset.ts';
import type { Library } from './library.ts';

/** What surrounds the title on the sharing picture. */
export interface ShareSurroundings {
  kicker: string;
  colours?: ShareColours;
  /** It shows products: the warning of the law must be on it. */
  promotes?: boolean;
  focus?: ShareSpec['focus'];
  /** The main dose of a product, in per cent of its norm. */
  percent?: ShareSpec['percent'];
}

const brandColours: ShareColours = { accent: '#1F46E0', tint: '#E8EEFF', deep: '#0E1E5B' };

/** What the sharing picture of an entry shows: its own title and picture, in the colours of its series. */
export function shareSpec(
  library: Library,
  entry: Entry,
  image: Image | null,
  { kicker, colours = brandColours, promotes = false, focus = 'centre', percent = 100 }: ShareSurroundings,
): ShareSpec {
  return {
    title: unjoined(typeset(titleOf(entry))),
    kicker: unjoined(typeset(kicker)),
    warning: promotes ? library.site.warning : null,
    picture: pictureHash(image),
    focus,
    percent,
    colours,
  };
}

export function chosenPicture(image: Image): ShareSpec {
  return {
    title: '',
    kicker: '',
    warning: null,
    picture: pictureHash(image),
    focus: 'centre',
    percent: null,
    colours: brandColours,
  };
}

function titleOf(entry: Entry): string {
  const title = 'title' in entry.data && typeof entry.data.title === 'string' ? entry.data.title : '';
  // The home page's own title is for the browser's tab; the error page's is HTML.
  if ('hero' in entry.data) return entry.data.hero.title;
  return title.replace(/<br>/g, ' ').replace(/<[^>]+>/g, '');
}

const pictureHash = (image: Image | null) => /^\/media\/([0-9a-f]{20})\//.exec(image?.href ?? '')?.[1] ?? null;
