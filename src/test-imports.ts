import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Import {
  from: string;
  to: string;
  /** Gone before the code runs. */
  isType: boolean;
}

const statement = /^(?:import|export)\s+(?:(type\s)|\{([^}]*)\}\s*from)?[^;']*'(\.[^']+)'/gm;
const call = /\bimport\(\s*'(\.[^']+)'/g;

/** What the files of a folder import of ours; tests and generated files may import whatever they like. */
export function importsOf(folder: string): Import[] {
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.(test|spec|gen)\.tsx?$|\/test-[\w-]+\.tsx?$|\/node_modules\//.test(file))
    .flatMap((from) => {
      const text = readFileSync(from, 'utf8');
      const to = (path: string) => join(dirname(from), path);
      return [
        ...[...text.matchAll(statement)].map(([, type, names, path = '']) => ({
          from,
          to: to(path),
          isType:
            type !== undefined || (names !== undefined && namesOf(names).every((name) => name.startsWith('type '))),
        })),
        ...[...text.matchAll(call)].map(([, path = '']) => ({ from, to: to(path), isType: false })),
      ];
    });
}

const namesOf = (clause: string) =>
  clause
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Ways that lead back to where they began, each told once: `a → b → a`. */
export function circlesIn(arrows: readonly Pick<Import, 'from' | 'to'>[]): string[] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (place: string, way: readonly string[]) => {
    const start = way.indexOf(place);
    if (start >= 0) circles.push([...way.slice(start), place].join(' → '));
    if (start >= 0 || done.has(place)) return;
    for (const to of new Set(next.get(place)?.map((arrow) => arrow.to))) visit(to, [...way, place]);
    done.add(place);
  };
  for (const place of next.keys()) visit(place, []);
  return circles;
}
