import { useEffect, useRef } from 'react';
import type { FolderState } from '../protocol.ts';
import { read } from './api.ts';

/** Whoever comes back from an editor, or from git, finds what was done there. */
export function useFolderChanges(onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let known: number | undefined;
    const look = async () => {
      const state = await read<FolderState>('state').catch(() => null);
      if (!state || state.revision === known) return;
      known = state.revision;
      latest.current();
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
}
