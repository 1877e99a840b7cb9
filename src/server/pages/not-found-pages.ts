import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { expertPrefix } from '../../contract/paths.ts';
import { cachePolicy } from '../../http/cache-policy.ts';
import { acceptedCompressions } from '../../http/encodings.ts';
import { errorFields, log } from '../../http/log.ts';
import { type Mark, PageTemplate } from '../answers/page-template.ts';
import type { Answer, Conditions } from '../answers/ready-response.ts';
import { securityHeaders } from '../answers/security-headers.ts';
import type { ContentState } from '../data/content-version.ts';
import type { PageRenderer } from './pages.ts';

export interface NotFoundParts {
  content: Pick<ContentState, 'version' | 'pages'>;
  pages: PageRenderer;
}

/** Nothing in these needs an escape, whatever it stands in; other addresses are rendered one by one. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+){1,6}$/;
const maxLength = 300;

/** Each is a page in memory, and strangers make addresses up. */
const maxTemplates = 100;

/** Answers that are kept as they are: robots ask for the same few addresses again and again. */
const maxKept = 64;

/** Addresses that were asked for once since this many others: whoever makes them up never asks twice. */
const maxSeen = 1_000;

/** No address has this in it by chance. */
const secret = randomBytes(8).toString('hex');
const mark = (i: number) => `unknown${secret}x${i}x`;
const marked = new RegExp(`(unknown${secret}x\\dx)`);

interface Shape {
  /** The address with marks in the places of what was made up. */
  address: string;
  words: string[];
}

/**
 * Pages for addresses that do not exist. What they say is the same for all addresses of one shape but for the address
 * itself, so one is rendered per shape and version, and the address is filled in.
 */
export function createNotFoundPages({ content, pages }: NotFoundParts) {
  let version = '';
  const templates = new Map<string, PageTemplate | 'pending'>();
  const kept = new LRUCache<string, Answer>({ max: maxKept });
  const seen = new Set<string>();

  return { isUnknown, answer, keptAnswer };

  /** No page of this version has this path: certain as soon as the pages are known. */
  function isUnknown(path: string): boolean {
    const known = content.pages();
    return known.size > 0 && plainPath.test(path) && path.length <= maxLength && !known.has(path);
  }

  /** The page for an unknown path, as soon as there is a template for its shape. */
  function answer(path: string, { acceptEncoding }: Conditions): Answer | undefined {
    const shape = shapeOf(path, content.pages());
    const template = shape && templateFor(shape.address);
    if (!shape || !template) return undefined;
    const isZipped = acceptsGzip(acceptEncoding);
    const filled = template.fill(shape.words, isZipped);
    if (isZipped && isSeenAgain(path)) kept.set(path, ownOf(filled));
    return filled;
  }

  /** The same for an address that is asked for often, as it went out last time. */
  function keptAnswer(path: string, { acceptEncoding }: Conditions): Answer | undefined {
    const isCurrent = version === content.version();
    return isCurrent && kept.size > 0 && acceptsGzip(acceptEncoding) ? kept.get(path) : undefined;
  }

  function isSeenAgain(path: string): boolean {
    if (seen.has(path)) return true;
    if (seen.size >= maxSeen) seen.clear();
    seen.add(path);
    return false;
  }

  function templateFor(address: string): PageTemplate | undefined {
    if (version !== content.version()) {
      version = content.version();
      templates.clear();
      kept.clear();
      seen.clear();
    }
    const template = templates.get(address);
    if (template instanceof PageTemplate) return template;
    if (template === undefined && templates.size < maxTemplates) {
      templates.set(address, 'pending');
      void make(address, version);
    }
    return undefined;
  }

  async function make(address: string, madeFor: string): Promise<void> {
    const template = await render(address).catch((error: unknown) => {
      log('error', 'page for unknown addresses could not be made', { address, ...errorFields(error) });
      return null;
    });
    if (madeFor !== version) return;
    if (template) templates.set(address, template);
    // Whatever the matter was, it may have passed.
    else templates.delete(address);
  }

  async function render(address: string): Promise<PageTemplate | null> {
    const { status, headers, body } = await pages.render(address);
    if (status !== 404) return null;
    const marks = marksOf(address);
    const template = new PageTemplate({ status, headers: { ...headers, ...commonHeaders }, body }, marks);
    // A part of the address that stands somewhere by itself is not found, and must not reach anybody.
    const sample = template.fill(
      marks.map(() => 'a'),
      false,
    );
    const isWhole = !sample.body.includes(secret);
    return isWhole ? template : null;
  }
}

/** What is lent is another page the next time. */
const ownOf = ({ status, headers, body, head }: Answer & { body: Buffer }): Answer => ({
  status,
  headers,
  body: Buffer.from(body),
  head,
});

const acceptsGzip = (acceptEncoding: Conditions['acceptEncoding']) =>
  acceptedCompressions(acceptEncoding).includes('gzip');

const commonHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cachePolicy.none,
  Vary: 'Accept-Encoding',
  ...securityHeaders,
};

/**
 * What of an unknown address was made up. A first part that is a page stays as it is, because menus mark where the
 * reader is; below a page of two parts nothing is prepared.
 */
export function shapeOf(path: string, known: ReadonlyMap<string, unknown>): Shape | null {
  const [first = '', ...others] = path.slice(1).split('/');
  if (others.length > 1 && known.has(`/${first}/${others[0]}`)) return null;
  if (others.length === 0 && first.startsWith(expertPrefix))
    return { address: `/${expertPrefix}${mark(0)}`, words: [first.slice(expertPrefix.length)] };
  const kept = known.has(`/${first}`) ? [first] : [];
  const words = [first, ...others].slice(kept.length);
  return { address: `/${[...kept, ...words.map((_, i) => mark(i))].join('/')}`, words };
}

/** The marks of an address. Nothing in it is escaped, so the browser knows each word by its place. */
function marksOf(address: string): Mark[] {
  return address.split('/').flatMap((part, place) => {
    const [before, text] = part.split(marked);
    return text ? [{ text, inScript: `location.pathname.split("/")[${place}].slice(${before?.length})` }] : [];
  });
}

export type NotFoundPages = ReturnType<typeof createNotFoundPages>;
