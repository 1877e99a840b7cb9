/**
 * Addresses that cannot be decoded (an old link in Windows-1251, `/%F2%E5%F1%F2`) or have a zero byte. The framework
 * refuses the first and the database the second; for a visitor both are missing pages. The router gets a path with a
 * private character in place of each percent sign, which no real address has.
 */
const standIn = '\ue000';
const encodedStandIn = encodeURIComponent(standIn);

export function isUnreadable(pathname: string): boolean {
  return pathname.split('/').some(isUnreadableSegment);
}

/** For the router; almost always unchanged. */
export function readablePath(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  return pathname
    .split('/')
    .map((segment) => (isUnreadableSegment(segment) ? segment.replaceAll('%', encodedStandIn) : segment))
    .join('/');
}

/** As in the address bar. */
export function writtenPath(pathname: string): string {
  return pathname.replaceAll(standIn, '%').replaceAll(encodedStandIn, '%');
}

function isUnreadableSegment(segment: string): boolean {
  if (!segment.includes('%')) return false;
  try {
    return decodeURIComponent(segment).includes('\0');
  } catch {
    return true;
  }
}
