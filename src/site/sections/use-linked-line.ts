import { useEffect, useEffectEvent, useRef } from 'react';
import { reportGoal } from '../counters/goals.ts';
import { writeFragment } from '../navigation/quiet-address.ts';

/**
 * What a tool shows, as the fragment of the address: `#vozrast=4`, to be passed on. What stands before the sign is the
 * id of the tool's section: a link that somebody was given opens there. A fragment never leaves the browser.
 *
 * `read` is given what the address says when the page is opened, null where it says nothing of this tool, and whenever
 * another fragment of the tool is typed. What is written is said to the counters once, by the tool's name alone.
 */
export function useLinkedLine(id: string, read: (line: string | null) => void): (line: string | null) => void {
  const onRead = useEffectEvent(read);
  const reportUse = useToolGoal(id);
  useEffect(() => {
    onRead(lineIn(window.location.hash, id));
    const look = () => {
      const line = lineIn(window.location.hash, id);
      // Another place of the page is no other state of the tool.
      if (line !== null) onRead(line);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [id]);
  return (line) => {
    writeFragment(line === null ? '' : `#${id}=${line}`, []);
    reportUse();
  };
}

/** Reports, once as long as the page is open, that somebody uses a tool. */
export function useToolGoal(tool: string): () => void {
  const isReported = useRef(false);
  return () => {
    if (!isReported.current) reportGoal({ name: 'theme-tool', tool });
    isReported.current = true;
  };
}

function lineIn(hash: string, id: string): string | null {
  const marker = `#${id}=`;
  if (!hash.startsWith(marker)) return null;
  try {
    return decodeURIComponent(hash.slice(marker.length));
  } catch {
    return null;
  }
}
