import { expect, it } from 'vitest';
import { createTypeErrorReader } from './watch-types.ts';

it('gathers the errors of one run with their places', () => {
  const read = createTypeErrorReader();
  expect(read('12:00:00 - Starting compilation in watch mode...')).toBeNull();
  const line = "src/site/ui/icon.tsx(12,3): error TS2322: Type 'string' is not assignable to type 'number'.";
  expect(read(line)).toBeNull();
  expect(read('12:00:02 - Found 1 error. Watching for file changes.')).toEqual([
    { file: 'src/site/ui/icon.tsx', line: 12, text: line },
  ]);
  expect(read('12:00:09 - Found 0 errors. Watching for file changes.')).toEqual([]);
});
