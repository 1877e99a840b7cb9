import { windowKey as key } from '../protocol.ts';

/** Stays through a reload. A tab that was duplicated has the name of the other one, which is still held: it takes a new one. */
export const windowId: Promise<string> = claim(sessionStorage.getItem(key));

async function claim(wanted: string | null): Promise<string> {
  const id = wanted ?? crypto.randomUUID().slice(0, 8);
  const isOurs = await new Promise<boolean>((done) => {
    void navigator.locks.request(`${key}-${id}`, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      // Held as long as the window is open.
      return lock && new Promise(() => {});
    });
  });
  if (!isOurs) return claim(null);
  sessionStorage.setItem(key, id);
  return id;
}

/** Whether the window of a draft is open now: then it is being written in there. */
export async function isWindowOpen(id: string): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === `${key}-${id}`) ?? false;
}
