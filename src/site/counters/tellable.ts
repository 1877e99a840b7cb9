import { pagePaths } from '../../contract/paths.ts';

const personalPaths = [pagePaths.shelf, pagePaths.finder];

/**
 * The address without what the visitor entered: the query of the shelf and of the finder, and the fragment in which the
 * tools of the landings keep their input (`#trenirovka=80_77.6_700_90`).
 */
export function withoutInput(url: string, site: string): string {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  if (origin !== site) return url;
  return personalPaths.includes(pathname) ? origin + pathname : url.replace(/#\w+=.*/, '');
}
