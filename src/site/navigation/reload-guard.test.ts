import { expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

it('permits one reload per path in 10,000 ms', () => {
  const storage = memoryStorage();
  expect(mayReload('/faq', 0, () => storage)).toBe(true);
  expect(mayReload('/faq', 9_999, () => storage)).toBe(false);
  expect(mayReload('/about', 9_999, () => storage)).toBe(true);
  expect(mayReload('/faq', 10_000, () => storage)).toBe(true);
  expect(mayReload('/faq', 19_999, () => storage)).toBe(false);
});

it('permits none where nothing can be remembered', () => {
  const broken = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(mayReload('/faq', 0, () => broken)).toBe(false);
});

it('permits none where asking for the memory is forbidden already', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayReload('/faq', 0, forbidden)).toBe(false);
});
