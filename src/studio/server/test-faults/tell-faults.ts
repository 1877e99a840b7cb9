import { withDraft } from '../../../content/load/load.ts';
import type { Content } from '../../../content/load/loaded-content.ts';
import type { StudioFault } from '../../protocol.ts';
import { faultsOf } from '../check-draft.ts';
import type { Broken, FaultCase } from './fault-case.ts';

export interface Told {
  /** With everything that was broken in it. */
  content: Content;
  /** At the file of the case. */
  faults: StudioFault[];
}

export const faultOf = ({ field, says }: FaultCase, { faults }: Told) =>
  faults.find((fault) => fault.field === field && fault.message.includes(says));

export function tellAlone(good: Content, one: FaultCase): Told {
  const content = contentOf(good, brokenBy(good, [one]));
  const faults = faultsOf(content, { production: one.production });
  return { content, faults: faults.filter(({ path }) => path === one.path) };
}

/**
 * Checking everything takes much longer than breaking something, so content that many cases have broken is checked at
 * once. Whoever was not heard among the others is tried again with those that were not heard either. A case that is
 * missing from the answer has to be told alone.
 */
export function tellTogether(good: Content, cases: readonly FaultCase[]): Map<FaultCase, Told> {
  const told = new Map<FaultCase, Told>();
  const together = cases.filter(({ production }) => !production);
  // What cannot be read is asked nothing else, and what hangs on it neither.
  const sorted = Map.groupBy(together, (one) => contentOf(good, brokenBy(good, [one])).complete);
  for (const [isReadable, alike] of sorted) {
    let waiting = alike;
    for (let before = Number.POSITIVE_INFINITY; waiting.length < before; ) {
      before = waiting.length;
      for (const members of companies(good, waiting)) tellCompany(good, members, isReadable, told);
      waiting = waiting.filter((one) => !told.has(one));
    }
  }
  return told;
}

/** Cases whose edits do not stand in each other's way; no two of them are told in the same words at the same field. */
function companies(good: Content, cases: readonly FaultCase[]): FaultCase[][] {
  const made: { members: FaultCase[]; draft: Draft }[] = [];
  for (const one of cases) {
    const isTaken = made.some((company) => {
      if (company.members.some((other) => isLike(one, other))) return false;
      try {
        company.draft = brokenBy(good, [one], company.draft);
      } catch {
        return false;
      }
      company.members.push(one);
      return true;
    });
    if (!isTaken) made.push({ members: [one], draft: brokenBy(good, [one]) });
  }
  return made.map(({ members }) => members);
}

const isLike = (one: FaultCase, other: FaultCase) =>
  one.path === other.path &&
  one.field === other.field &&
  (one.says.includes(other.says) || other.says.includes(one.says));

function tellCompany(good: Content, all: FaultCase[], isReadable: boolean, told: Map<FaultCase, Told>): void {
  let members = all;
  let content = contentOf(good, brokenBy(good, members));
  if (isReadable && !content.complete) {
    members = apartIn(
      content.faults.map(({ file }) => file.replace(/^content\//, '')),
      members,
      good,
    );
    content = contentOf(good, brokenBy(good, members));
  }
  const faults = Map.groupBy(faultsOf(content), ({ path }) => path);
  for (const one of members) {
    const own = { content, faults: faults.get(one.path) ?? [] };
    const fault = faultOf(one, own);
    if (fault && fault.mend === one.mend) told.set(one, own);
  }
}

/** Two edits can make a file that cannot be read: only the first of those who change it stays. */
function apartIn(files: readonly string[], members: readonly FaultCase[], good: Content): FaultCase[] {
  const seen = new Set<string>();
  return members.filter((one) => {
    const touched = [...brokenBy(good, [one]).texts.keys()].filter((path) => files.includes(path));
    const isFirst = touched.every((path) => !seen.has(path));
    for (const path of touched) seen.add(path);
    return isFirst;
  });
}

/** Files that say something else than the good ones, or are gone. */
interface Draft {
  texts: ReadonlyMap<string, string | null>;
  pictures: Content['pictures'];
}

function brokenBy(good: Content, cases: readonly FaultCase[], begun?: Draft): Draft {
  const texts = new Map(begun?.texts);
  const pictures = new Map(begun?.pictures ?? good.pictures);
  const broken: Broken = {
    text: (name) => texts.get(name) ?? good.texts.get(name) ?? '',
    set: (name, text) => void texts.set(name, text),
    edit(name, from, to) {
      const text = this.text(name);
      if (!text.includes(from)) throw new Error(`${name} has no «${from}»`);
      this.set(name, text.replace(from, to));
    },
    remove: (name) => void texts.set(name, null),
    picture: (name, read) => void (read ? pictures.set(name, read) : pictures.delete(name)),
  };
  for (const { breaks } of cases) breaks(broken);
  return { texts, pictures };
}

function contentOf(good: Content, { texts, pictures }: Draft): Content {
  // A copy even where no text is changed: its pictures are its own.
  let content = texts.size === 0 ? withDraft(good, '', null) : good;
  for (const [path, text] of texts) content = withDraft(content, path, text);
  content.pictures = pictures;
  return content;
}
