/** The addresses of what a browser keeps for the time without a network. Their names never change: see decision 029. */
export const offlinePaths = {
  /** Ends itself in every browser when it is gone from the server. */
  worker: '/service-worker.js',
  /** Shown in place of a page that was not kept. */
  page: '/offline.html',
  /** Stands in the pages that are shown without a network: loads them again when it is back. */
  script: '/offline.js',
  font: '/onest.woff2',
} as const;

/** Where the worker writes the list of the pages that it has. */
export const keptPagesMark = '<!--kept-->';

/** What a page tells the worker when it is shown. */
export interface ShownPage {
  /** Path and query. */
  address: string;
  /** The browser has just loaded the document itself, not only what changed on the page before. */
  isDocument: boolean;
  /** The files of the site's code that the page has loaded so far. */
  files: string[];
}
