import { findClaims, type Voice } from '../claims/find-claims.ts';
import type { Path } from '../load/faults.ts';
import { type Field, fieldsOf, lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { FieldNature } from '../schema/meaning.ts';
import { memoizeText } from '../text/memoize-text.ts';
import type { Report } from './report.ts';

/** What people read in one run; Markdown is read line by line. */
const spoken: ReadonlySet<FieldNature> = new Set(['text', 'html', 'alt']);

const claimsIn: Record<Voice, (text: string) => ReturnType<typeof findClaims>> = {
  promotional: memoizeText((text) => findClaims(text, 'promotional')),
  encyclopaedic: memoizeText((text) => findClaims(text, 'encyclopaedic')),
};

export function checkClaims(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    for (const field of fieldsOf(entry)) {
      const voice = spoken.has(field.meaning.is) ? voiceOf(entry, field) : null;
      if (voice) tell(report, entry, field.path, String(field.value), voice, () => entry.lineOf(field.path));
    }
    for (const field of markdownFields(entry)) {
      const voice = voiceOf(entry, field);
      if (voice)
        tell(report, entry, field.path, field.value, voice, (offset) => field.line(lineAt(field.value, offset)));
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
  for (const { rule, found, offset } of claimsIn[voice](text)) {
    const say = voice === 'promotional' ? report.error : report.warning;
    say(entry, path, `«${found.trim()}»: ${rule.why}`, rule.instead, lineOf(offset));
  }
}

/** A field speaks as its entry does unless it says otherwise; null for what the law itself asks for. */
function voiceOf(entry: Entry, { meaning }: Field): Voice | null {
  const { voice } = entry.record;
  if (voice === null || meaning.voice === 'silent') return null;
  return meaning.voice ?? voice;
}
