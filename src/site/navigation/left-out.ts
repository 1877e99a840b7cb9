/*
 * Stands in, in the browser's build, for parts of the libraries that would never run and weigh three kilobytes on every
 * page (vite.config.ts says for which files). See docs/decisions/012-framework-internals.md.
 */

const notHere = (): never => {
  throw new Error('this part of the router is left out of the build: see vite.config.ts');
};

// Scrolling is ours: see scroll.ts.
export const storageKey = '';
export const setupScrollRestoration = (): void => {};
export const getElementScrollRestorationEntry = (): undefined => undefined;
export const defaultGetScrollRestorationKey = (): string => '';

// Links are plain elements: see links.ts.
export const Link = notHere;
export const createLink = notHere;
export const linkOptions = notHere;
export const useLinkProps = notHere;

// Queries are plain text: see search-params.ts.
export const defaultParseSearch = notHere;
export const defaultStringifySearch = notHere;
export const parseSearchWith = notHere;
export const stringifySearchWith = notHere;

// An address means what it says.
export const composeRewrites = notHere;
export const rewriteBasepath = notHere;
export const executeRewriteInput = (_: unknown, url: URL): URL => url;
export const executeRewriteOutput = (_: unknown, url: URL): URL => url;
