import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StudioError } from './studio-error.ts';

export const hashOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
export const hashOfText = (text: string) => hashOfBytes(Buffer.from(text));

/** The hash of a file that is not there. */
export const nothing = '';

export async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Written beside it, put to the disk, then renamed: a crash or a full disk leaves the old file as it was. */
export async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  const beside = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(dirname(file), { recursive: true });
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

/** What a crash left between writing a file and giving it its name. */
export async function removeLeftovers(root: string): Promise<void> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const left = found.filter((item) => item.isFile() && /^\..+\.[0-9a-f]{8}$/.test(item.name));
  await Promise.all(left.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })));
}
