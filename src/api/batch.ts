import { Hono } from 'hono';
import type { Batch } from '../contract/batch.ts';
import { askedNumber, batchKey } from '../contract/batch-number.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { ReadableStore } from '../store/open-store.ts';
import { onCall, onComposedPage } from './on-call.ts';

/** A batch by its number, however that was typed: for the page, and by itself. */
export function batchRoutes(store: ReadableStore): Hono {
  const api = new Hono();
  const batchOf = async (number: string): Promise<Batch | null> => {
    const document = await store.document(`batch/${batchKey(number)}`);
    return document ? JSON.parse(document.body) : null;
  };
  onCall(api, endpoints.batch, ({ number }) => batchOf(number));
  onComposedPage(api, store, 'batch', ['asked', 'batch'], async ({ n }) => {
    const asked = askedNumber(n);
    return { asked, batch: asked === null ? null : await batchOf(asked) };
  });
  return api;
}
