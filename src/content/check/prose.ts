import type { Content } from '../load/loaded-content.ts';
import { type Passage, passagesOf, placeOf } from './prose-passages.ts';
import { repeatedPhrases } from './prose-phrases.ts';
import { feelings, habits, headingTemplates, substances } from './prose-rules.ts';
import type { Report } from './report.ts';

/** How the texts sound together: what no reader of one page notices and every reader of five does. */
export function checkProse(report: Report): void {
  const passages = passagesOf(report.content);
  checkHabits(report, passages);
  checkFeelings(report, passages);
  checkHeadings(report, passages);
  for (const { phrase, places } of repeatedPhrases(passages))
    warnAt(
      report,
      places,
      `«${phrase}»: файлов с этой фразой — ${places.length}`,
      'скажите иначе или назовите фразу в fixedPhrases',
    );
}

function checkHabits(report: Report, passages: readonly Passage[]): void {
  const total = passages.reduce((sum, { text }) => sum + countWords(text), 0);
  for (const { name, pattern, perTenThousandWords, inOneText } of habits) {
    const found = passages.flatMap((passage) => [...passage.text.matchAll(pattern)].map(() => passage));
    for (const places of Map.groupBy(found, textOf).values()) {
      if (places.length > inOneText)
        warnAt(report, places, `${name}: в одном тексте — ${places.length}`, `оставьте не больше ${inOneText}`);
    }
    const limit = Math.max(inOneText, Math.round((total * perTenThousandWords) / 10_000));
    if (found.length > limit)
      warnAt(report, found, `${name}: на весь сайт — ${found.length}`, `хватит ${limit}: перепишите часть`);
  }
}

/** A list of questions or a theme's sections is read piece by piece; anything else is read whole. */
function textOf({ entry, path }: Passage): string {
  return entry.kind === 'faq' ? `${entry.file} ${path.slice(0, 2).join('.')}` : entry.file;
}

function checkFeelings(report: Report, passages: readonly Passage[]): void {
  const subject = subjectPattern(report.content);
  for (const passage of passages) {
    for (const { 0: verb, index } of passage.text.matchAll(feelings)) {
      const before =
        passage.text
          .slice(0, index)
          .split(/[.!?:;«»()—]/)
          .at(-1) ?? '';
      if (subject.test(before))
        warnAt(report, [passage], `вещество «${verb.toLowerCase()}»`, 'скажите, что с ним происходит на самом деле');
    }
  }
}

/** The name of a substance as the subject, at most three words before the verb. */
function subjectPattern(content: Content): RegExp {
  const titles = content.all('component').map(({ data }) => data.title.replace(/[^\p{L}\d -]/gu, '.'));
  const names = [...titles, ...substances].join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${names})(?: [\\p{L}\\d]+){0,3} $`, 'iu');
}

function checkHeadings(report: Report, passages: readonly Passage[]): void {
  const headings = passages.filter(({ heading }) => heading);
  for (const { name, pattern, limit } of headingTemplates) {
    const found = headings.filter(({ text }) => pattern.test(text));
    if (found.length > limit)
      warnAt(report, found, `заголовки вида ${name}: ${found.length}`, `на весь сайт хватит ${limit}`);
  }
}

const placesNamed = 5;

/** The warning stands at the first place and names the next ones. */
function warnAt(report: Report, places: readonly Passage[], message: string, remedy: string): void {
  const [first, ...others] = places;
  if (!first) return;
  const named = [...new Set(others.map(placeOf))].slice(0, placesNamed);
  const also = named.length > 0 ? `; ещё: ${named.join(', ')}` : '';
  report.warning(first.entry, first.path, `${message}${also}`, remedy, first.line());
}

function countWords(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}
