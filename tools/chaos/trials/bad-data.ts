import { anErrorPage, aPage, ask, type Judge, judged, lostSince, type Question, reference } from '../answers.ts';
import { ApiWire, type Meddle } from '../api-wire.ts';
import type { Lab } from '../lab.ts';
import { noise, wrongInLog } from '../site-log.ts';
import type { Outcome, Trial } from '../trial.ts';
import { timeUntil, visitors } from '../visitors.ts';

const errorPagePath = '/api/v1/pages/error';

/** Specification, section 8: the error page without its own data. */
const withoutErrorData: Judge = (answer) =>
  anErrorPage(500)(answer) ?? (answer.text.includes('Page error not found') ? null : 'does not say what is missing');

/** A node that has never had them: its other pages are as always, and come what may it finds its way back. */
async function errorDataMissing(lab: Lab): Promise<Outcome> {
  const wire = await ownWire(lab);
  wire.meddle = async (path) => (path === errorPagePath ? Response.json({ error: {} }, { status: 404 }) : 'pass');
  const node = await lab.start('no-error-data', { API_BASE_URL: wire.origin });
  const unknown = (n: number) => `/${encodeURIComponent(`нет такой ${n}`)}`;
  try {
    const next = (n: number): Question =>
      n % 2 === 0 ? { path: unknown(n % 6), judge: withoutErrorData } : { path: '/faq', judge: aPage('/faq') };
    const before = await reference(node);
    const seen = await visitors(node.origin, next, { until: 2_000 });
    const { lines } = node.log;
    const wrong = [...seen.wrong, ...wrongInLog(lines, /Page error not found/)];
    wire.mend();
    const recoveredMs = await timeUntil('the error page', async () => {
      return anErrorPage(404)(await ask(node.origin, unknown(seen.sent))) === null;
    });
    return { sent: seen.sent, wrong, lost: await lostSince(node.origin, before), recoveredMs, note: noise(lines) };
  } finally {
    await node.stop();
    wire.close();
  }
}

/** Half of a character: every contract takes it for a word, and nobody can put it into an address. */
const unwritable = '\ud800';

const articlePath = '/articles/pervaya';
const articleCall = '/api/v1/article/pervaya';

/** Its links for sharing cannot be made, so the page throws while it is rendered. */
const breakArticle: Meddle = async (path, answer) => {
  if (path !== articleCall) return 'pass';
  const article = await (await answer()).json();
  return new Response(JSON.stringify({ ...article, title: `${article.title} ${unwritable}` }), {
    headers: { 'content-type': 'application/json' },
  });
};

async function ownWire(lab: Lab): Promise<ApiWire> {
  return new ApiWire((await lab.apiNode()).origin).open();
}

/** A page that throws while it is rendered: the error page where there is no other, the last good page where there is. */
async function renderThrows(lab: Lab): Promise<Outcome> {
  const wire = await ownWire(lab);
  wire.meddle = breakArticle;
  const node = await lab.start('throws', { API_BASE_URL: wire.origin });
  const wrong: string[] = [];
  let sent = 0;
  const expect = async (path: string, judge: Judge) => {
    sent += 1;
    const reason = judged(await ask(node.origin, path), judge);
    if (reason) wrong.push(reason);
  };
  try {
    for (let i = 0; i < 5; i++) {
      await expect(articlePath, anErrorPage(500));
      await expect('/faq', aPage('/faq'));
    }
    wire.mend();
    const recoveredMs = await timeUntil('the page that threw', async () => {
      return aPage(articlePath)(await ask(node.origin, articlePath)) === null;
    });
    // Broken again by another publication: now there is a page to fall back on.
    const before = await reference(node);
    const { mark } = node.log;
    wire.meddle = async (path, answer) =>
      path === '/api/v1/version' ? Response.json({ version: 'another' }) : breakArticle(path, answer);
    await timeUntil('the other version', async () =>
      (await ask(node.origin, '/api/v1/version')).text.includes('another'),
    );
    for (let i = 0; i < 5; i++) await expect(articlePath, aPage(articlePath));
    const isSaid = async () => node.log.since(mark).some(({ text }) => saysOld.test(text));
    await timeUntil('a word about the old page', isSaid, 5_000).catch((error: Error) => wrong.push(error.message));
    wire.mend();
    await timeUntil(
      'the first version',
      async () => !(await ask(node.origin, '/api/v1/version')).text.includes('another'),
    );
    await expect(articlePath, aPage(articlePath));
    wrong.push(...wrongInLog(node.log.lines, /page could not be rendered.*pervaya/, 100));
    return { sent, wrong, lost: await lostSince(node.origin, before), recoveredMs, note: noise(node.log.lines) };
  } finally {
    await node.stop();
    wire.close();
  }
}

const saysOld = /serving the previous version of a page/;

/** Bytes that are no picture: not shown, not kept, and nobody else's picture suffers. */
async function corruptPicture(lab: Lab): Promise<Outcome> {
  const node = await lab.siteTwo();
  const wire = await lab.apiWire();
  const before = await reference(node);
  const home = (await ask(node.origin, '/')).text;
  const pictures = [
    ...new Set([...home.matchAll(/\/media\/[0-9a-f]{20}\/w\d+\.(?:avif|webp)/g)].map(([path]) => path)),
  ];
  const [broken = '', sound = ''] = [
    pictures[0],
    pictures.find((path) => !path.startsWith((pictures[0] ?? '').slice(0, 27))),
  ];
  const hash = broken.slice('/media/'.length, '/media/'.length + 20);
  const wrong: string[] = broken && sound ? [] : ['the home page has too few pictures to try this on'];
  const { mark } = node.log;
  wire.meddle = async (path) => (path.endsWith(hash) ? new Response(Buffer.alloc(5_000, 7)) : 'pass');
  const unavailable: Judge = ({ status, headers }) => {
    if (status !== 503) return `${status}`;
    return headers.get('cache-control') === 'no-store' ? null : 'may be kept by others';
  };
  const aPicture: Judge = ({ status, headers }) =>
    status === 200 && headers.get('content-type')?.startsWith('image/') ? null : `${status}`;
  for (const judge of [unavailable, unavailable]) {
    const reason = judge(await ask(node.origin, broken));
    if (reason) wrong.push(`${broken}: ${reason}`);
  }
  const other = aPicture(await ask(node.origin, sound));
  if (other) wrong.push(`${sound}: ${other}`);
  wrong.push(...wrongInLog(node.log.since(mark), /picture could not be made/, 2));
  wire.mend();
  const recoveredMs = await timeUntil('the picture', async () => aPicture(await ask(node.origin, broken)) === null);
  return { sent: 3, wrong, lost: await lostSince(node.origin, before), recoveredMs, note: noise(node.log.since(mark)) };
}

export const badDataTrials: Trial[] = [
  { name: "the error page's own data missing", beside: 'a node of its own', run: errorDataMissing },
  { name: 'a page throws while it is rendered', beside: 'a node of its own', run: renderThrows },
  { name: 'corrupt picture', beside: 'site two', run: corruptPicture },
];
