import { findClaims, type Voice } from '../claims/find-claims.ts';
import type { Path } from '../faults.ts';
import { lineAt, markdownFields, stringsOf } from '../fields.ts';
import type { Entry } from '../load.ts';
import type { Report } from './report.ts';

export function checkClaims(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    if (isExempt(entry)) continue;
    const markdown = markdownFields(entry);
    const inMarkdown = new Set(markdown.map((field) => field.path.join('.')));
    for (const { value, path } of stringsOf(entry.data)) {
      const voice = inMarkdown.has(path.join('.')) ? null : voiceOf(entry, path);
      if (voice) tell(report, entry, path, value, voice, () => entry.lineOf(path));
    }
    for (const field of markdown) {
      const voice = voiceOf(entry, field.path);
      if (voice) tell(report, entry, field.path, field.text, voice, (offset) => field.line(lineAt(field.text, offset)));
    }
  }
}

function tell(
  report: Report,
  entry: Entry,
  path: Path,
  text: string,
  voice: Voice,
  lineOf: (offset: number) => number,
): void {
  for (const { rule, found, offset } of findClaims(text, voice)) {
    const say = voice === 'promotional' ? report.error : report.warning;
    say(entry, path, `«${found.trim()}»: ${rule.why}`, rule.instead, lineOf(offset));
  }
}

/** Legal texts and technical lists speak of the law and of machines, not of products. */
function isExempt(entry: Entry): boolean {
  return (
    entry.kind === 'redirects' ||
    entry.kind === 'synonyms' ||
    (entry.kind === 'page' && ['policy', 'privacy', 'agreement'].includes(entry.slug))
  );
}

const silent = new Set([
  'contraindications',
  'sources',
  'normSource',
  'url',
  'file',
  'warning',
  'storage',
  'certificate',
  'alsoKnown',
  'popular',
  'normNote',
]);
const headlines = new Set(['title', 'lead', 'keyFacts', 'seo', 'tagline', 'purpose', 'quote']);

/** How a field speaks, or null for fields the law itself asks for. */
function voiceOf(entry: Entry, path: Path): Voice | null {
  if (path.some((part) => silent.has(String(part)))) return null;
  switch (entry.kind) {
    case 'component':
    case 'article':
    case 'event':
    case 'specialist':
    case 'expert':
      // Titles of an entry and its snippets sell; titles inside its lists belong to the text.
      return headlines.has(String(path[0])) || path[0] === 'picks' ? 'promotional' : 'encyclopaedic';
    case 'faq':
      return 'encyclopaedic';
    default:
      return 'promotional';
  }
}
