import { type Failure, studioRoot, tokenHeader, windowHeader } from '../protocol.ts';
import { windowId } from './window-id.ts';

const tokenIn = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';
const root = `${studioRoot}/api`;
let token = tokenIn(document);

/** What the studio's server refused, in its own words. */
export class Refused extends Error {
  readonly conflict: Failure['conflict'];
  /** Nobody has answered: it may be asked again. */
  readonly isSilence: boolean;

  constructor({ message, conflict }: Failure, isSilence = false) {
    super(message);
    this.conflict = conflict;
    this.isSilence = isSilence;
  }
}

export const isSilence = (error: unknown): boolean => error instanceof Refused && error.isSilence;
/** Until a studio that does not answer is asked again: it may have been started anew. */
export const askAgainMs = 2_000;

async function ask(call: string, init: RequestInit = {}): Promise<Response> {
  const own = await windowId;
  const send = () =>
    fetch(`${root}/${call}`, {
      ...init,
      headers: { [tokenHeader]: token, [windowHeader]: own, ...init.headers },
    }).catch(() => {
      throw new Refused(
        { message: 'Студия не отвечает: посмотрите, не остановили ли её. Ваш текст цел, он хранится в браузере.' },
        true,
      );
    });
  const sent = token;
  let response = await send();
  if (response.status === 401 && (await isJoinedAnew(sent))) response = await send();
  if (response.ok) return response;
  throw new Refused((await response.json().catch(() => ({ message: `Ошибка ${response.status}` }))) as Failure);
}

/** A studio that was started anew has another token than `old`: its page tells it, unless another call has asked already. */
async function isJoinedAnew(old: string): Promise<boolean> {
  const html = await fetch(studioRoot).then(
    (page) => page.text(),
    () => '',
  );
  const given = tokenIn(new DOMParser().parseFromString(html, 'text/html'));
  if (given !== '') token = given;
  return token !== old;
}

export async function read<T>(call: string, query: Record<string, string> = {}): Promise<T> {
  return (await ask(`${call}?${new URLSearchParams(query)}`)).json() as Promise<T>;
}

export async function tell<T>(call: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return (await ask(call, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

export async function upload<T>(call: string, query: Record<string, string>, bytes: Blob): Promise<T> {
  return (await ask(`${call}?${new URLSearchParams(query)}`, { method: 'POST', body: bytes })).json() as Promise<T>;
}

/** Results that come one after another, a line each. */
export async function readLines<T>(call: string, each: (item: T) => void, body?: unknown): Promise<void> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const reader = (await ask(call, init)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) each(JSON.parse(line) as T);
  }
}

export const pictureAddress = (path: string, version = '') =>
  `${root}/picture?${new URLSearchParams({ path, ...(version && { version }) })}`;

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
