import { useEffect, useEffectEvent, useRef } from 'react';
import { reportGoal } from '../counters/goals.ts';
import { writeFragment } from '../navigation/current-address.ts';

/**
 * The state of a tool as the fragment of the address, `#vozrast=4`, so that it can be shared. The name before the sign
 * is the id of the section, where the link opens. A fragment is never sent to the server. `read` is called with the
 * state in the address when the page is opened (null without one) and whenever another one is typed. Use of the tool is
 * reported once, by its name only.
 */
export function useLinkedLine(id: string, read: (line: string | null) => void): (line: string | null) => void {
  const onRead = useEffectEvent(read);
  const reportUse = useToolGoal(id);
  useEffect(() => {
    onRead(lineIn(window.location.hash, id));
    const look = () => {
      const line = lineIn(window.location.hash, id);
      // A fragment of another part of the page does not change the tool.
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

/** Reports the use of a tool once per page. */
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
