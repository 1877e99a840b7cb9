import { setTimeout as sleep } from 'node:timers/promises';
import { ask, lostSince, type Question, reference } from '../answers.ts';
import type { Lab } from '../lab.ts';
import { editionPage, editionsIn, publishContent, startPublishing, writeEdition } from '../publishing.ts';
import type { Outcome, Trial } from '../trial.ts';
import { timeUntil, visitors } from '../visitors.ts';

let lastEdition = 0;
export const nextEdition = () => ++lastEdition;

/** The page with the edition, whole and of one version. */
export function editionQuestion(among: ReadonlySet<number>): Question {
  return {
    path: editionPage,
    judge: ({ status, text }) => {
      if (status !== 200) return `${status}`;
      const editions = editionsIn(text);
      if (editions.length !== 1) return `a mixture of editions ${editions.join(' and ')}`;
      return among.has(editions[0] ?? 0) ? null : `edition ${editions[0]}, which nobody published`;
    },
  };
}

export async function publishEdition(lab: Lab, number: number): Promise<void> {
  writeEdition(lab.content, number);
  await publishContent({ content: lab.content, folder: lab.folder, databaseUrl: (await lab.postgresql()).url });
}

const shows = async (origin: string, number: number) => {
  const { text } = await ask(origin, editionPage);
  const editions = editionsIn(text);
  return editions.length === 1 && editions[0] === number;
};

export const untilShown = (origin: string, number: number, withinMs?: number) =>
  timeUntil(`edition ${number}`, () => shows(origin, number), withinMs);

export async function currentEdition(origin: string): Promise<number> {
  const [shown] = editionsIn((await ask(origin, editionPage)).text);
  if (shown === undefined) throw new Error(`${editionPage} shows no edition`);
  return shown;
}

/** Shares of the time that a publication takes: from reading the files to the very end. */
const moments = [0.3, 0.6, 0.85, 0.95];

/** Whenever the job is killed, the old site or the new one is there, whole. */
async function publishKilled(lab: Lab): Promise<Outcome> {
  const node = await lab.siteOne();
  const databaseUrl = (await lab.postgresql()).url;
  const first = nextEdition();
  const started = performance.now();
  await publishEdition(lab, first);
  const takesMs = performance.now() - started;
  await untilShown(node.origin, first);
  const before = await reference(node);

  const possible = new Set([first]);
  const work = async () => {
    for (const moment of moments) {
      const number = nextEdition();
      possible.add(number);
      writeEdition(lab.content, number);
      const job = startPublishing({ content: lab.content, folder: lab.folder, databaseUrl });
      await sleep(takesMs * moment);
      job.process.kill('SIGKILL');
      await job.ended;
    }
  };
  const seen = await visitors(node.origin, () => editionQuestion(possible), { atOnce: 3, until: work() });
  const last = nextEdition();
  await publishEdition(lab, last);
  const recoveredMs = await untilShown(node.origin, last);
  const lost = await lostSince(node.origin, before);
  return { sent: seen.sent, wrong: seen.wrong, lost, recoveredMs, note: `killed ${moments.length} times` };
}

/** Two jobs at once: one after the other, and what is there in the end is one of them, whole. */
async function twoPublishes(lab: Lab): Promise<Outcome> {
  const node = await lab.siteOne();
  const databaseUrl = (await lab.postgresql()).url;
  const before = await currentEdition(node.origin);
  const pages = await reference(node);
  const [a, b] = [nextEdition(), nextEdition()];
  const other = lab.copyContent('other-content');
  writeEdition(lab.content, a);
  writeEdition(other, b);
  const jobs = [lab.content, other].map(
    (content) => startPublishing({ content, folder: lab.folder, databaseUrl }).ended,
  );
  const seen = await visitors(node.origin, () => editionQuestion(new Set([before, a, b])), {
    atOnce: 3,
    until: Promise.all(jobs),
  });
  const wrong = [...seen.wrong];
  for (const { code, output } of await Promise.all(jobs)) if (code !== 0) wrong.push(`a job failed: ${output}`);
  const version = String((await lab.query('select version from publications order by id desc limit 1'))[0]?.version);
  const recoveredMs = await timeUntil('the last version', async () =>
    (await ask(node.origin, '/api/v1/version')).text.includes(version),
  );
  const isShown = await timeUntil('an edition', async () => (await shows(node.origin, a)) || shows(node.origin, b));
  const lost = await lostSince(node.origin, pages);
  return { sent: seen.sent, wrong, lost, recoveredMs: recoveredMs + isShown };
}

export const publishingTrials: Trial[] = [
  { name: 'publish killed at four moments', run: publishKilled },
  { name: 'two publishes at once', run: twoPublishes },
];
