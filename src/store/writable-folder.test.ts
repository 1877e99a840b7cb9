import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { folderError } from './writable-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitimepro-folder-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder that a variable names', () => {
  it('is made, and nothing is left in it', () => {
    const inside = join(folder, 'a/b');
    expect(folderError('MEDIA_DIR', inside)).toBeNull();
    expect(readdirSync(inside)).toEqual([]);
  });

  it('has too little room: says how much there is and how much is needed', () => {
    expect(folderError('DATA_DIR', folder, 1e9)?.message).toMatch(
      /^DATA_DIR is ".+", where \d+ MB are free and 1000000000 are needed: free some space, or set DATA_DIR to/,
    );
  });

  it('is named with its variable and a remedy when it cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const inside = join(file, 'store');
    const sentence = `DATA_DIR is "${inside}", which cannot be written: ENOTDIR: not a directory`;
    expect(folderError('DATA_DIR', inside)?.message).toContain(sentence);
    expect(folderError('DATA_DIR', inside)?.message).toMatch(/; mend that, or set DATA_DIR to another folder$/);
    const message = expect.stringContaining(sentence);
    await expect(openStore({ dataDir: inside })).rejects.toMatchObject({ message, code: 'not-writable' });
  });
});
