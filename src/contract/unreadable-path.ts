import { hasEdgeWhitespace } from '../text/address.ts';

/**
 * Addresses that nobody can read: percent signs that spell no text (an old link in Windows-1251, `/%F2%E5%F1%F2`), the
 * zero byte, a slash inside a segment, and whitespace around one. The framework refuses the first, the database the second,
 * and the framework writes the third as two segments and cuts the fourth off at the end of a path; to a visitor all are
 * pages that do not exist. In their place the router gets a path it can read, with a private character standing for each
 * percent sign, so that no real address looks like it.
 */
const standIn = '\ue000';
const encodedStandIn = encodeURIComponent(standIn);

export function isUnreadable(pathname: string): boolean {
  return pathname.split('/').some(isUnreadableSegment);
}

/** The path as the router can read it; almost always the very same one. */
export function readablePath(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  return pathname
    .split('/')
    .map((segment) => (isUnreadableSegment(segment) ? segment.replaceAll('%', encodedStandIn) : segment))
    .join('/');
}

/** The path as it stands in the address bar. */
export function writtenPath(pathname: string): string {
  return pathname.replaceAll(standIn, '%').replaceAll(encodedStandIn, '%');
}

function isUnreadableSegment(segment: string): boolean {
  if (!segment.includes('%')) return false;
  try {
    const decoded = decodeURIComponent(segment);
    return decoded.includes('\0') || decoded.includes('/') || hasEdgeWhitespace(decoded);
  } catch {
    return true;
  }
}
