import { expect, it } from 'vitest';
import { listFiles } from './files.ts';

it('names the variable of a folder that is not there', async () => {
  await expect(listFiles('/no/such')).rejects.toThrow('CONTENT_DIR is "/no/such", which is no folder that can be read');
});

it.each(['./fixtures/catalogue', 'fixtures//catalogue', 'fixtures/catalogue/', 'fixtures/../fixtures/catalogue'])(
  'names files from the folder on, however it is written: %s',
  async (dir) => {
    expect(await listFiles(dir)).toEqual(await listFiles('fixtures/catalogue'));
    expect(await listFiles(dir)).toContain('pages/about.yml');
  },
);
