import { statSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isPicture, placeOf } from '../../content/kinds/kinds.ts';
import { listFiles } from '../../content/load/files.ts';
import { loadContent, withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { readPictures } from '../../content/load/pictures.ts';
import { alone } from './alone.ts';
import { type FileStep, type LoggedChange, type Occasion, openChangeLog } from './change-log.ts';
import { hashOfBytes, hashOfText, nothing, readIfThere, removeLeftovers, replaceFile } from './files.ts';
import { whoWorksIn } from './git.ts';
import { StudioError } from './studio-error.ts';

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

/** What a file is to say; null removes it. Nothing is overwritten that was not seen: `base` is the hash of what was read. */
export interface FileChange {
  path: string;
  base: string;
  bytes: string | Uint8Array | null;
}

/** What a change is about, for the history. */
export type About = Pick<LoggedChange, 'path' | 'from'> & { occasion: Occasion };

/** A file written within the last second may be written again without looking any different. */
const settledMs = 1_000;
/** After a `git checkout` the folder is read anew as a whole. */
const manyFiles = 40;

/**
 * The content folder as the studio sees it. Before every answer each file is looked at, as watching a folder misses
 * files that are replaced. Nothing is written but by `change`, which does all of its files or none, whatever happens.
 */
export async function openWorkspace(
  dir: string,
  stateDir: string,
  who: (root: string) => Promise<string> = whoWorksIn,
) {
  const root = await realpath(resolve(dir));
  const ownState = join(stateDir, hashOfText(root));
  const log = openChangeLog(ownState);
  await removeLeftovers(root);
  for (const change of log.unfinished) {
    await apply(change.files);
    log.finish(change.id, 'done');
  }
  let marks = await lookAtFiles();
  let saved = await loadContent(root);
  let revision = 1;
  /** What was written here since the folder was last looked at. */
  const own = new Set<string>();
  let looking: Promise<Content> = Promise.resolve(saved);
  let writing: Promise<unknown> = Promise.resolve();

  return { root, log, content, text, bytes, change, revision: () => revision, inTurn };

  /** The folder as it is now, whoever wrote into it. */
  function content(): Promise<Content> {
    looking = looking.then(takeUpChanges, takeUpChanges);
    return looking;
  }

  async function lookAtFiles(): Promise<Map<string, string>> {
    const now = Date.now();
    const found = new Map<string, string>();
    for (const path of await listFiles(root)) {
      const stat = statSync(join(root, path), { throwIfNoEntry: false });
      if (!stat) continue;
      const isSettled = now - stat.ctimeMs > settledMs;
      found.set(path, isSettled ? `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : '');
    }
    return found;
  }

  async function takeUpChanges(): Promise<Content> {
    const now = await lookAtFiles();
    const all = new Set([...marks.keys(), ...now.keys()]);
    const touched = [...all].filter((path) => now.get(path) === '' || now.get(path) !== marks.get(path));
    const before = saved;
    if (touched.length > manyFiles) saved = await loadContent(root);
    else for (const path of touched) await takeUp(path);
    marks = now;
    if (saved !== before) {
      revision++;
      await keepForeign(before, saved);
    }
    return saved;
  }

  async function takeUp(path: string): Promise<void> {
    if (isPicture(path)) {
      const read = await readPictures([path], async (file) => {
        const found = await readIfThere(join(root, file));
        if (!found) throw new Error(`${file} is gone`);
        return found;
      }).catch(() => null);
      const picture = read?.get(path);
      if (picture?.picture?.hash === saved.pictures.get(path)?.picture?.hash && !!picture === saved.pictures.has(path))
        return;
      const pictures = new Map(saved.pictures);
      if (picture) pictures.set(path, picture);
      else pictures.delete(path);
      // Another object: whoever keeps what was made of the content sees that it is not the same.
      saved = withDraft(saved, '', null);
      saved.pictures = pictures;
    } else {
      const now = await text(path).catch(() => null);
      if (now !== (saved.texts.get(path) ?? null)) saved = withDraft(saved, path, now);
    }
  }

  /** What others replaced or removed can be brought back as well. */
  async function keepForeign(before: Content, after: Content): Promise<void> {
    const files: FileStep[] = [];
    for (const [path, old] of before.texts) {
      const now = after.texts.get(path);
      if (now === old || own.has(`${path} ${now === undefined ? nothing : hashOfText(now)}`)) continue;
      files.push({
        path,
        before: await log.keep(Buffer.from(old)),
        after: now === undefined ? nothing : await log.keep(Buffer.from(now)),
      });
    }
    own.clear();
    for (const step of files)
      log.finish(log.begin({ who: '', occasion: 'outside', path: step.path, files: [step] }).id, 'done');
  }

  /** The file as it is on the disk, whatever is remembered; null when there is none. */
  async function text(path: string): Promise<string | null> {
    return (await bytes(path))?.toString('utf8') ?? null;
  }

  async function bytes(path: string): Promise<Buffer | null> {
    return readIfThere(await inside(path));
  }

  function change(changes: readonly FileChange[], about: About): Promise<void> {
    return inTurn(async () => {
      // Whatever others have written is in the history before this comes on top of it.
      await content();
      const files: FileStep[] = [];
      for (const { path, base, bytes: next } of changes) {
        const now = await bytes(path);
        requireBase(now, base);
        const before = now ? await log.keep(now) : nothing;
        files.push({ path, before, after: next === null ? nothing : await log.keep(Buffer.from(next)) });
      }
      const { id } = log.begin({ who: await who(root), ...about, files });
      try {
        await apply(files);
      } catch (error) {
        await apply(files.map(({ path, before, after }) => ({ path, before: after, after: before })));
        log.finish(id, 'undone');
        throw error;
      }
      log.finish(id, 'done');
      for (const { path, after } of files) own.add(`${path} ${after}`);
      await content();
    });
  }

  /** A file that says something else than before and after was written by others: it stays, and so does what is kept. */
  async function apply(files: readonly FileStep[]): Promise<void> {
    for (const { path, before, after } of files) {
      const file = await inside(path);
      const now = await readIfThere(file);
      if ((now ? hashOfBytes(now) : nothing) !== before) continue;
      const next = after === nothing ? null : await log.kept(after);
      if (next) await replaceFile(file, next);
      else if (after === nothing) await rm(file, { force: true });
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = writing.then(() => alone(join(ownState, 'lock'), work));
    writing = done.catch(() => {});
    return done;
  }

  /** Only entries and pictures of the content folder have a place; links out of it lead nowhere. */
  async function inside(path: string): Promise<string> {
    const isClean = /^[a-z0-9][a-z0-9./-]*$/i.test(path) && !path.split('/').some((part) => /^\.|^$/.test(part));
    if (!isClean || !(placeOf(path) || isPicture(path)))
      throw new StudioError(400, `«${path}» — не файл папки с содержанием.`);
    const file = join(root, path);
    const folder = await realpath(dirname(file)).catch(() => dirname(file));
    const target = await realpath(file).catch(() => join(folder, basename(file)));
    if (![folder, target].every((one) => one === root || one.startsWith(root + sep)))
      throw new StudioError(400, `«${path}» лежит за пределами папки с содержанием.`);
    return target;
  }
}

function requireBase(now: Buffer | null, base: string): void {
  const hash = now ? hashOfBytes(now) : nothing;
  if (hash === base) return;
  const message =
    now === null
      ? 'Файл тем временем удалили. Ваш текст цел: скопируйте его или создайте запись заново.'
      : base === nothing
        ? 'Запись с таким адресом уже есть: выберите другой.'
        : 'Файл тем временем изменил кто-то другой. Ничего не записано, ваш текст цел.';
  const text = now?.toString('utf8') ?? null;
  throw new StudioError(409, message, { hash, text, base: null, merged: null, clashes: [] });
}
