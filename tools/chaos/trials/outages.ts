import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SiteProcess } from '../../../scripts/site-process.ts';
import { untilShown, writeEdition } from '../editions.ts';
import type { Lab, Outcome, Trial } from '../lab.ts';
import {
  anErrorPage,
  anyOf,
  aPage,
  freshPath,
  type Judge,
  lostSince,
  mixed,
  readPages,
  request,
  timeUntil,
  visit,
} from '../requests.ts';
import { type Fault, TcpProxy } from '../tcp-proxy.ts';

/** Longer than every time limit in the server but for reading a whole publication. */
const lastsMs = (lab: Lab) => (lab.isQuick ? 4_000 : 10_000);

/** Something is away for a while: pages stay as they were, and all is well again by itself. */
async function outage(
  lab: Lab,
  node: SiteProcess,
  unknown: Judge,
  inject: () => unknown,
  heal: () => unknown,
): Promise<Outcome> {
  const before = await readPages(node.origin);
  await inject();
  const { sent, wrong, longestMs } = await visit(node.origin, mixed(before, unknown), lastsMs(lab));
  await heal();
  const recoveredMs = await timeUntil('recovery', async () => {
    const [page, ready] = [await request(node.origin, freshPath()), await request(node.origin, '/readyz')];
    return aPage(page) === null && ready.status === 200;
  });
  const lost = await lostSince(node.origin, before);
  return { sent, wrong, lost, recoveredMs, note: `longest response ${Math.round(longestMs)} ms` };
}

/** Nodes serve from memory: visitors do not notice that the database is away, also not on pages that have to be made. */
function databaseOutage(name: string, fault: Fault): Trial {
  return {
    name,
    stores: ['postgresql'],
    async run(lab) {
      const proxy = await new TcpProxy(() => new URL(lab.store.DATABASE_URL ?? '')).open();
      const node = await lab.start('behind-proxy', { DATABASE_URL: proxy.url });
      try {
        const outcome = await outage(
          lab,
          node,
          aPage,
          () => proxy.set(fault),
          () => proxy.set('none'),
        );
        // What is published after the outage arrives.
        const content = lab.copyContent('after-outage');
        const number = writeEdition(content);
        const { code, output } = await lab.publish(content).ended;
        if (code !== 0) outcome.wrong.push(`publishing failed: ${output}`);
        await untilShown(node.origin, number);
        return outcome;
      } finally {
        await node.stop();
        proxy.close();
      }
    },
  };
}

const sqliteFile = (lab: Lab) => globSync(join(lab.store.DATA_DIR ?? '', '*.sqlite'))[0] ?? '';

/** Another process writes to the file for a long time. */
async function lockedFile(lab: Lab): Promise<Outcome> {
  const other = new DatabaseSync(sqliteFile(lab));
  try {
    return await outage(
      lab,
      await lab.node(),
      aPage,
      () => other.exec('begin immediate'),
      () => other.exec('rollback'),
    );
  } finally {
    other.close();
  }
}

/** The file is overwritten with something else: it is set aside, and the content folder published again. */
async function damagedFile(lab: Lab): Promise<Outcome> {
  const file = sqliteFile(lab);
  const node = await lab.node();
  const damage = () => {
    for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) writeFileSync(file + suffix, 'damaged');
  };
  const outcome = await outage(lab, node, aPage, damage, () => {});
  const number = writeEdition(lab.content);
  const { code, output } = await lab.publish(lab.content).ended;
  if (code !== 0) outcome.wrong.push(`publishing failed: ${output}`);
  await untilShown(node.origin, number);
  return outcome;
}

const response = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

/** A node without a store of its own: what it has made stays, for the rest there is the site's own error page. */
function apiOutage(name: string, fault: Fault, isQuick = false): Trial {
  return {
    name,
    isQuick,
    // The store is another node's affair.
    stores: ['sqlite'],
    async run(lab) {
      const { origin } = await lab.node();
      const proxy = await new TcpProxy(() => new URL(origin)).open();
      const node = await lab.start('api-reader', { API_BASE_URL: proxy.url });
      try {
        const unknown = anyOf(aPage, anErrorPage(500, 502, 503));
        return await outage(
          lab,
          node,
          unknown,
          () => proxy.set(fault),
          () => proxy.set('none'),
        );
      } finally {
        await node.stop();
        proxy.close();
      }
    },
  };
}

export const outageTrials: Trial[] = [
  databaseOutage('database refuses connections', 'refuse'),
  databaseOutage('database hangs', 'hang'),
  { name: 'store file locked by another process', isQuick: true, stores: ['sqlite'], run: lockedFile },
  { name: 'store file damaged', stores: ['sqlite'], run: damagedFile },
  apiOutage('API refuses connections', 'refuse', true),
  apiOutage('API hangs', 'hang'),
  apiOutage('API responds with 500', { reply: response('500 Internal Server Error', '{"error":{}}') }),
  apiOutage('API responds with broken JSON', { reply: response('200 OK', '{"version":') }),
];
