/** In place of a status: there was no response, because the network or the server is down. */
export const noResponse = 0;

const timeoutMs = 5_000;

let isLost = false;

export async function isAnswered(): Promise<boolean> {
  isLost = !(await isOk('/healthz', 'GET'));
  return !isLost;
}

export function isOk(url: string, method: 'GET' | 'HEAD'): Promise<boolean> {
  if (navigator.onLine === false) return Promise.resolve(false);
  return fetch(url, { method, cache: 'no-store', signal: AbortSignal.timeout?.(timeoutMs) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** By what is known already, without a request. */
export function isConnectionLost(): boolean {
  return typeof navigator === 'object' && (navigator.onLine === false || isLost);
}
