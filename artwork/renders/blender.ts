import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Job } from './job.ts';

/**
 * Renders the jobs one after another and hands each to `publish` while the next is rendering.
 * Says how many failed.
 */
export async function renderWithBlender(
  jobs: Job[],
  passesOf: (job: Job) => string,
  list: string,
  publish: (job: Job) => Promise<void>,
): Promise<number> {
  // Where the passes go is no setting of a picture: a job that carried it would never count as current again.
  writeFileSync(list, JSON.stringify(jobs.map((job) => ({ ...job, passes: passesOf(job) }))));
  const script = path.join(import.meta.dirname, 'blender/main.py');
  const blender = spawn(process.env.BLENDER_PATH || 'blender', ['-b', '-noaudio', '-P', script, '--', list]);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  let left = jobs.length;
  // Cleaning takes gigabytes of memory: one picture at a time.
  let publishing = Promise.resolve();

  for (const stream of [blender.stdout, blender.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const [mark, state, id = '', seconds] = line.split(' ');
      const job = byId.get(id);
      if (mark === 'ARTWORK' && state === 'rendered' && job) {
        publishing = publishing.then(async () => {
          await publish(job);
          left--;
          console.log(`${id} rendered in ${seconds} s, ${left} left`);
        });
      } else if (/Error|Traceback|File "|ARTWORK failed/.test(line)) console.error(line);
    });
  }
  await new Promise((resolve) => blender.on('close', resolve));
  await publishing;
  return left;
}
