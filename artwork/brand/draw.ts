/** Writes the logo and the icons: `npm run draw`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFiles } from './files.ts';

for (const { file, render } of brandFiles()) {
  const bytes = await render();
  writeFileSync(join(import.meta.dirname, '../..', file), bytes);
  console.log(`${file}  ${Math.ceil(bytes.length / 1024)} kB`);
}
