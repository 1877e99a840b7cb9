import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PublishJob {
  content: string;
  /** Where pictures are kept. */
  folder: string;
  databaseUrl?: string;
  /** Of the embedded database, where there is no other. */
  dataDir?: string;
}

export interface Ended {
  code: number | null;
  output: string;
}

/** `npm run content -- publish`, as the job that it is. */
export function startPublishing({ content, folder, databaseUrl = '', dataDir = join(folder, 'store') }: PublishJob): {
  process: ChildProcess;
  ended: Promise<Ended>;
} {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/content/cli.ts', 'publish', '--dir', content],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        MEDIA_DIR: join(folder, 'media'),
        PICTURES: 'on-demand',
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-8_000);
    });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  return { process: child, ended };
}

export async function publishContent(job: PublishJob): Promise<void> {
  const { code, output } = await startPublishing(job).ended;
  if (code !== 0) throw new Error(`publishing ended with code ${code}:\n${output}`);
}

/** Where an edition is written: in the frame that stands around every page, and in the page itself. */
const places: [file: string, field: string][] = [
  ['site.yml', 'hours'],
  ['pages/about.yml', 'lead'],
];
export const editionPage = '/about';
/** With spaces of any kind, also as they are written in JSON and in HTML. */
export const edition = /Выпуск(?:\s|\\u00a0|&nbsp;)(\d+)(?:\s|\\u00a0|&nbsp;)здесь/g;

/** Writes a number into two entries that one page shows: a page made of two versions has two numbers. */
export function writeEdition(content: string, number: number): void {
  for (const [file, field] of places) {
    const path = join(content, file);
    const text = readFileSync(path, 'utf8');
    const line = new RegExp(`^${field}: .*$`, 'm');
    if (!line.test(text)) throw new Error(`${file} has no ${field}`);
    writeFileSync(path, text.replace(line, `${field}: "Выпуск ${number} здесь, его номер виден на странице."`));
  }
}

/** The numbers in a page, each once. One is right, two are a mixture. */
export function editionsIn(text: string): number[] {
  return [...new Set([...text.matchAll(edition)].map(([, number]) => Number(number)))];
}
