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
  const node = await lab.node();
  const content = lab.copyContent('killed');
  const possible = new Set([writeEdition(content)]);
  const started = performance.now();
  await lab.publish(content).ended;
  const takesMs = performance.now() - started;
  await untilShown(node.origin, Math.max(...possible));
  const before = await readPages(node.origin);
  const kills = async () => {
    for (const moment of moments(lab)) {
      possible.add(writeEdition(content));
      const job = lab.publish(content);
      await sleep(takesMs * moment);
      job.process.kill('SIGKILL');
      await job.ended;
    }
  };
  const { sent, wrong } = await visit(node.origin, () => editionVisit(possible), kills(), { atOnce: 3 });
  const last = writeEdition(content);
  const { code, output } = await lab.publish(content).ended;
  if (code !== 0) wrong.push(`publishing after the kills failed: ${output}`);
  const recoveredMs = await untilShown(node.origin, last);
  const note = `killed ${moments(lab).length} times in ${Math.round(takesMs)} ms`;
  return { sent, wrong, lost: await lostSince(node.origin, before), recoveredMs, note };
}

/** Two at once: one after the other, and in the end one of them is there, whole. */
async function twoPublishes(lab: Lab): Promise<Outcome> {
  const node = await lab.node();
  const before = await readPages(node.origin);
  const folders = [lab.copyContent('one'), lab.copyContent('two')];
  const numbers = folders.map(writeEdition);
  const jobs = Promise.all(folders.map((folder) => lab.publish(folder).ended));
  const possible = new Set([await shownEdition(node.origin), ...numbers]);
  const { sent, wrong } = await visit(node.origin, () => editionVisit(possible), jobs, { atOnce: 3 });
  for (const { code, output } of await jobs) if (code !== 0) wrong.push(`publishing failed: ${output}`);
  const recoveredMs = await timeUntil('an edition', async () => numbers.includes(await shownEdition(node.origin)));
  return { sent, wrong, lost: await lostSince(node.origin, before), recoveredMs };
}

/** A node that is killed comes back with what it served. */
async function nodeKilled(lab: Lab): Promise<Outcome> {
  const node = await lab.start('killed-node');
  const before = await readPages(node.origin);
  node.process.kill('SIGKILL');
  const started = performance.now();
  const next = await lab.start('killed-node');
  const recoveredMs = performance.now() - started;
  const lost = await lostSince(next.origin, before);
  await Promise.all([node.stop(), next.stop()]);
  return { sent: before.size, wrong: [], lost, recoveredMs, note: 'recovery is a start' };
}

const mount = (...args: string[]) => spawnSync('mount', args, { encoding: 'utf8' });

function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount a small disk';
  const probe = join('/tmp', `vitimepro-mount-${process.pid}`);
  mkdirSync(probe, { recursive: true });
  const { status } = mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe);
  if (status === 0) spawnSync('umount', [probe]);
  rmSync(probe, { recursive: true, force: true });
  return status === 0 ? undefined : 'a small disk cannot be mounted here';
}

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
  const { status, stderr } = mount('-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk);
  if (status !== 0) throw new Error(stderr);
  const content = lab.copyContent('full-disk');
  const store = { DATA_DIR: join(disk, 'store'), MEDIA_DIR: join(disk, 'media') };
  try {
    const first = writeEdition(content);
    await lab.publish(content, store).ended;
    const node = await lab.start('full-disk', { ...store, CONTENT_DIR: content });
    await untilShown(node.origin, first);
    const before = await readPages(node.origin);
    const pictures =
      (await request(node.origin, '/daily')).text.match(/\/media\/[0-9a-f]{20}\/w320\.(?:avif|webp)/g) ?? [];
    fill(join(disk, 'filler'));
    const wrong: string[] = pictures.length === 0 ? ['the page has no pictures to try this on'] : [];
    const second = writeEdition(content);
    const { code, output } = await lab.publish(content, store).ended;
    if (code === 0) wrong.push('publishing onto a full disk reports success');
    if (!/мест[ао].*освободите/s.test(output)) wrong.push(`the message names no remedy: ${output.slice(0, 300)}`);
    for (const path of pictures) {
      const { status, headers } = await request(node.origin, path);
      if (status !== 200 && headers.get('cache-control') !== 'no-store')
        wrong.push(`${path}: ${status}, may be cached`);
    }
    const visits = await visit(node.origin, () => editionVisit(new Set([first])), 2_000);
    const lost = await lostSince(node.origin, before);
    rmSync(join(disk, 'filler'));
    const again = await lab.publish(content, store).ended;
    if (again.code !== 0) wrong.push(`publishing with room again failed: ${again.output}`);
    const recoveredMs = await untilShown(node.origin, second);
    await node.stop();
    return { sent: visits.sent + pictures.length, wrong: [...wrong, ...visits.wrong], lost, recoveredMs };
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
}

export const publishingTrials: Trial[] = [
  { name: 'publish killed', isQuick: true, run: publishKilled },
  { name: 'two publishes at once', isQuick: true, run: twoPublishes },
  { name: 'node killed', run: nodeKilled },
  // The disk of a PostgreSQL is its operator's.
  { name: 'disk full', stores: ['sqlite'], missing: noSmallDisk, run: fullDisk },
];
