import type { Person } from '../../../nutrition/needs.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import type { SectionOf } from '../theme-looks.ts';

type Family = Pick<SectionOf<'family'>, 'members' | 'jars'>;
type Member = Family['members'][number];

/** The jars of each member as `series/slug`, in the order of the content. */
export type Share = readonly (readonly string[])[];

/** The assignment of the content. */
export const dealtOut = ({ members }: Pick<Family, 'members'>): Share =>
  members.map(({ products }) => products.map(({ ref }) => ref));

/** Several members may have the same jar. */
export function withJar(share: Share, member: number, ref: string, isThere: boolean): Share {
  return share.map((refs, index) => {
    if (index !== member) return refs;
    const others = refs.filter((other) => other !== ref);
    return isThere ? [...others, ref] : others;
  });
}

const version = '1';

/** `1;daily/omega-3,daily/vitamin-d3;;kidz/d3-kapli` */
export function writeFamily(share: Share): string {
  return [version, ...share.map((refs) => refs.join(','))].join(';');
}

/** Null for another version or another number of members; jars that no longer exist are left out. */
export function readFamily(line: string | null, { members, jars }: Family): Share | null {
  const [known, ...lists] = line?.split(';') ?? [];
  if (known !== version || lists.length !== members.length) return null;
  return lists.map((list) => list.split(',').filter((ref) => jars.some((jar) => jar.ref === ref)));
}

export const personOf = ({ age, sex }: Member): Person => ({ age, sex, motherhood: null });

/** One portion a day, as on the label. */
export function jarsOf(refs: readonly string[], { jars }: Pick<Family, 'jars'>): Jar[] {
  return refs.flatMap((ref) => {
    const jar = jars.find((one) => one.ref === ref);
    return jar ? [{ ...jar, id: ref, isOurs: true, portions: 1 }] : [];
  });
}

/** The same jars for the page of the shelf. */
export function shelfLine(member: Member, refs: readonly string[]): string {
  return writeShelf({ person: personOf(member), items: refs.map((ref) => ({ ref, portions: 1 })) });
}
