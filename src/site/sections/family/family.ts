import type { Person } from '../../../nutrition/needs.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import type { SectionOf } from '../theme-looks.ts';

type Family = Pick<SectionOf<'family'>, 'members' | 'jars'>;
type Member = Family['members'][number];

/** Who has which jars: series and slug, one list per member, in the order of the content. */
export type Share = readonly (readonly string[])[];

/** As the content deals them out. */
export const dealtOut = ({ members }: Pick<Family, 'members'>): Share =>
  members.map(({ products }) => products.map(({ ref }) => ref));

/** Puts a jar before a person, or takes it away. The same jar may stand before several. */
export function withJar(share: Share, member: number, ref: string, isThere: boolean): Share {
  return share.map((refs, index) => {
    if (index !== member) return refs;
    const others = refs.filter((other) => other !== ref);
    return isThere ? [...others, ref] : others;
  });
}

const version = '1';

/** For the browser's memory: `1;daily/omega-3,daily/vitamin-d3;;kidz/d3-kapli`. */
export function writeFamily(share: Share): string {
  return [version, ...share.map((refs) => refs.join(','))].join(';');
}

/** Null for another version or another family; jars that are not there any more are left out. */
export function readFamily(line: string | null, { members, jars }: Family): Share | null {
  const [known, ...lists] = line?.split(';') ?? [];
  if (known !== version || lists.length !== members.length) return null;
  return lists.map((list) => list.split(',').filter((ref) => jars.some((jar) => jar.ref === ref)));
}

export const personOf = ({ age, sex }: Member): Person => ({ age, sex, motherhood: null });

/** As the engine takes them: one portion a day, as the label says. */
export function jarsOf(refs: readonly string[], { jars }: Pick<Family, 'jars'>): Jar[] {
  return refs.flatMap((ref) => {
    const jar = jars.find((one) => one.ref === ref);
    return jar ? [{ ...jar, id: ref, isOurs: true, portions: 1 }] : [];
  });
}

/** The same on the shelf, where there is more to see. */
export function shelfLine(member: Member, refs: readonly string[]): string {
  return writeShelf({ person: personOf(member), items: refs.map((ref) => ({ ref, portions: 1 })) });
}
