import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beChild, giveWay, sendToParent } from '../process/start-child.ts';
import { encode } from './encode.ts';
import type { Made, PictureJob } from './picture-worker.ts';

/** Makes pictures in a process of its own: started by `picture-worker.ts`. */
beChild();
process.on('message', (job: PictureJob) => {
  if (!job.isAwaited) giveWay();
  void make(job).then(sendToParent, (error: unknown) =>
    sendToParent({ id: job.id, bytes: null, failed: error instanceof Error ? error.message : String(error) }),
  );
});

async function make(job: PictureJob): Promise<Made> {
  const { id, original, file } = job;
  const bytes = await encode(original, job);
  // A folder that cannot be written to costs the next visitor time, not this one the picture.
  const unkept = bytes && (await keep(file, bytes).catch((error: Error) => error.message));
  return { id, bytes, ...(unkept && { unkept }) };
}

/** A crash leaves a `.part`, never half a picture under a real name. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
