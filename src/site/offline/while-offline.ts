import { isAnswered } from '../api-client/connection.ts';
import { startRetryLoop } from '../state/retry.ts';

/* Stands in what is shown without a network, as a file of its own: the page is loaded again when the site answers. */
startRetryLoop({
  check: isAnswered,
  recover: () => window.location.reload(),
  firstPauseMs: 2_000,
  longestPauseMs: 30_000,
});
