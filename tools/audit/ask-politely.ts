import { setTimeout } from 'node:timers/promises';

/** As crawlers ask: who is told to come back later comes once more. */
export async function askPolitely(address: string): Promise<Response> {
  const ask = () => fetch(address, { redirect: 'manual' });
  const response = await ask();
  const seconds = Number(response.headers.get('Retry-After'));
  if (response.status !== 503 || !seconds) return response;
  await response.body?.cancel();
  await setTimeout(seconds * 1000);
  return ask();
}
