import { createBrowserHistory } from '@tanstack/react-router';
import { readablePath, writtenPath } from '../../contract/unreadable-path.ts';
import { freshHistoryState } from './framework-internals.ts';

/** The browser's history, with paths the router can read. The address bar keeps what was typed. */
export function readableHistory() {
  return createBrowserHistory({
    parseLocation: () => {
      const { search, hash } = window.location;
      const pathname = readablePath(window.location.pathname);
      // The browser's own jump to a hash leaves an entry without a state.
      const state = window.history.state ?? freshHistoryState();
      return { href: pathname + search + hash, pathname, search, hash, state };
    },
    createHref: writtenPath,
  });
}
