import { createFileRoute } from '@tanstack/react-router';
import { errorMessages } from '../../contract/error-messages.ts';
import { writtenPath } from '../../contract/unreadable-path.ts';
import { pageNotFound } from '../api-client/load.ts';
import { pageHead } from '../seo/page-head.ts';

/** Everything that no other route matches. */
export const Route = createFileRoute('/$')({
  loader: ({ location }) => {
    throw pageNotFound(errorMessages.noRoute(writtenPath(location.pathname)));
  },
  head: pageHead,
});
