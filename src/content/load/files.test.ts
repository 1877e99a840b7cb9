import { expect, it } from 'vitest';
import { listFiles } from './files.ts';

it('names the variable of a folder that is not there', async () => {
  await expect(listFiles('/no/such')).rejects.toThrow('CONTENT_DIR is "/no/such", which is no folder that can be read');
});
