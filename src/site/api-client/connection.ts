/** Stands for the status where nobody answered: the visitor's network or the whole server is away. */
export const noAnswer = 0;

/** Answers whenever the server runs, costs it nothing, and is kept by no cache. */
const lightAddress = '/healthz';
const patienceMs = 5_000;

let isLost = false;

/** Asks whether anybody answers at all. */
export async function isAnswered(): Promise<boolean> {
  isLost = !(await isOk(lightAddress, 'GET'));
  return !isLost;
}

/** Asks whether a page can be had again. */
export function isOk(url: string, method: 'GET' | 'HEAD'): Promise<boolean> {
  if (navigator.onLine === false) return Promise.resolve(false);
  return fetch(url, { method, cache: 'no-store', signal: AbortSignal.timeout?.(patienceMs) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** As far as is known already. */
export function isConnectionLost(): boolean {
  return typeof navigator === 'object' && (navigator.onLine === false || isLost);
}
