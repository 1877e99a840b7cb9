import { lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

/** What several texts say, they say alike. */
export function checkSameFacts(report: Report): void {
  checkSeason(report);
  checkFoods(report);
}

/** The months without vitamin D from the sun, as in `vitamin-d-v-rossii`. */
const season = 'с октября по март';
const otherSeason = /с октября по (?:феврал|март|апрел|ма[йя])\p{L}*/giu;

function checkSeason({ content, error }: Report): void {
  for (const entry of content.everyEntry()) {
    const text = content.texts.get(entry.path) ?? '';
    for (const match of text.matchAll(otherSeason))
      if (match[0].toLowerCase() !== season)
        error(
          entry,
          [],
          `«${match[0]}»: другие тексты говорят «${season}»`,
          'возьмите те же месяцы',
          lineAt(text, match.index),
        );
  }
}

/** A food has one value: that of the component's own page. */
function checkFoods(report: Report): void {
  for (const article of report.content.all('article'))
    for (const { path, value, line } of markdownFields(article))
      for (const table of value.matchAll(/(?:^\|.*\n?)+/gm))
        for (const { offset, name, amount } of rowsOf(table[0], article, report)) {
          report.warning(
            article,
            path,
            `${name}: здесь ${amount.said}, на странице компонента — ${amount.known}`,
            'оставьте одно число',
            line(lineAt(value, table.index + offset)),
          );
        }
}

function* rowsOf(table: string, article: Entry<'article'>, { content }: Report) {
  const [head = '', , ...lines] = table.split('\n');
  const components = article.data.components.flatMap((slug) => content.find('component', slug) ?? []);
  const column = cells(head).findIndex((cell) => components.some((one) => names(cell, one)));
  const about = components.find((one) => names(cells(head)[column] ?? '', one));
  if (!about || column < 1) return;
  let offset = head.length + 1 + (table.split('\n')[1]?.length ?? 0) + 1;
  for (const text of lines) {
    const [name = '', ...rest] = cells(text);
    const food = about.data.foods.find((one) => one.per === '100 г' && plain(one.name) === plain(name));
    const said = Number(
      /\d+(?:,\d+)?/u.exec(rest[column - 1]?.replaceAll(/[\s\u00a0](?=\d{3})/g, '') ?? '')?.[0].replace(',', '.') ??
        'NaN',
    );
    if (food && Number.isFinite(said) && !isRounded(said, food.amount) && /100/u.test(head))
      yield { offset, name, amount: { said, known: food.amount } };
    offset += text.length + 1;
  }
}

/** «Магния, мг» names magnesium. */
function names(cell: string, { data: { title } }: Entry<'component'>): boolean {
  const stem = title.replace('Витамин ', 'витамина ').toLowerCase();
  return cell.toLowerCase().includes(stem.startsWith('витамин') ? stem : stem.slice(0, 4));
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}]/gu, '');

/** «около 140» for 138 is the same value. */
const isRounded = (said: number, known: number) => said === Math.round(known) || Math.abs(said - known) / known < 0.02;
