import fc from 'fast-check';
import { ask, lostSince, reference } from '../answers.ts';
import { ApiWire } from '../api-wire.ts';
import type { Lab, Node } from '../lab.ts';
import { noise } from '../site-log.ts';
import type { Outcome, Trial } from '../trial.ts';
import { reasonOf } from '../visitors.ts';
import { evilHost, hostileRequest } from './arbitrary-request.ts';
import { harm } from './judge.ts';
import { rawRequest } from './raw-request.ts';
import { markupThatRuns, withMarkup } from './stored-markup.ts';

const atOnce = 8;

/** Requests with something wrong in them, at every address and call. */
async function fuzz(lab: Lab, count: number): Promise<Outcome> {
  const node = await lab.apiNode();
  const requests = fc.sample(hostileRequest, { numRuns: count, seed: lab.seed });
  const before = await reference(node);
  const { mark } = node.log;
  const wrong = await sendAll(node, requests);
  const failures = node.log.since(mark).filter(({ message }) => message === 'request failed').length;
  if (failures > 0) wrong.push(`${failures} requests failed inside`);
  const lost = await lostSince(node.origin, before);
  return { sent: count, wrong, lost, note: `seed ${lab.seed}; ${noise(node.log.since(mark))}` };
}

/** Every address that leads elsewhere, in every spelling that could lead off the site. */
async function openRedirects(lab: Lab): Promise<Outcome> {
  const node = await lab.apiNode();
  const known = JSON.parse((await ask(node.origin, '/api/v1/redirects')).text) as { from: string }[];
  const starts = ['', '/About', '/FAQ', '/daily', '/articles', ...known.map(({ from }) => from)];
  const ends = [
    `//${evilHost}`,
    `//${evilHost}/`,
    `/\\${evilHost}/`,
    `/%2f${evilHost}/`,
    `/%5c${evilHost}//`,
    `/..//${evilHost}/`,
    `/.//${evilHost}//`,
    `?next=//${evilHost}`,
    `?//${evilHost}`,
    `/?https://${evilHost}`,
    `#//${evilHost}`,
    `/%0d%0aLocation:%20//${evilHost}/`,
    `/@${evilHost}/`,
    `/https:${evilHost}//`,
  ];
  const requests = starts.flatMap((start) =>
    ends.flatMap((end) =>
      ['localhost', evilHost].map((host) => {
        const line = `GET ${start}${end} HTTP/1.1`;
        return {
          line: `${line} · Host: ${host}`,
          bytes: Buffer.from(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        };
      }),
    ),
  );
  return { sent: requests.length, wrong: await sendAll(node, requests), note: `${starts.length} beginnings` };
}

async function sendAll(node: Node, requests: { line: string; bytes: Buffer }[]): Promise<string[]> {
  const port = Number(new URL(node.origin).port);
  const wrong: string[] = [];
  const queue = requests.values();
  const sender = async () => {
    for (const { line, bytes } of queue) {
      const reason = await rawRequest(port, bytes).then((answer) => harm(answer, node.origin), reasonOf);
      if (reason) wrong.push(`${line}: ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return wrong;
}

/** Markup in every word of every answer, as if the checks of the content had let it pass: no page lets it out. */
async function storedMarkup(lab: Lab): Promise<Outcome> {
  const wire = await new ApiWire((await lab.apiNode()).origin).open();
  wire.meddle = async (path, answer) => {
    const response = await answer();
    const isWords = response.headers.get('content-type')?.includes('json') && !path.endsWith('/addresses');
    if (!isWords || !response.ok) return response;
    return Response.json(withMarkup(path, await response.json()));
  };
  const node = await lab.start('markup', { API_BASE_URL: wire.origin });
  const wrong: string[] = [];
  let sent = 0;
  try {
    const addresses = JSON.parse((await ask(node.origin, '/api/v1/addresses')).text) as { path: string }[];
    const feeds = ['/rss.xml', '/sitemap.xml', '/events.ics', '/llms.txt', '/no-such-page'];
    for (const path of ['/', ...addresses.map((address) => address.path), ...feeds]) {
      const { status, text, headers } = await ask(node.origin, path);
      sent += 1;
      if (status >= 500) wrong.push(`${path}: ${status}`);
      const found = headers.get('content-type')?.includes('html') ? markupThatRuns(text) : undefined;
      if (found) wrong.push(`${path}: ${found}`);
    }
    return { sent, wrong };
  } finally {
    await node.stop();
    wire.close();
  }
}

// By themselves: nodes of other trials read the API of the node that these go to.
export const hostileTrials: Trial[] = [
  { name: 'hostile requests', isQuick: true, run: (lab) => fuzz(lab, lab.isQuick ? 400 : 4_000) },
  { name: 'redirects that could lead off the site', isQuick: true, run: openRedirects },
  { name: 'markup in every stored word', run: storedMarkup },
];
