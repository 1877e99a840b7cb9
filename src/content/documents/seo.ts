import type { Image, Seo } from '../../contract/common.ts';
import type { Entry } from '../load/loaded-content.ts';
import { truncate } from '../text/truncate.ts';
import type { Library } from './library.ts';
import { chosenPicture, type ShareSurroundings, shareSpec } from './share-spec.ts';

const titleLimit = 65;
const descriptionLimit = 160;

/** The page of an entry, as its card shows it. */
interface ShownPage {
  title: string;
  image: Image | null;
  url: string;
}

interface SeoOptions {
  /** What the page is about; short leads of cards would be cut twice. */
  description: string;
  type: 'website' | 'product' | 'article' | 'profile';
  share: ShareSurroundings;
}

type SeoSource = NonNullable<Entry<'product'>['data']['seo']>;

/** Empty fields of the editor's own data are filled from the page itself. */
export function compileSeo(
  library: Library,
  entry: Entry & { data: { seo?: SeoSource | undefined } },
  page: ShownPage,
  options: SeoOptions,
): Seo {
  const source = entry.data.seo;
  const title = source?.meta_title ?? withBrand(page.title, library.site.brand.name);
  const description = source?.meta_description ?? truncate(options.description, descriptionLimit);
  return {
    meta_title: title,
    meta_description: description,
    og_image: library.share.add(
      source?.og_image
        ? chosenPicture(library.image(entry, source.og_image))
        : shareSpec(library, entry, page.image, options.share),
    ),
    og_title: source?.og_title ?? title,
    og_description: source?.og_description ?? description,
    og_type: source?.og_type ?? options.type,
    og_url: source?.og_url ?? page.url,
    robot_advanced: source?.robot_advanced ?? '',
  };
}

function withBrand(title: string, brand: string): string {
  if (title.includes(brand)) return truncate(title, titleLimit);
  const suffix = ` — ${brand}`;
  return truncate(title, titleLimit - suffix.length) + suffix;
}
