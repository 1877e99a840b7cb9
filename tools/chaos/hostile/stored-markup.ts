import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { probe } from './arbitrary-request.ts';

type Element = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

const payload = ` </script></title>--><${probe} onload=${probe}()>"'><img src=x onerror=${probe}()>`;

/** HTML of the answers is cleaned when it is published (`src/content/hostile-fields.test.ts`), so it is left alone here. */
const htmlKeys: ReadonlySet<string> = new Set(['body', 'answer', 'shortage', 'excess']);

function isHtml(path: string, key: string): boolean {
  if (htmlKeys.has(key)) return true;
  return (
    (key === 'title' && path.endsWith('/pages/error')) ||
    (key === 'text' && /\/pages\/(?:about|doses|glossary)$/.test(path))
  );
}

/** The same answer with markup at the end of every word that people read. */
export function withMarkup(path: string, value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return /[а-яё]/i.test(value) && !isHtml(path, key) ? value + payload : value;
  }
  if (Array.isArray(value)) return value.map((item) => withMarkup(path, item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withMarkup(path, item, name)]));
}

/** What of it a browser would run or show as an element. */
export function markupThatRuns(html: string): string | undefined {
  for (const element of elementsIn(parse(html))) {
    if (element.tagName === probe) return `<${probe}> became an element`;
    const handler = element.attrs.find(({ name, value }) => name.startsWith('on') && value.includes(probe));
    if (handler) return `<${element.tagName} ${handler.name}>`;
    const address = element.attrs.find(
      ({ name, value }) => /^(href|src|action)$/.test(name) && /^\s*javascript:/i.test(value),
    );
    if (address) return `<${element.tagName} ${address.name}="${address.value.slice(0, 40)}">`;
  }
  return undefined;
}

function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}
