import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The walks of `docs/how-to.md`, walked. */
interface Step {
  file: string;
  /** The line before which the code goes; without one the file is new. */
  before: string | undefined;
  code: string;
}

const guide = readFileSync('docs/how-to.md', 'utf8');
const [, ...chapters] = guide.split(/^## /m);
const walks = chapters.map((chapter) => ({
  name: chapter.split('\n')[0] ?? '',
  steps: [...chapter.matchAll(/^```tsx? (\S+) (?:new|before="(.+)")\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', before, code = '']): Step => ({ file, before, code }),
  ),
  named: [...chapter.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, file = '', what = '']) => ({ file, what })),
}));
/** All walks in one copy: the compiler is what takes time. */
const steps = walks.flatMap((one) => one.steps);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitimepro-how-to-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function copySources(): string {
  const copy = mkdtempSync(join(folder, 'src-'));
  for (const part of ['src', 'fixtures/gallery'])
    cpSync(part, join(copy, part), { recursive: true, filter: (path) => !isTest(path) });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const config = { extends: './tsconfig.json', include: ['src'], compilerOptions: { noEmit: true } };
  writeFileSync(join(copy, 'tsconfig.walk.json'), JSON.stringify(config));
  return copy;
}

/** Routes need the router's generator, so new ones are left out. */
function walk(copy: string, path: readonly Step[]): void {
  for (const { file, before, code } of path) {
    if (file.startsWith('src/site/routes/')) continue;
    const target = join(copy, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, before === undefined ? code : inserted(readFileSync(target, 'utf8'), before, code, file));
  }
}

/** Code goes before the only line that begins with what the guide names. */
function inserted(text: string, before: string, code: string, file: string): string {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (line.trimStart().startsWith(before.trimStart()) ? index : []));
  expect(places.length, `${file} has one line that begins with ${before}`).toBe(1);
  return lines.toSpliced(places[0] ?? 0, 0, code.trimEnd()).join('\n');
}

async function typeErrors(copy: string): Promise<string> {
  const tsc = resolve('node_modules/.bin/tsc');
  try {
    await promisify(execFile)(tsc, ['-p', 'tsconfig.walk.json', '--checkers', '1'], { cwd: copy });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

describe('docs/how-to.md', () => {
  it('walks through a section in at most five files, a kind in at most twelve', () => {
    const filesOf = (name: string) =>
      new Set(walks.find((one) => one.name === name)?.steps.map(({ file }) => file)).size;
    expect(filesOf('A section of a landing')).toBeGreaterThan(0);
    expect(filesOf('A section of a landing')).toBeLessThanOrEqual(5);
    expect(filesOf('A page')).toBeGreaterThan(0);
    expect(filesOf('A kind of content')).toBeGreaterThan(0);
    expect(filesOf('A kind of content')).toBeLessThanOrEqual(12);
  });

  it('leads to code that compiles, and needs every step: not without the component of the section', async () => {
    const copy = copySources();
    const chooser = 'src/site/sections/theme-section.tsx';
    const isOfChooser = ({ file }: Step) => file === chooser;
    walk(
      copy,
      steps.filter((step) => !isOfChooser(step)),
    );
    // The compiler is what takes time: it looks once, at the file without its step and at a twin that has it.
    const twin = chooser.replace('.tsx', '-walked.tsx');
    cpSync(join(copy, chooser), join(copy, twin));
    walk(
      copy,
      steps.filter(isOfChooser).map((step) => ({ ...step, file: twin })),
    );
    const errors = await typeErrors(copy);
    expect(errors).toContain(`${chooser}(`);
    const faults = errors.split('\n').filter((line) => line.includes('error TS'));
    expect(faults.filter((line) => !line.startsWith(`${chooser}(`))).toEqual([]);
  });

  it.each([
    ['the brand’s name', 'The brand', /VitimePro/],
    ['the brand’s colour', 'A colour', /#1f46e0/i],
    ['the font', 'A font', /\bonest\b/i],
  ])('knows every place of the code that says %s', (_, name, said) => {
    const chapter = chapters.find((one) => one.startsWith(name)) ?? '';
    const sources = globSync(['src/**/*.{ts,tsx,css}', 'deploy/**/*.html', 'vite.config.ts', 'public/*.svg']);
    const naming = sources.filter(
      (file) => !isTest(file) && !file.endsWith('.gen.ts') && said.test(readFileSync(file, 'utf8')),
    );
    expect(naming.length).toBeGreaterThan(1);
    // What is said of the site to other servers is not what a visitor or an editor reads.
    expect(naming.filter((file) => !chapter.includes(file) && !file.endsWith('check-links.ts'))).toEqual([]);
  });

  it.each(walks.filter(({ named }) => named.length > 0))(
    'names files and identifiers that are there: $name',
    ({ named }) => {
      expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
      const missing = named.flatMap(({ file, what }) =>
        [...what.matchAll(/`([A-Za-z]\w*)`/g)].flatMap(([, name = '']) =>
          readFileSync(file, 'utf8').includes(name) ? [] : `${file} has no ${name}`,
        ),
      );
      expect(missing).toEqual([]);
    },
  );
});
