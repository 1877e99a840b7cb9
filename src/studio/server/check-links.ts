import { fieldName } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import type { LinkResult } from '../protocol.ts';

const waitMs = 8_000;
const pauseMs = 300;
/** So many shops in a row that nobody reaches mean that there is no network, not that the shops are gone. */
const hopeless = 3;

export type Ask = (url: string) => Promise<{ status: number }>;

const askPolitely: Ask = async (url) => {
  const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; VitimePro link check)' };
  const response = await fetch(url, { method: 'HEAD', headers, signal: AbortSignal.timeout(waitMs) });
  // Some shops answer only whole requests.
  return response.status === 405 || response.status === 501
    ? fetch(url, { headers, signal: AbortSignal.timeout(waitMs) })
    : response;
};

/** The links to shops, one after another with a pause: a shop is asked as a visitor would ask. */
export async function* checkShopLinks(
  content: Content,
  ask: Ask = askPolitely,
  pause = pauseMs,
): AsyncGenerator<LinkResult> {
  let unreachable = 0;
  for (const { url, path, field } of shopLinks(content)) {
    const outcome = await ask(url).then(
      ({ status }) => ({ text: String(status), isFine: status < 400 || isForRobots(status), isReached: true }),
      () => ({ text: 'нет ответа', isFine: false, isReached: false }),
    );
    unreachable = outcome.isReached ? -1_000_000 : unreachable + 1;
    yield { url, path, field, outcome: outcome.text, isFine: outcome.isFine };
    if (unreachable >= hopeless) {
      yield { url: '', path: '', field: '', outcome: 'нет сети: проверить ссылки отсюда нельзя', isFine: false };
      return;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** Shops turn programs away; that the page is there can be seen in a browser only. */
const isForRobots = (status: number) => [401, 403, 429, 498].includes(status);

function shopLinks(content: Content): { url: string; path: string; field: string }[] {
  return [...content.all('product'), ...content.all('shops')].flatMap((entry) =>
    [...fieldsOf(entry)]
      .filter(({ metadata, path }) => metadata.type === 'address' && (entry.kind === 'shops' || path[0] === 'shops'))
      .map(({ path, value }) => ({ url: String(value), path: entry.path, field: fieldName(entry.inFile(path)) })),
  );
}
