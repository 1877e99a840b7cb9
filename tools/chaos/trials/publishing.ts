import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editionVisit, shownEdition, untilShown, writeEdition } from '../editions.ts';
import type { Lab, Outcome, Trial } from '../lab.ts';
import { lostSince, readPages, request, timeUntil, visit } from '../requests.ts';

/** Shares of the time that a publication takes, most of them near its end, where the store is written. */
const moments = (lab: Lab) => (lab.isQuick ? [0.9] : [0.3, 0.6, 0.8, 0.9, 0.95, 1]);

/** Whenever the command is killed, the old site or the new one is there, whole. */
async function publishKilled(lab: Lab): Promise<Outcome> {
  const { origin } = await lab.node();
  const content = lab.copyContent('killed');
  const possible = new Set([writeEdition(content)]);
  const started = performance.now();
  await lab.publish(content).failure;
  const takesMs = performance.now() - started;
  await untilShown(origin, Math.max(...possible));
  const before = await readPages(origin);
  const kills = async () => {
    for (const moment of moments(lab)) {
      possible.add(writeEdition(content));
      const job = lab.publish(content);
      await sleep(takesMs * moment);
      job.process.kill('SIGKILL');
      await job.failure;
    }
  };
  const { sent, wrong } = await visit(origin, () => editionVisit(possible), kills());
  const last = writeEdition(content);
  const failure = await lab.publish(content).failure;
  if (failure) wrong.push(failure);
  const recoveredMs = await untilShown(origin, last);
  const note = `killed ${moments(lab).length} times in ${Math.round(takesMs)} ms`;
  return { sent, wrong, lost: await lostSince(origin, before), recoveredMs, note };
}

/** Two at once: one after the other, and in the end one of them is there, whole. */
async function twoPublishes(lab: Lab): Promise<Outcome> {
  const { origin } = await lab.node();
  const before = await readPages(origin);
  const folders = [lab.copyContent('one'), lab.copyContent('two')];
  const numbers = folders.map(writeEdition);
  const possible = new Set([await shownEdition(origin), ...numbers]);
  const jobs = Promise.all(folders.map((folder) => lab.publish(folder).failure));
  const { sent, wrong } = await visit(origin, () => editionVisit(possible), jobs);
  for (const failure of await jobs) if (failure) wrong.push(failure);
  const recoveredMs = await timeUntil('an edition', async () => numbers.includes(await shownEdition(origin)));
  return { sent, wrong, lost: await lostSince(origin, before), recoveredMs };
}

const mount = (folder: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);

function fill(file: string): void {
  for (let bytes = 1024 * 1024; bytes > 0; ) {
    try {
      writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // The last corner is filled with less.
      bytes = Math.floor(bytes / 2);
    }
  }
}

/** The disk of store and pictures is full: what was published stays, publishing says why it failed, and works later. */
async function fullDisk(lab: Lab): Promise<Outcome> {
  const disk = join(lab.folder, 'small-disk');
  mkdirSync(disk, { recursive: true });
  if (!mount(disk))
    return { sent: 0, wrong: [], lost: [], note: 'left out: only root on Linux may mount a small disk' };
  const content = lab.copyContent('full-disk');
  const env = { DATA_DIR: join(disk, 'store'), MEDIA_DIR: join(disk, 'media'), CONTENT_DIR: content };
  const first = writeEdition(content);
  const node = await lab.start('full-disk', env);
  try {
    const before = await readPages(node.origin);
    const picture = /\/media\/[0-9a-f]{20}\/w320\.avif/.exec((await request(node.origin, '/daily')).text)?.[0] ?? '/';
    fill(join(disk, 'filler'));
    const second = writeEdition(content);
    const failure = await lab.publish(content, env).failure;
    const { sent, wrong } = await visit(node.origin, () => editionVisit(new Set([first])), sleep(2_000));
    if (!/мест[ао].*освободите/s.test(failure ?? '')) wrong.push(`publishing names no remedy: ${failure}`);
    const { status, headers } = await request(node.origin, picture);
    if (!headers.get('content-type')?.startsWith('image/')) wrong.push(`${picture}: ${status}, no picture`);
    const lost = await lostSince(node.origin, before);
    rmSync(join(disk, 'filler'));
    const later = await lab.publish(content, env).failure;
    if (later) wrong.push(later);
    return { sent, wrong, lost, recoveredMs: await untilShown(node.origin, second) };
  } finally {
    await node.stop();
    unmount(disk);
  }
}

export const publishingTrials: Trial[] = [
  { name: 'publish killed', isQuick: true, run: publishKilled },
  { name: 'two publishes at once', isQuick: true, run: twoPublishes },
  // The disk of a PostgreSQL is its operator's.
  { name: 'disk full', store: 'sqlite', run: fullDisk },
];
