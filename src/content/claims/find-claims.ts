import { allowedPhrases, cautions } from './exceptions.ts';
import { type ClaimRule, claimRules, words } from './rules.ts';

export type Tone = 'promotional' | 'encyclopaedic';

export interface Claim {
  rule: ClaimRule;
  found: string;
  offset: number;
}

const actingUpon = words(
  'помо[гж]*, спас*, избав*, снима*, устраня*, предотвра*, предупрежда*, защища*, защит*, бор[ео]т*, борьб*',
  'против, профилактик*, побежда*, лечит*, лечени*, вылеч*, снижа* риск, вместо, лучше, сильнее, эффективн*',
  'как',
);

const nearby = 50;

/** Encyclopaedic text may name diseases, but not as something a substance acts on. */
export function findClaims(text: string, tone: Tone): Claim[] {
  const readable = text.replace(allowedPhrases, (found) => ' '.repeat(found.length));
  const claims: Claim[] = [];
  for (const rule of claimRules) {
    for (const match of readable.matchAll(rule.pattern)) {
      const sentence = sentenceAround(readable, match.index);
      if (rule.fineWithCaution && matches(cautions, sentence)) continue;
      if (rule.unless && matches(rule.unless, sentence)) continue;
      if (tone === 'encyclopaedic' && rule.needsVerbInArticles && !matches(actingUpon, around(readable, match)))
        continue;
      claims.push({ rule, found: match[0], offset: match.index });
    }
  }
  return withoutOverlaps(claims);
}

/** Unlike `test`, `search` ignores `lastIndex`. */
function matches(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}

function sentenceAround(text: string, offset: number): string {
  const before =
    text
      .slice(0, offset)
      .split(/[.!?…\n]/)
      .at(-1) ?? '';
  const after = text.slice(offset).split(/[.!?…\n]/)[0] ?? '';
  return before + after;
}

function around(text: string, match: RegExpExecArray): string {
  const sentence = sentenceAround(text, match.index);
  const start = Math.max(0, sentence.indexOf(match[0]) - nearby);
  const window = sentence.slice(start, start + match[0].length + 2 * nearby);
  return window.replace(match[0], ' ');
}

/** One message per place: the longest match wins. */
function withoutOverlaps(claims: Claim[]): Claim[] {
  const kept: Claim[] = [];
  for (const claim of claims.toSorted((a, b) => b.found.length - a.found.length || a.offset - b.offset)) {
    const overlaps = kept.some(
      (other) => claim.offset < other.offset + other.found.length && other.offset < claim.offset + claim.found.length,
    );
    if (!overlaps) kept.push(claim);
  }
  return kept.toSorted((a, b) => a.offset - b.offset);
}
