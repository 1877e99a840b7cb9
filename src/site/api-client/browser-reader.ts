import { callAddress } from '../../contract/endpoints.ts';
import type { ReadApi } from '../../contract/request-context.ts';

/** 503 stands for "did not answer at all": the visitor may try again. */
const unreachable = 503;

/** An answer is taken at its word: the API's tests hold it to the contract, and zod does not reach the browser. */
export const readFromOrigin: ReadApi = async (endpoint, ...input) => {
  const address = callAddress(endpoint, ...input);
  try {
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    if (response.ok) return { ok: true, data: await response.json() };
    if (response.status !== 404) console.error(`${address} answered ${response.status}`);
    return { ok: false, status: response.status };
  } catch (error) {
    console.error(`${address} could not be requested`, error);
    return { ok: false, status: unreachable };
  }
};
