import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPicture, kindRecord, placeOf } from '../../content/kinds/kinds.ts';
import type { Taken, TeamChoice, TeamClash, TeamView } from '../team-protocol.ts';
import { titleOf, viewOf } from './entry-views.ts';
import { hashOfBytes, nothing } from './files.ts';
import { blob, commitsOf, git, isRepository, reasonOfGit } from './git.ts';
import { mergeFields, type Version } from './merge-fields.ts';
import { textOf } from './save-entry.ts';
import { StudioError } from './studio-error.ts';
import type { FileChange, Workspace } from './workspace.ts';

const usualMessage = 'Правки содержания';

/** Names of blobs by their paths in the content folder. */
type Tree = ReadonlyMap<string, string>;
interface Sides {
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/**
 * The folder shared through git: what colleagues gave is merged field by field, and written all or not at all before
 * git is told. A stop in between leaves the merged files, and the next time does the rest.
 */
export function createTeam(workspace: Workspace) {
  const { root } = workspace;
  return { look, take, give };

  async function look(): Promise<TeamView> {
    if (!(await isShared())) return { isShared: false, mine: [], theirs: [] };
    const theirs = await fetchTheirs();
    const files = (await git(root, 'status', '--porcelain', '-z', '--untracked-files=all', '--', '.')).split('\0');
    const given = theirs ?? 'HEAD';
    const commits = (range: string) =>
      commitsOf(root, '--no-merges', range, '--', '.').then((found) => found.map(({ id: _, ...line }) => line));
    const mine = await commits(theirs ? `${given}..HEAD` : 'HEAD');
    const unsaved = files.filter(Boolean).length;
    return {
      isShared: true,
      mine: unsaved > 0 ? [{ at: null, who: '', message: `Изменено файлов: ${unsaved}` }, ...mine] : mine,
      theirs: theirs ? await commits(`HEAD..${given}`) : [],
    };
  }

  /** Everything that colleagues gave, or what has to be decided before. */
  async function take(choices: readonly TeamChoice[] = []): Promise<Taken> {
    const theirs = await fetchTheirs();
    await commitMine(usualMessage);
    if (theirs === null || (await isWithin(theirs, 'HEAD'))) return { clashes: [], taken: 0 };
    const base = (await git(root, 'merge-base', 'HEAD', theirs).catch(() => '')).trim();
    const [old, mine, other] = await Promise.all([treeOf(base), treeOf('HEAD'), treeOf(theirs)]);
    const paths = [...new Set([...old.keys(), ...other.keys()])].filter(
      (path) =>
        (placeOf(path) || isPicture(path)) && old.get(path) !== other.get(path) && mine.get(path) !== other.get(path),
    );
    const changes: FileChange[] = [];
    const clashes: TeamClash[] = [];
    for (const path of paths) {
      const sides = { base: old.get(path), mine: mine.get(path), theirs: other.get(path) };
      const decided = new Map(choices.filter((one) => one.path === path).map(({ field, keep }) => [field, keep]));
      const { bytes, clash } = await mergeFile(path, sides, decided);
      if (clash) clashes.push(clash);
      const now = await workspace.bytes(path);
      changes.push({ path, base: now ? hashOfBytes(now) : nothing, bytes });
    }
    if (clashes.length > 0) return { clashes, taken: 0 };
    const merged = await mergeOutside(theirs);
    if (changes.length > 0) await workspace.change(changes, { occasion: 'merge', path: changes[0]?.path ?? '' });
    await finish(theirs, merged, paths);
    return { clashes: [], taken: changes.length };
  }

  async function give(message: string): Promise<void> {
    await commitMine(message || usualMessage);
    const theirs = await fetchTheirs();
    if (theirs !== null && !(await isWithin(theirs, 'HEAD')))
      throw new StudioError(409, 'Коллеги тем временем тоже что-то отдали: сначала возьмите их правки.');
    const branch = await ownBranch();
    await said('Отдать не удалось', git(root, 'push', '--quiet', '--set-upstream', await remote(), `HEAD:${branch}`));
  }

  async function mergeFile(path: string, sides: Sides, decided: ReadonlyMap<string, 'mine' | 'theirs'>) {
    const [base, mine, theirs] = await Promise.all([sides.base, sides.mine, sides.theirs].map(bytesOf));
    if (sides.mine === sides.base) return { bytes: theirs ?? null };
    const place = placeOf(path);
    const whole = decided.get('');
    const title = place ? kindRecord(place.kind).title : 'Картинки';
    if (place && mine && theirs) {
      const [own, other] = [viewOf(path, mine.toString()), viewOf(path, theirs.toString())];
      const before = base ? viewOf(path, base.toString()) : null;
      if (own.data !== undefined && other.data !== undefined && (!before || before.data !== undefined)) {
        const merged = mergeFields(own.tree, before as Version | null, own, other, decided);
        const clash = { path, title: titleOf(own.data, place.slug), kindTitle: title, clashes: merged.clashes };
        const bytes = textOf({ path, data: merged.data, body: merged.body }, mine.toString());
        return merged.clashes.length > 0 ? { bytes, clash } : { bytes };
      }
    }
    if (whole) return { bytes: (whole === 'mine' ? mine : theirs) ?? null };
    const sayOf = (bytes: Buffer | null | undefined) =>
      bytes ? (place ? bytes.toString() : 'своя картинка') : 'удалено';
    const clash = { field: '', label: 'Целиком', base: null, mine: sayOf(mine), theirs: sayOf(theirs) };
    return { bytes: null, clash: { path, title: place?.slug ?? path, kindTitle: title, clashes: [clash] } };
  }

  /** Git merges whatever else is in the repository; its word on entries and pictures is not asked for. */
  async function mergeOutside(theirs: string): Promise<string> {
    const top = (await git(root, 'rev-parse', '--show-toplevel')).trim();
    const result = await git(
      top,
      'merge-tree',
      '--write-tree',
      '--name-only',
      '--no-messages',
      '-z',
      'HEAD',
      theirs,
    ).catch((error: { code?: number; stdout?: string }) => {
      if (error.code !== 1 || !error.stdout) throw error;
      return error.stdout;
    });
    const [tree = '', ...conflicts] = result.split('\0').filter(Boolean);
    const prefix = (await git(root, 'rev-parse', '--show-prefix')).trim();
    const isOurs = (path: string) => {
      const inside = path.startsWith(prefix) ? path.slice(prefix.length) : '';
      return inside !== '' && (placeOf(inside) !== null || isPicture(inside));
    };
    const outside = conflicts.find((path) => !isOurs(path));
    if (outside)
      throw new StudioError(409, `Разошлись не только тексты, но и «${outside}»: это сведёт вместе разработчик.`);
    return tree;
  }

  /** A commit of both, made beside the index and taken over as a whole. */
  async function finish(theirs: string, tree: string, paths: readonly string[]): Promise<void> {
    const beside = await mkdtemp(join(tmpdir(), 'studio-index-'));
    const index = { GIT_INDEX_FILE: join(beside, 'index') };
    try {
      await git(root, { env: index }, 'read-tree', tree);
      for (const path of paths) await stage(path, index);
      const whole = (await git(root, { env: index }, 'write-tree')).trim();
      const parents = ['-p', 'HEAD', '-p', theirs];
      const commit = (await git(root, 'commit-tree', whole, ...parents, '-m', 'Взяты правки коллег')).trim();
      // What is in the index as the new commit has it needs no writing: git touches only what lies elsewhere.
      for (const path of paths) await stage(path);
      await said('Взять не удалось', git(root, 'merge', '--quiet', '--ff-only', commit));
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  }

  async function stage(path: string, env: Record<string, string> = {}): Promise<void> {
    if (await workspace.bytes(path)) await git(root, { env }, 'add', '--force', '--', path);
    else await git(root, { env }, 'rm', '--cached', '--quiet', '--ignore-unmatch', '--', path);
  }

  async function commitMine(message: string): Promise<void> {
    await git(root, 'add', '--all', '--', '.');
    const staged = await git(root, 'diff', '--cached', '--name-only', '--', '.');
    if (staged.trim() !== '')
      await said('Записать правки не удалось', git(root, 'commit', '--quiet', '--message', message, '--', '.'));
  }

  /** The commit that colleagues gave last; null where nobody has given anything. */
  async function fetchTheirs(): Promise<string | null> {
    if (!(await isShared()))
      throw new StudioError(400, 'Эта папка ни с кем не общая: попросите разработчика настроить git.');
    const from = await remote();
    await said('До общей папки не достучаться', git(root, 'fetch', '--quiet', from));
    const name = `refs/remotes/${from}/${await ownBranch()}`;
    return (await git(root, 'rev-parse', '--verify', '--quiet', name).catch(() => '')).trim() || null;
  }

  async function isShared(): Promise<boolean> {
    return (await isRepository(root)) && (await git(root, 'remote')).trim() !== '';
  }

  async function remote(): Promise<string> {
    const names = (await git(root, 'remote')).trim().split('\n');
    return names.includes('origin') ? 'origin' : (names[0] ?? '');
  }

  async function ownBranch(): Promise<string> {
    return (await git(root, 'symbolic-ref', '--short', 'HEAD')).trim();
  }

  function isWithin(commit: string, other: string): Promise<boolean> {
    return git(root, 'merge-base', '--is-ancestor', commit, other).then(
      () => true,
      () => false,
    );
  }

  async function treeOf(commit: string): Promise<Tree> {
    if (commit === '') return new Map();
    const lines = (await git(root, 'ls-tree', '-r', '-z', commit, '--', '.')).split('\0').filter(Boolean);
    return new Map(lines.map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/[ \t]/)[2] ?? '']));
  }

  async function bytesOf(name: string | undefined): Promise<Buffer | null> {
    return name === undefined ? null : blob(root, name);
  }
}

async function said<T>(what: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const reason = reasonOfGit(error);
    const isNameless = /user\.(name|email)|ident/.test(String((error as { stderr?: string }).stderr));
    throw new StudioError(
      409,
      isNameless
        ? `${what}: git не знает, как вас зовут. Выполните git config --global user.name "Имя" и user.email.`
        : `${what}. Ваши файлы целы. Git говорит: ${reason}`,
    );
  });
}
