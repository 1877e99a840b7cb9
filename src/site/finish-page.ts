import { withShortLayout } from './short-layout.ts';
import { entryStart, withLateScripts } from './start-scripts.ts';

/**
 * The last touches to a page that React has made. On its bytes, since that is how it leaves: most of it lies between its
 * two ends, and making all of it text again for each touch took a third as long as React does.
 */
export function finishPage(html: Buffer): Buffer {
  const headEnd = Math.max(0, html.indexOf('</head>'));
  const entryAt = html.lastIndexOf(entryStart);
  const footStart = entryAt > headEnd ? entryAt : html.length;
  const { head, foot } = withLateScripts({
    head: html.toString('utf8', 0, headEnd),
    foot: html.toString('utf8', footStart),
  });
  return Buffer.concat([Buffer.from(withShortLayout(head)), html.subarray(headEnd, footStart), Buffer.from(foot)]);
}
