import type { Image } from '../../contract/common.ts';
import { articleTopics } from '../../contract/vocabulary.ts';
import type { Library } from '../compile/library.ts';
import { seriesOf } from '../compile/library.ts';
import type { Entry } from '../load.ts';
import { typeset } from '../typeset.ts';
import type { ShareColours, ShareSpec } from './share-book.ts';

const brandColours: ShareColours = { accent: '#1F46E0', tint: '#E8EEFF', deep: '#0E1E5B' };

/** What the sharing picture of an entry shows: its own title and picture, in the colours of its series. */
export function shareSpec(library: Library, entry: Entry, image: Image | null): ShareSpec {
  const { kicker, colours = brandColours, promotes = false, focus = 'centre' } = surroundings(library, entry);
  return {
    title: typeset(titleOf(entry)),
    kicker: typeset(kicker),
    warning: promotes ? library.site.warning : null,
    picture: pictureHash(image),
    focus,
    colours,
  };
}

export function chosenPicture(image: Image): ShareSpec {
  return { title: '', kicker: '', warning: null, picture: pictureHash(image), focus: 'centre', colours: brandColours };
}

interface Surroundings {
  kicker: string;
  colours?: ShareColours;
  promotes?: boolean;
  focus?: ShareSpec['focus'];
}

function surroundings(library: Library, entry: Entry): Surroundings {
  const { site, content } = library;
  if (isOf(entry, 'product')) {
    const series = content.get('series', seriesOf(entry)).data;
    return { kicker: `Серия «${series.title}»`, colours: series.accent, promotes: true };
  }
  if (isOf(entry, 'series')) return { kicker: 'Серия', colours: entry.data.accent, promotes: true };
  if (isOf(entry, 'theme')) {
    const { accent } = entry.data;
    const series = library.series.find(({ data }) => data.accent.name === accent);
    return { kicker: 'Подборка', colours: series?.data.accent, promotes: true };
  }
  if (isOf(entry, 'article')) return { kicker: `Статья · ${articleTopics[entry.data.topic]}` };
  if (isOf(entry, 'component')) return { kicker: 'Компонент' };
  if (isOf(entry, 'event')) return { kicker: `Событие · ${eventDate(entry.data.start)}` };
  if (isOf(entry, 'expert') || isOf(entry, 'specialist')) return { kicker: entry.data.role, focus: 'top' };
  // A page without a picture of its own shows the home page's: products, at the right of an empty wall.
  const showsProducts = !('image' in entry.data && entry.data.image);
  return { kicker: site.brand.slogan, promotes: showsProducts, focus: showsProducts ? 'right' : 'centre' };
}

function isOf<K extends Entry['kind']>(entry: Entry, kind: K): entry is Entry<K> {
  return entry.kind === kind;
}

function titleOf(entry: Entry): string {
  const title = 'title' in entry.data && typeof entry.data.title === 'string' ? entry.data.title : '';
  // The home page's own title is for the browser's tab; the error page's is HTML.
  if (isOf(entry, 'page') && 'hero' in entry.data) return entry.data.hero.title;
  return title.replace(/<br>/g, ' ').replace(/<[^>]+>/g, '');
}

/** Said in the zone the event was announced in, whatever the machine's own. */
function eventDate(start: string): string {
  const day = new Date(`${start.slice(0, 10)}T12:00:00Z`);
  return day
    .toLocaleDateString('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(/\s*г\.$/, '');
}

const pictureHash = (image: Image | null) => /^\/media\/([0-9a-f]{20})\//.exec(image?.href ?? '')?.[1] ?? null;
