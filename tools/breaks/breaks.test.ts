import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaks } from './breaks.ts';

const root = join(import.meta.dirname, '../..');

describe('the deliberate mistakes', () => {
  it.each(breaks)('$title: can be made, and has a test', ({ file, find, replace, test }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(join(root, test))).toBe(true);
  });
});
