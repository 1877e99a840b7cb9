import sharp from 'sharp';
import { type Check, type Finding, indexedPages } from '../finding.ts';

const size = { width: 1200, height: 630 } as const;
const maxBytes = 300_000;

/** Tags of every page, and every picture once. */
export const checkSharing: Check = async (site) => {
  const findings: Finding[] = [];
  const pictures = new Map<string, string>();
  for (const { path, page } of indexedPages(site)) {
    const picture = page.social.get('og:image');
    if (!picture) {
      findings.push({ rule: 'share-missing', path, message: 'no og:image' });
      continue;
    }
    const wrong = (message: string) => findings.push({ rule: 'share-wrong', path, message });
    if (
      page.social.get('og:image:width') !== String(size.width) ||
      page.social.get('og:image:height') !== String(size.height)
    )
      wrong('og:image:width and og:image:height are not 1200 and 630');
    if (page.social.get('twitter:card') !== 'summary_large_image') wrong('twitter:card is not summary_large_image');
    if (!picture.startsWith(`${site.origin}/`)) wrong(`${picture} is not an absolute address of the site`);
    else if (!pictures.has(picture)) pictures.set(picture, path);
  }
  for (const [picture, path] of pictures) {
    const fault = await pictureFault(await site.read(picture.slice(site.origin.length)));
    if (fault) findings.push({ rule: 'share-wrong', path, message: `${picture} ${fault}` });
  }
  return findings;
};

async function pictureFault(response: Response): Promise<string | null> {
  if (response.status !== 200) return `answers ${response.status}`;
  const type = response.headers.get('content-type');
  if (type !== 'image/jpeg') return `is ${type}, not image/jpeg`;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > maxBytes) return `has ${bytes.length} bytes`;
  const read = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!read) return 'cannot be read';
  return read.width === size.width && read.height === size.height ? null : `is ${read.width}×${read.height}`;
}
