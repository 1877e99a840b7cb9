import { pagePaths } from '../../contract/paths.ts';

const personalPaths = [pagePaths.shelf, pagePaths.finder];

/**
 * What a visitor takes is told to nobody: of the shelf and the finder only the path is. The tools of the landings keep
 * what was entered in the fragment (`#trenirovka=80_77.6_700_90`).
 */
export function tellable(url: string, site: string): string {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  if (origin !== site) return url;
  return personalPaths.includes(pathname) ? origin + pathname : url.replace(/#\w+=.*/, '');
}
