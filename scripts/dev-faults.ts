import type { ErrorPayload, HotPayload } from 'vite';

export type Fault = 'content' | 'types' | 'page';

/** Asks the open pages to take away what stands over them. */
const mendedEvent: HotPayload = { type: 'custom', event: 'fault:mended' };

/** What is wrong now stands over the open pages, the newest on top; when that is mended, what is still wrong stands there again. */
export function createFaults(send: (payload: HotPayload) => void) {
  const standing = new Map<Fault, ErrorPayload>();

  const showNewest = () => send([...standing.values()].at(-1) ?? mendedEvent);

  return {
    show(fault: Fault, err: ErrorPayload['err']): void {
      standing.delete(fault);
      standing.set(fault, { type: 'error', err });
      showNewest();
    },
    mend(...faults: Fault[]): void {
      if (faults.filter((fault) => standing.delete(fault)).length > 0) showNewest();
    },
    /** For a page that was loaded or updated: it tells anew what it throws, and did not hear what was mended meanwhile. */
    showAgain(): void {
      standing.delete('page');
      showNewest();
    },
  };
}
