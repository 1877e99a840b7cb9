/** What following a URL would do. Shared by the navigation guard in the browser and the content check. */
export type UrlKind =
  /** Relative, hash or same-origin: stays on the site. */
  | 'internal'
  /** http(s) on another origin. */
  | 'external'
  /** `tel:` and `mailto:`: opens a program, leaves the page where it is. */
  | 'contact'
  /** Runs code, names a document made in the page, or cannot be parsed. */
  | 'dangerous';

const webProtocols: ReadonlySet<string> = new Set(['http:', 'https:']);
const contactProtocols: ReadonlySet<string> = new Set(['tel:', 'mailto:']);
const dangerousSchemes = /^(?:javascript|data|vbscript|blob|livescript|mhtml|file|filesystem|view-source):/;

/** An origin that cannot be registered (RFC 2606), in place of the unknown own origin. */
const anyOrigin = 'https://site.invalid';

/** Layers of encoding that are removed before the scheme is checked. */
const maxLayers = 5;

export function classifyUrl(url: string, origin: string = anyOrigin): UrlKind {
  if (layersOf(url).some((layer) => dangerousSchemes.test(layer))) return 'dangerous';
  let parsed: URL;
  try {
    parsed = new URL(url, origin);
  } catch {
    return 'dangerous';
  }
  if (contactProtocols.has(parsed.protocol)) return 'contact';
  // Unknown schemes are not followed.
  if (!webProtocols.has(parsed.protocol)) return 'dangerous';
  // Credentials in an address only serve to disguise its host.
  if (parsed.username || parsed.password) return 'external';
  return parsed.origin === origin ? 'internal' : 'external';
}

/** The URL as written and with each layer of encoding removed, without invisible characters. */
function layersOf(url: string): string[] {
  const layers: string[] = [];
  let layer = url;
  for (let depth = 0; depth <= maxLayers; depth++) {
    layers.push(layer.normalize('NFKC').replace(invisible, '').toLowerCase());
    const decoded = decodeOnce(layer);
    if (decoded === layer) break;
    layer = decoded;
  }
  return layers;
}

/** Control, format and space characters: browsers drop some of them from a scheme. */
const invisible = /[\p{C}\p{Z}]/gu;

const namedEntities: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', nbsp: '\u00a0', amp: '&' };

function decodeOnce(text: string): string {
  return text
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => fromCode(hex, 16))
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => fromCode(hex, 16))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => fromCode(digits, 10))
    .replace(/&(colon|tab|newline|nbsp|amp);?/gi, (_, name: string) => namedEntities[name.toLowerCase()] ?? '')
    .replace(/\\u\{?([0-9a-f]{4})\}?|\\x([0-9a-f]{2})/gi, (_, four?: string, two?: string) =>
      fromCode(four ?? two ?? '', 16),
    );
}

function fromCode(digits: string, radix: 10 | 16): string {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
