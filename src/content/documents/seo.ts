import type { Image, Seo } from '../../contract/common.ts';
import type { Entry } from '../load/loaded-content.ts';
import { truncate } from '../text/truncate.ts';
import type { Library } from './library.ts';
import { chosenPicture, type ShareSurroundings, shareSpec } from './share-spec.ts';

const titleLimit = 65;
const descriptionLimit = 160;

export interface SeoFallback {
  title: string;
  description: string;
  image: Image | null;
  type: 'website' | 'product' | 'article' | 'profile';
  path: string;
  share: ShareSurroundings;
}

type SeoSource = NonNullable<Entry<'product'>['data']['seo']>;

/** Whatever the editor left empty is taken from the entry itself. */
export function compileSeo(library: Library, entry: Entry, source: SeoSource | undefined, fallback: SeoFallback): Seo {
  const title = source?.meta_title ?? withBrand(fallback.title, library.site.brand.name);
  const description = source?.meta_description ?? truncate(fallback.description, descriptionLimit);
  return {
    meta_title: title,
    meta_description: description,
    og_image: library.share.add(
      source?.og_image
        ? chosenPicture(library.image(entry, source.og_image))
        : shareSpec(library, entry, fallback.image, fallback.share),
    ),
    og_title: source?.og_title ?? title,
    og_description: source?.og_description ?? description,
    og_type: source?.og_type ?? fallback.type,
    og_url: source?.og_url ?? fallback.path,
    robot_advanced: source?.robot_advanced ?? '',
  };
}

function withBrand(title: string, brand: string): string {
  if (title.includes(brand)) return truncate(title, titleLimit);
  const suffix = ` — ${brand}`;
  return truncate(title, titleLimit - suffix.length) + suffix;
}
