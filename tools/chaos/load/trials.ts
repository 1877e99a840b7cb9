import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { anyOf, aPage, ask, type Judge, lostSince, type Question, reference } from '../answers.ts';
import type { Lab } from '../lab.ts';
import type { Outcome, Trial } from '../trial.ts';
import { visitors } from '../visitors.ts';
import { hammer, type Load, percentile } from './hammer.ts';
import { watchMemory } from './memory.ts';

const connections = 500;
/** The process with its embedded database, its ready pages (PAGE_CACHE_MB is 64) and what 500 requests under way take. */
const memoryMegabytes = 800;

/** Told at once to come back, and when. */
const overloaded: Judge = ({ status, headers }) =>
  status === 503 && headers.has('retry-after') ? null : `${status} without Retry-After`;

const statusIs =
  (...wanted: number[]): Judge =>
  ({ status }) =>
    wanted.includes(status) ? null : `${status}`;

const json: Judge = ({ status, text }) => (status === 200 && JSON.parse(text) ? null : `${status}`);

/** All kinds of addresses, pages most of all; what has to be made may be refused, what is ready may not. */
async function everything(origin: string, isWarm: boolean): Promise<(n: number) => Question> {
  const pages = JSON.parse((await ask(origin, '/api/v1/addresses')).text).map(
    ({ path }: { path: string }) => path,
  ) as string[];
  const words = ['магний', 'омега', 'витамин с', 'dbnfvby', 'коллаген', 'сон'];
  const others: Question[] = [
    ...words.map((word) => ({ path: `/search?q=${encodeURIComponent(word)}`, judge: aPage('/search') })),
    ...['title', 'rating'].map((sort) => ({
      path: `/products-filters?sort=${sort}`,
      judge: aPage('/products-filters'),
    })),
    ...['site', 'pages/home', 'pages/articles', 'addresses'].map((call) => ({ path: `/api/v1/${call}`, judge: json })),
    ...['/sitemap.xml', '/robots.txt', '/rss.xml'].map((path) => ({ path, judge: statusIs(200) })),
    ...['/no-such-page', '/daily/no-such-product'].map((path) => ({ path, judge: statusIs(404) })),
    { path: '/catalog', judge: statusIs(301) },
  ];
  return (n) => {
    const isPage = n % 10 < 7;
    const path = pages[n % pages.length] ?? '/';
    const page = { path, judge: aPage(path) };
    const question = isPage ? page : (others[n % others.length] ?? page);
    const isReady = isWarm && !question.path.includes('?');
    return isReady ? question : { ...question, judge: anyOf(question.judge, overloaded) };
  };
}

function asOutcome(load: Load, megabytes: number, lost: string[]): Outcome {
  const wrong = [...load.wrong];
  if (megabytes > memoryMegabytes) wrong.push(`took ${megabytes} MB of memory`);
  const refused = load.statuses.get(503) ?? 0;
  const ms = (share: number) => Math.round(percentile(load.times, share));
  return {
    sent: load.sent,
    wrong,
    lost,
    note: `p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms, ${refused} × 503, ${megabytes} MB`,
  };
}

/** A node that has just started, and the same one when everything is ready. */
async function crowd(lab: Lab, isWarm: boolean): Promise<Outcome> {
  const node = await lab.largeSite();
  const before = isWarm ? await reference(node) : undefined;
  const memory = watchMemory(node.metricsUrl);
  const load = await hammer(node.origin, await everything(node.origin, isWarm), {
    connections,
    lastsMs: isWarm ? warmMs : coldMs,
  });
  // Nothing had been made before a cold start: there, every page that is published is read now.
  return asOutcome(load, memory.stop(), await lostSince(node.origin, before ?? (await reference(node))));
}

const warmMs = 60_000;
/** Everything is ready after some seconds; from then on it would be the same as above. */
const coldMs = 20_000;

/** More renders than anybody can make: who cannot be served is told so at once, and pages that are ready go on. */
async function beyondCapacity(lab: Lab): Promise<Outcome> {
  const node = await lab.largeSite();
  const before = await reference(node);
  const memory = watchMemory(node.metricsUrl);
  let made = 0;
  // Every third asks the API itself.
  const next = (n: number): Question => {
    const query = encodeURIComponent(`омега ${++made} ${Math.random()}`);
    return n % 3 === 0
      ? { path: `/api/v1/search?q=${query}`, judge: anyOf(overloaded, json) }
      : { path: `/search?q=${query}`, judge: anyOf(overloaded, aPage('/search')) };
  };
  const work = hammer(node.origin, next, { connections, lastsMs: 8_000 });
  const seen = await visitors(node.origin, () => ({ path: '/faq', judge: aPage('/faq') }), { atOnce: 2, until: work });
  const outcome = asOutcome(await work, memory.stop(), await lostSince(node.origin, before));
  return {
    ...outcome,
    sent: outcome.sent + seen.sent,
    wrong: [...outcome.wrong, ...seen.wrong],
    note: `${outcome.note}; ready pages at most ${Math.round(seen.longestMs)} ms`,
  };
}

const random = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');

/** Addresses that somebody makes up: they cost no render, no disk and nobody else's time. */
const madeUp: ((n: number) => string)[] = [
  () => `/${random(12)}`,
  () => `/daily/${random(12)}`,
  (n) => `/${encodeURIComponent(`выдумка ${n}`)}`,
  () => `/media/${random(20)}/w320.webp`,
  () => `/media/${random(20)}/w${100 + Math.floor(Math.random() * 900)}.avif`,
  () => `/share/${random(20)}.jpg`,
  () => `/api/v1/article/${random(10)}`,
  () => `/api/v1/${random(10)}`,
  () => `/assets/${random(8)}.js`,
];

async function madeUpAddresses(lab: Lab): Promise<Outcome> {
  const node = await lab.largeSite();
  const before = await reference(node);
  const folder = join(lab.folder, 'media');
  const files = () => readdirSync(folder, { recursive: true }).length;
  const memory = watchMemory(node.metricsUrl);
  const filesBefore = files();
  const next = (n: number): Question => ({
    path: madeUp[n % madeUp.length]?.(n) ?? '/',
    judge: anyOf(statusIs(404), overloaded),
  });
  const work = hammer(node.origin, next, { connections: 100, lastsMs: 10_000 });
  const seen = await visitors(node.origin, () => ({ path: '/daily', judge: aPage('/daily') }), {
    atOnce: 2,
    until: work,
  });
  const outcome = asOutcome(await work, memory.stop(), await lostSince(node.origin, before));
  const wrong = [...outcome.wrong, ...seen.wrong];
  if (files() > filesBefore) wrong.push(`${files() - filesBefore} files were written for made-up addresses`);
  return {
    ...outcome,
    sent: outcome.sent + seen.sent,
    wrong,
    note: `${outcome.note}; ready pages at most ${Math.round(seen.longestMs)} ms`,
  };
}

export const loadTrials: Trial[] = [
  { name: '500 connections, cold', run: (lab) => crowd(lab, false) },
  { name: '500 connections, warm', run: (lab) => crowd(lab, true) },
  { name: 'more searches than can be rendered', run: beyondCapacity },
  { name: 'made-up addresses', run: madeUpAddresses },
];
