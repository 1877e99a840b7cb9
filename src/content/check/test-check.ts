import { rm } from 'node:fs/promises';
import { formatFault } from '../load/faults.ts';
import { loadContent } from '../load/load.ts';
import { sampleFiles, writeFiles } from '../test-content.ts';
import { checkContent } from './check-content.ts';

export type Files = Awaited<ReturnType<typeof sampleFiles>>;
/** `content/faq.yml:8`: the first line of a file that has this text. */
export type At = (path: string, text: string) => string;

export const d3 = 'series/daily/vitamin-d3.md';

/** What the checks say of the smallest content that passes them all, once it was changed. */
export async function check(change: (files: Files) => void, production = false): Promise<{ faults: string[]; at: At }> {
  const files = await sampleFiles();
  change(files);
  const dir = writeFiles(files);
  const faults = checkContent(await loadContent(dir), { production }).map(formatFault);
  await rm(dir, { recursive: true });
  const at: At = (path, text) => {
    const line =
      String(files.get(path))
        .split('\n')
        .findIndex((one) => one.includes(text)) + 1;
    if (line === 0) throw new Error(`${path} has no «${text}»`);
    return `content/${path}:${line}`;
  };
  return { faults, at };
}
