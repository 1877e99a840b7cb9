import { createHash, randomBytes } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isPicture, placeOf } from '../../content/kinds/kinds.ts';
import { loadContent, withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { readPictures } from '../../content/load/pictures.ts';
import { StudioError } from './studio-error.ts';

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

export const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The hash of a file that is not there. */
const nothing = '';

/**
 * The content folder as the studio sees it: read once, then kept up to date with what is saved here and what others
 * write into the folder meanwhile. Nothing is written but through `write`, which replaces a file wholly or not at all.
 */
export async function openWorkspace(dir: string) {
  const root = await realpath(resolve(dir));
  let saved = await loadContent(root);
  const touched = new Set<string>();
  const watcher: FSWatcher = watch(root, { recursive: true }, (_, name) => {
    if (name) touched.add(name.replaceAll('\\', '/'));
  });
  // A folder that cannot be watched is still read before each save.
  watcher.on('error', () => {});
  let writing: Promise<unknown> = Promise.resolve();

  return { root, content, text, write, remove, move, close: () => watcher.close() };

  /** The saved content, with what has been changed outside the studio; `path` is looked at whether or not it was heard of. */
  async function content(path?: string): Promise<Content> {
    if (path !== undefined) touched.add(path);
    const names = [...touched].filter((name) => !name.split('/').some((part) => part.startsWith('.')));
    touched.clear();
    for (const name of names) await takeUp(name);
    return saved;
  }

  async function takeUp(path: string): Promise<void> {
    if (isPicture(path)) {
      const pictures = new Map(saved.pictures);
      const read = await readPictures([path], (file) => readFile(join(root, file))).catch(() => null);
      const picture = read?.get(path);
      if (picture) pictures.set(path, picture);
      else pictures.delete(path);
      // Another object: whoever keeps what was made of the content sees that it is not the same.
      saved = withDraft(saved, '', null);
      saved.pictures = pictures;
    } else if (placeOf(path)) {
      const now = await text(path);
      if (now !== (saved.texts.get(path) ?? null)) saved = withDraft(saved, path, now);
    }
  }

  /** The file as it is on the disk, whatever is remembered; null when there is none. */
  async function text(path: string): Promise<string | null> {
    const file = await inside(path);
    return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** Nothing is overwritten that the editor has not seen: `base` is the hash of what was read. */
  function write(path: string, bytes: string | Uint8Array, base: string | null): Promise<string> {
    return inTurn(async () => {
      const file = await inside(path);
      if (base !== null) await requireUnchanged(path, base);
      await mkdir(dirname(file), { recursive: true });
      await replace(file, bytes);
      await takeUp(path);
      return typeof bytes === 'string' ? hashOfText(bytes) : '';
    });
  }

  function remove(path: string, base: string): Promise<void> {
    return inTurn(async () => {
      const file = await inside(path);
      await requireUnchanged(path, base);
      await rm(file);
      await takeUp(path);
    });
  }

  function move(from: string, to: string): Promise<void> {
    return inTurn(async () => {
      const [source, target] = [await inside(from), await inside(to)];
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
      await takeUp(from);
      await takeUp(to);
    });
  }

  async function requireUnchanged(path: string, base: string): Promise<void> {
    const now = await text(path);
    const hash = now === null ? nothing : hashOfText(now);
    if (hash === base) return;
    const message =
      now === null
        ? 'Файл тем временем удалили. Ваш текст цел: скопируйте его или создайте запись заново.'
        : base === nothing
          ? 'Запись с таким адресом уже есть: выберите другой.'
          : 'Файл тем временем изменил кто-то другой. Ничего не записано, ваш текст цел.';
    throw new StudioError(409, message, { hash, text: now, base: null, merged: null, clashes: [] });
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = writing.then(work);
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

/** Written beside it, put to the disk, then renamed: a crash or a full disk leaves the old file as it was. */
async function replace(file: string, bytes: string | Uint8Array): Promise<void> {
  const beside = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}`);
  try {
    const handle = await open(beside, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new StudioError(507, `${reasons[code] ?? 'Файл записать не удалось'}. Прежний файл цел, ваш текст тоже.`);
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'На диске нет места',
  EDQUOT: 'На диске нет места',
  EACCES: 'Нет права писать в папку с содержанием',
  EPERM: 'Нет права писать в папку с содержанием',
  EROFS: 'Папка с содержанием открыта только для чтения',
};
