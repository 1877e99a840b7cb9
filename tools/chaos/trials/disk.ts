import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aPage, ask, type Judge, lostSince, reference, settledPages } from '../answers.ts';
import type { Lab } from '../lab.ts';
import { publishContent, startPublishing, writeEdition } from '../publishing.ts';
import { noise } from '../site-log.ts';
import { mountSmallDisk, noSmallDisks, type SmallDisk } from '../small-disk.ts';
import type { Outcome, Trial } from '../trial.ts';
import { timeUntil } from '../visitors.ts';
import { editionQuestion, nextEdition } from './publishing.ts';

/** Pictures are served from memory when there is no room for them, or refused as a whole: never half of one. */
const pictureOrNone: Judge = ({ status, headers, text }) => {
  if (status === 503) return headers.get('cache-control') === 'no-store' ? null : 'may be kept by others';
  if (status !== 200) return `${status}`;
  return headers.get('content-type')?.startsWith('image/') && text.length > 0 ? null : 'no picture';
};

async function picturesOf(origin: string, path: string): Promise<string[]> {
  const { text } = await ask(origin, path);
  return [...new Set([...text.matchAll(/\/media\/[0-9a-f]{20}\/w320\.(?:avif|webp)/g)].map(([found]) => found))];
}

/** A node whose folder for pictures gets into trouble: pages go on, and pictures come back by themselves. */
function picturesWithout(name: string, harm: (disk: SmallDisk) => void, heal: (disk: SmallDisk) => void): Trial {
  return { name, beside: 'a node of its own', missing: noSmallDisks, run };

  async function run(lab: Lab): Promise<Outcome> {
    const disk = mountSmallDisk(join(lab.folder, `disk-${name.replaceAll(/\W/g, '-')}`), 8);
    const node = await lab.start('pictures', {
      API_BASE_URL: (await lab.apiNode()).origin,
      MEDIA_DIR: join(disk.folder, 'media'),
    });
    const wrong: string[] = [];
    let sent = 0;
    const expect = async (path: string, judge: Judge) => {
      sent += 1;
      const reason = judge(await ask(node.origin, path));
      if (reason) wrong.push(`${path}: ${reason}`);
    };
    try {
      const before = await settledPages(node.origin, ['/', '/daily', '/faq']);
      const pictures = (await picturesOf(node.origin, '/daily')).slice(0, 8);
      if (pictures.length < 4) wrong.push('the page has too few pictures to try this on');
      const { mark } = node.log;
      harm(disk);
      for (const picture of pictures.slice(1)) await expect(picture, pictureOrNone);
      await expect('/faq', aPage('/faq'));
      const note = noise(node.log.since(mark));
      heal(disk);
      const recoveredMs = await timeUntil('pictures', async () => {
        const answers = await Promise.all(pictures.map((picture) => ask(node.origin, picture)));
        return answers.every(({ status }) => status === 200);
      });
      return { sent, wrong, lost: await lostSince(node.origin, before), recoveredMs, note };
    } finally {
      await node.stop();
      disk.remove();
    }
  }
}

/** The disk of the embedded database is full in the midst of a publish: what was published stays. */
async function fullWhilePublishing(lab: Lab): Promise<Outcome> {
  const disk = mountSmallDisk(join(lab.folder, 'disk-store'), 400);
  const [dataDir, content] = [join(disk.folder, 'store'), lab.copyContent('content-full-disk')];
  const before = await reference(await lab.apiNode());
  const job = { content, folder: lab.folder, dataDir };
  const wrong: string[] = [];
  let sent = 0;
  try {
    const first = nextEdition();
    writeEdition(content, first);
    await publishContent(job);
    const second = nextEdition();
    writeEdition(content, second);
    disk.fill();
    const { code, output } = await startPublishing(job).ended;
    if (code === 0) wrong.push('a publish onto a full disk says that it went well');
    if (!/(?:мало|нет) места.*освободите/.test(output))
      wrong.push(`the message names no remedy: ${output.slice(0, 300)}`);
    if (output.length > 4_000) wrong.push(`the message has ${output.length} characters`);
    disk.free();
    const started = performance.now();
    const node = await lab.start('after-full-disk', { DATA_DIR: dataDir, CONTENT_DIR: content });
    const recoveredMs = performance.now() - started;
    try {
      const { path, judge } = editionQuestion(new Set([first, second]));
      sent += 1;
      const reason = judge(await ask(node.origin, path));
      if (reason) wrong.push(`${path}: ${reason}`);
      const lost = await lostSince(node.origin, before);
      return { sent, wrong, lost, recoveredMs, note: 'recovery is a start' };
    } finally {
      await node.stop();
    }
  } finally {
    disk.remove();
  }
}

/** A folder that cannot be written: said at the start, by the name of its variable. */
async function readOnlyData(lab: Lab): Promise<Outcome> {
  const disk = mountSmallDisk(join(lab.folder, 'disk-read-only'), 8);
  mkdirSync(join(disk.folder, 'store'));
  disk.makeReadOnly();
  const wrong: string[] = [];
  try {
    const node = await lab.start('read-only', { DATA_DIR: join(disk.folder, 'store') });
    wrong.push('it starts with a data folder that cannot be written');
    await node.stop();
  } catch (error) {
    const message = String(error);
    if (!/DATA_DIR/.test(message) || !/read-only/.test(message)) wrong.push(`names no cause: ${message.slice(0, 300)}`);
  } finally {
    disk.remove();
  }
  return { sent: 0, wrong, note: 'refuses to start, naming DATA_DIR' };
}

export const diskTrials: Trial[] = [
  picturesWithout(
    'disk full while pictures are made',
    (disk) => disk.fill(),
    (disk) => disk.free(),
  ),
  picturesWithout(
    'folder of pictures read-only',
    (disk) => disk.makeReadOnly(),
    (disk) => disk.makeWritable(),
  ),
  { name: 'disk full while publishing', beside: 'a store of its own', missing: noSmallDisks, run: fullWhilePublishing },
  { name: 'data folder read-only', beside: 'a store of its own', missing: noSmallDisks, run: readOnlyData },
];
