import type { Nodes } from 'mdast';
import { pagePaths } from '../../contract/paths.ts';
import { facetKeys } from '../../contract/query-vocabulary.ts';
import { classifyUrl } from '../../contract/safe-url.ts';
import { nearest, nearestPath } from '../../text/edit-distance.ts';
import { knownAddresses } from '../load/addresses.ts';
import { meantOr, type Path } from '../load/faults.ts';
import { fieldsOf, markdownFields } from '../load/fields.ts';
import { parseMarkdown } from '../text/html.ts';
import type { Report } from './report.ts';

type Say = (message: string, remedy: string) => void;
type CheckLink = (url: string, say: Say, schemes: readonly string[]) => void;

const everywhere = ['https:'];
const contacts = ['https:', 'tel:', 'mailto:'];

export function checkLinks(report: Report): void {
  const check = linkChecker(report);
  for (const entry of report.content.everyEntry()) {
    for (const { value, path, metadata } of fieldsOf(entry)) {
      const say: Say = (message, remedy) => report.error(entry, path, message, remedy);
      if (metadata.type === 'address') check(String(value), say, metadata.contacts ? contacts : everywhere);
      if (metadata.type === 'html') checkSimpleHtml(String(value), say);
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
      const remedy = meantOr(nearestPath(path, known.keys()), 'исправьте адрес или уберите ссылку');
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
    // The site would refuse to follow it.
    say(`адрес «${url}» сайт не откроет`, 'скопируйте адрес из строки браузера');
  }
}

/** An unknown filter would show the whole catalogue. */
function checkFilterQuery(query: string, say: Say): void {
  const allowed = [...facetKeys, 'sort', 'page'];
  for (const key of new URLSearchParams(query).keys()) {
    if (!allowed.some((name) => name === key)) say(`фильтра «${key}» в каталоге нет`, `бывают: ${allowed.join(', ')}`);
  }
}

/** Read out alone, as in a list of links, these name no page. */
const nameless = /^(здесь|тут|сюда|по\sссылке|ссылка|подробнее)$/iu;

function checkMarkdown(node: Nodes, at: (line: number) => Say, check: CheckLink): void {
  const say = at(node.position?.start.line ?? 1);
  switch (node.type) {
    case 'link':
      if (nameless.test(wordsOf(node)))
        say(`слово «${wordsOf(node)}» не говорит, куда ведёт ссылка`, 'назовите страницу, на которую она ведёт');
      check(node.url, say, contacts);
      break;
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
    case 'text': {
      const [mark] = /\*\*|\]\(/.exec(node.value) ?? [];
      if (mark)
        say(`«${mark}» осталось в тексте знаками`, 'закройте выделение или ссылку тем же, чем начали, или уберите');
      break;
    }
    case 'footnoteReference':
      say('сноски не поддерживаются', 'перенесите источник в поле sources или пояснение в текст');
      break;
    case 'paragraph':
      // Two or more lines that look like a table but are not parsed as one.
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

/** An offer links to the product itself, not to the front page of the shop. */
export function checkShopLinks(report: Report): void {
  for (const product of report.content.all('product')) {
    for (const [index, { url, sample }] of product.data.shops.entries()) {
      const { pathname, search, hostname } = new URL(url);
      if (sample) continue;
      if (/(^|\.)example(\.|$)/.test(hostname) || (/^\/?$/.test(pathname) && search === ''))
        report.warning(
          product,
          ['shops', index, 'url'],
          'ссылка ведёт не на товар, а на главную страницу магазина',
          'откройте товар в магазине и скопируйте адрес; если его ещё нет, уберите строку или отметьте sample: true',
        );
    }
  }
}

/** A source links to the document itself, not to the front page of its publisher. */
export function checkSources({ content, error }: Report): void {
  for (const entry of content.everyEntry()) {
    for (const { value, path, metadata } of fieldsOf(entry)) {
      if (!metadata.document || typeof value !== 'string' || !URL.canParse(value)) continue;
      const { pathname, search } = new URL(value);
      if (pathname === '/' && search === '')
        error(
          entry,
          path,
          'источник ведёт на главную страницу, а не на документ',
          'дайте адрес самого документа или оставьте название и номер без ссылки',
        );
    }
  }
}

export function checkRedirects(report: Report): void {
  const entry = report.content.single('redirects');
  if (!entry) return;
  const known = knownAddresses(report.content);
  const targets = new Map(entry.data.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  for (const [index, { from, to }] of entry.data.entries()) {
    const at = (key: string) => [index, key];
    const path = to.replace(/[?#].*$/, '');
    if (seen.has(from)) report.error(entry, at('from'), `адрес ${from} перенаправлен дважды`, 'оставьте одну строку');
    seen.add(from);
    if (/[?#\s]/.test(from) || (from.length > 1 && from.endsWith('/')))
      report.error(
        entry,
        at('from'),
        'старый адрес записан с параметрами, пробелом или «/» в конце',
        'оставьте только путь, например /staraya-stranitsa',
      );
    if (known.has(from))
      report.error(
        entry,
        at('from'),
        `по адресу ${from} есть живая страница`,
        'уберите перенаправление или переименуйте страницу',
      );
    else if (to.startsWith('//'))
      report.error(
        entry,
        at('to'),
        'перенаправление за пределы сайта',
        'укажите путь внутри сайта, например /articles',
      );
    else if (from === path || loops(from, targets))
      report.error(entry, at('to'), 'перенаправление ходит по кругу', 'направьте его на существующую страницу');
    else if (targets.has(path))
      report.error(entry, at('to'), `${path} само перенаправлено`, `направьте сразу на ${targets.get(path)}`);
    else if (!known.has(path))
      report.error(
        entry,
        at('to'),
        `страницы ${path} на сайте нет`,
        meantOr(nearestPath(path, known.keys()), 'укажите существующую страницу'),
      );
  }
}

function loops(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set([from]);
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (seen.has(next)) return true;
    seen.add(next);
  }
  return false;
}
