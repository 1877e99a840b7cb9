import { createBrowserHistory } from '@tanstack/react-router';
import { readablePath, writtenPath } from '../../contract/unreadable-path.ts';

/** The browser's history, with paths the router can read. The address bar keeps what was typed. */
export function readableHistory() {
  return createBrowserHistory({
    parseLocation: () => {
      const { search, hash } = window.location;
      const pathname = readablePath(window.location.pathname);
      return { href: pathname + search + hash, pathname, search, hash, state: window.history.state };
    },
    createHref: writtenPath,
  });
}
