import type { Nodes } from 'mdast';
import { pagePaths } from '../../contract/paths.ts';
import { facetKeys } from '../../contract/query-vocabulary.ts';
import { classifyUrl } from '../../contract/safe-url.ts';
import { nearest } from '../../text/edit-distance.ts';
import { knownAddresses } from '../load/addresses.ts';
import type { Path } from '../load/faults.ts';
import { fieldsOf, markdownFields } from '../load/fields.ts';
import { parseMarkdown } from '../text/html.ts';
import { nearestPath } from '../text/suggest.ts';
import type { Report } from './report.ts';

type Say = (message: string, remedy: string) => void;
type CheckLink = (url: string, say: Say, schemes: readonly string[]) => void;

const everywhere = ['https:'];
const contacts = ['https:', 'tel:', 'mailto:'];

export function checkLinks(report: Report): void {
  const check = linkChecker(report);
  for (const entry of report.content.everyEntry()) {
    for (const { value, path, meaning } of fieldsOf(entry)) {
      const say: Say = (message, remedy) => report.error(entry, path, message, remedy);
      if (meaning.is === 'address') check(String(value), say, meaning.contacts ? contacts : everywhere);
      if (meaning.is === 'html') checkSimpleHtml(String(value), say);
    }
    for (const field of markdownFields(entry)) {
      const say =
        (path: Path, line: number): Say =>
        (message, remedy) =>
          report.error(entry, path, message, remedy, field.line(line));
      checkMarkdown(parseMarkdown(field.value), (line) => say(field.path, line), check);
    }
  }
}

function linkChecker(report: Report): CheckLink {
  const known = knownAddresses(report.content);
  const redirects = new Map(report.content.single('redirects')?.data.map(({ from, to }) => [from, to]));
  return (url, say, schemes) => {
    if (!url.startsWith('/') || url.startsWith('//')) {
      checkOutgoing(url, say, schemes);
      return;
    }
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
    const anchors = known.get(path);
    if (!anchors) {
      const moved = redirects.get(path);
      const meant = nearestPath(path, known.keys());
      const remedy = meant ? `возможно, имелось в виду ${meant}` : 'исправьте адрес или уберите ссылку';
      say(`страницы ${path} на сайте нет`, moved ? `она переехала: напишите ${moved}` : remedy);
      return;
    }
    if (hash.length > 1 && !anchors().has(hash.slice(1))) {
      const meant = nearest(hash.slice(1), anchors());
      const remedy = meant
        ? `возможно, имелось в виду #${meant}`
        : 'сверьте с заголовком или вопросом, на который ссылаетесь';
      say(`на странице ${path} нет места «${hash}»`, remedy);
    }
    if (path === pagePaths['products-filters']) checkFilterQuery(query, say);
  };
}

function checkOutgoing(url: string, say: Say, schemes: readonly string[]): void {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(url)?.[1]?.toLowerCase();
  if (url.startsWith('#')) {
    say('ссылка без адреса страницы', 'добавьте адрес перед «#», например /faq#kak-vybrat');
  } else if (!scheme) {
    say(`непонятный адрес «${url}»`, 'внутренний адрес начинается с «/», внешний — с https://');
  } else if (scheme === 'http:') {
    say('адрес без шифрования', 'замените http:// на https://');
  } else if (!schemes.includes(scheme)) {
    say(`ссылка с протоколом ${scheme} запрещена`, `разрешены: ${schemes.join(', ')}`);
  } else if (classifyUrl(url) === 'dangerous') {
    // What the site itself would refuse to follow.
    say(`адрес «${url}» сайт не откроет`, 'скопируйте адрес из строки браузера');
  }
}

/** A misspelt filter would quietly show the whole catalogue. */
function checkFilterQuery(query: string, say: Say): void {
  const allowed = [...facetKeys, 'sort', 'page'];
  for (const key of new URLSearchParams(query).keys()) {
    if (!allowed.some((name) => name === key)) say(`фильтра «${key}» в каталоге нет`, `бывают: ${allowed.join(', ')}`);
  }
}

function checkMarkdown(node: Nodes, at: (line: number) => Say, check: CheckLink): void {
  const say = at(node.position?.start.line ?? 1);
  switch (node.type) {
    case 'link':
    case 'definition':
      check(node.url, say, contacts);
      break;
    case 'image':
    case 'imageReference':
      say('картинка внутри текста не показывается', 'уберите её: картинку записи задаёт поле image');
      break;
    case 'html':
      if (!node.value.startsWith('<!--')) say('HTML внутри текста не показывается', 'запишите то же на Markdown');
      break;
    case 'footnoteReference':
      say('сноски не поддерживаются', 'перенесите источник в поле sources или пояснение в текст');
      break;
    case 'paragraph':
      // Two lines and more that look like a table, and are shown as a line of strokes.
      if (/^\|.*\|[ \t]*\n[ \t]*\|/.test(wordsOf(node)))
        say('таблица без строки |---|', 'добавьте под заголовками строку из чёрточек, по одной на столбец: |---|---|');
      break;
    case 'heading':
      if (node.depth === 1)
        say('заголовок первого уровня внутри текста', 'начните его с «##»: заголовок страницы берётся из title');
      break;
  }
  if ('children' in node) for (const child of node.children) checkMarkdown(child, at, check);
}

function wordsOf(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function checkSimpleHtml(value: string, say: Say): void {
  const foreign = value.replace(/<br>|<\/?(em|strong)>/g, '').match(/<[^>]*>?/);
  if (foreign) say(`в заголовке нельзя писать ${foreign[0]}`, 'разрешены только <br>, <em> и <strong>');
}
