import { copyFileSync, cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const catalogue = 'fixtures/catalogue';

/** A copy word for word would be refused: every paragraph and description says which one it is. */
function ownWords(text: string, n: number): string {
  const [, head = '', body = ''] = text.split(/^---$/m);
  return [
    '',
    head
      .replace(/^title: (["']?)/m, `title: $1Часть ${n}. `)
      .replace(/^(lead|\s+(?:alt|meaning|note|text|meta_description)): (["']?)/gm, `$1: $2Часть ${n}, `),
    body.replace(/^((?:- |\d+\. |\| )?)(?=[\p{L}\d«[]|\*\*)/gmu, `$1Часть ${n}: `),
  ].join('---');
}

/** The small catalogue with so many times its articles; each copy has a name, a title and a picture file of its own. */
export function writeCatalogue(folder: string, times: number): void {
  cpSync(catalogue, folder, { recursive: true });
  for (const file of globSync(join(folder, 'articles/*.md'))) {
    const text = readFileSync(file, 'utf8');
    const [slug, articles] = [basename(file, '.md'), dirname(file)];
    for (let n = 2; n <= times; n++) {
      const copy = `${slug}-${n}`;
      copyFileSync(join(articles, `${slug}.webp`), join(articles, `${copy}.webp`));
      writeFileSync(
        join(articles, `${copy}.md`),
        ownWords(text, n).replace(`file: ${slug}.webp`, `file: ${copy}.webp`),
      );
    }
  }
}
