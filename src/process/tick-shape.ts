import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Node makes a small object for every `process.nextTick`, several for each answer. When the garbage is collected while
 * none of them is alive, V8 forgets their shape; the next ones look new to it, and from then on it makes all of them in
 * the slow way: a sixth of what a ready answer costs. One of them that is kept keeps the shape. Says what is kept.
 */
export function keepTickShape(): readonly object[] {
  process.nextTick(() => kept.push(executionAsyncResource()));
  return kept;
}
