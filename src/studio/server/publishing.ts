import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hasErrors } from '../../content/load/faults.ts';
import { previewLink } from '../../content/preview-link.ts';
import { editorMessage } from '../../content/publishing/failure.ts';
import type { OnProgress, PublishOutcome, Publishing as Service } from '../../content/publishing/publishing.ts';
import { capital } from '../../content/text/russian.ts';
import type { PublicationRecord } from '../../store/store.ts';
import type { ChangesView, PastView, PublishLine } from '../protocol.ts';
import { StudioError } from './studio-error.ts';

export interface PublishingParts {
  contentDir: string;
  publishing: Service;
  history: () => Promise<PublicationRecord[]>;
  /** Where shared previews are seen; without a secret there are none. */
  preview: { origin: string; secret: string } | null;
}

export type Publishing = ReturnType<typeof createPublishing>;

const stepNames = { compile: 'Проверяется и собирается…', write: 'Записывается…' };
const linkDays = 7;

/** What the publishing board does. */
export function createPublishing({ contentDir, publishing, history, preview }: PublishingParts) {
  return {
    async changes(): Promise<ChangesView> {
      const { entries, pictures, pages, faults } = await told(publishing.changes({ contentDir }));
      const errors = faults
        .filter(({ level }) => level === 'error')
        .map(({ file, ...fault }) => ({ ...fault, path: file.replace(/^content\//, '') }));
      return { entries, pictures, pages, errors, canCommit: await isRepository(contentDir) };
    },

    async history(): Promise<PastView[]> {
      const records = await told(history());
      return records.map(({ id, publishedAt, occasion, restored, changes }, index) => ({
        id,
        publishedAt: publishedAt.toISOString(),
        occasion,
        restored,
        changes,
        isCurrent: index === 0,
      }));
    },

    publish: (message: string | null) =>
      inLines(async (onProgress, say) => {
        const outcome = await publishing.publish({ contentDir, always: true }, onProgress);
        if (message !== null && !hasErrors(outcome.faults)) {
          say('Сохраняется в git…');
          await commit(contentDir, message);
        }
        return outcome;
      }),

    restore: (id: number) => inLines((onProgress) => publishing.restore(id, onProgress)),

    /** An address that shows the folder with all its drafts for a week. */
    async link(to: string): Promise<{ url: string; until: string }> {
      if (!preview)
        throw new StudioError(400, 'Чтобы делиться черновиками, задайте PREVIEW_SECRET сайту и студии: одинаковый.');
      const until = Math.floor(Date.now() / 1_000) + linkDays * 86_400;
      const { id } = await told(publishing.savePreview({ contentDir, until: new Date(until * 1_000) }));
      if (id === null)
        throw new StudioError(400, 'Пока в записях, которые не черновики, есть ошибки, поделиться нельзя.');
      const url = previewLink(preview.origin, preview.secret, { id, until }, to);
      return { url, until: new Date(until * 1_000).toISOString() };
    },
  };
}

const isRepository = (dir: string) =>
  git(dir, 'rev-parse', '--is-inside-work-tree').then(
    () => true,
    () => false,
  );

/** Only what lies in the content folder: whatever else is changed in the repository is none of the studio's business. */
async function commit(contentDir: string, message: string): Promise<void> {
  try {
    await git(contentDir, 'add', '--all', '.');
    const { stdout } = await git(contentDir, 'status', '--porcelain', '.');
    if (stdout.trim() !== '') await git(contentDir, 'commit', '--quiet', '--message', message, '--', '.');
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n')[0] ?? String(error);
    throw new StudioError(400, `Опубликовано, но git не принял правки: ${reason}`);
  }
}

const git = (cwd: string, ...args: string[]) => promisify(execFile)('git', args, { cwd });

/** Words for editors pass; anything else is ours to look into. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const known = editorMessage(error);
    if (known !== null) throw new StudioError(409, capital(known));
    throw error;
  }
}

async function* inLines(
  work: (onProgress: OnProgress, say: (text: string) => void) => Promise<PublishOutcome>,
): AsyncGenerator<PublishLine> {
  const lines: PublishLine[] = [];
  let wake = () => {};
  const put = (line: PublishLine) => {
    lines.push(line);
    wake();
  };
  const say = (text: string) => put({ kind: 'progress', text });
  void work(
    (progress) =>
      say(progress.step === 'pictures' ? `Картинки: ${progress.made} из ${progress.of}` : stepNames[progress.step]),
    say,
  ).then(
    (outcome) => put(lineOf(outcome)),
    (error: unknown) => {
      const known = editorMessage(error);
      if (known === null) console.error(error);
      put({ kind: 'failed', text: capital(known ?? 'публикация не удалась, подробности в окне студии') });
    },
  );
  for (;;) {
    const line = lines.shift();
    if (line) {
      yield line;
      if (line.kind !== 'progress') return;
    } else {
      await new Promise<void>((done) => {
        wake = done;
      });
    }
  }
}

function lineOf({ status, faults }: PublishOutcome): PublishLine {
  if (status === 'published') return { kind: 'done', text: 'Опубликовано.', isPublished: true };
  if (status === 'unchanged')
    return { kind: 'done', text: 'Ничего не изменилось: это уже опубликовано.', isPublished: false };
  const errors = faults.filter(({ level }) => level === 'error').length;
  return { kind: 'failed', text: `Ничего не опубликовано: сначала исправьте ошибки (${errors}).` };
}
