import { layOutInTurns, withShortLayout } from './short-layout.ts';
import { entryStart, withLateScripts } from './start-scripts.ts';

/** The last touches to a page that React has made: at its two ends, nothing in between. */
export function finishPage(html: string): { html: string; scripts: string[] } {
  const headEnd = Math.max(0, html.indexOf('</head>'));
  const entryAt = html.lastIndexOf(entryStart);
  const footStart = entryAt > headEnd ? entryAt : html.length;
  const { head, foot, script } = withLateScripts({ head: html.slice(0, headEnd), foot: html.slice(footStart) });
  return {
    html: withShortLayout(head) + html.slice(headEnd, footStart) + foot,
    scripts: script ? [layOutInTurns, script] : [layOutInTurns],
  };
}
