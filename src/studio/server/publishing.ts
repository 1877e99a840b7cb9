import { PassThrough } from 'node:stream';
import { compareHashes, compareWithPublished } from '../../content/changes/compare-files.ts';
import { kindRecord, placeOf } from '../../content/kinds/kinds.ts';
import { type Fault, hasErrors } from '../../content/load/faults.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { previewLink } from '../../content/preview-link.ts';
import { editorMessage } from '../../content/publishing/failure.ts';
import type { OnProgress, PublishOutcome, Publishing as Service } from '../../content/publishing/publishing.ts';
import type { PublishedSource } from '../../store/publication.ts';
import type { PastPublication, Store } from '../../store/store.ts';
import { capitalise } from '../../text/russian.ts';
import type {
  ChangesView,
  PageChange,
  PastView,
  PublishLine,
  PublishRequest,
  SiteState,
} from '../publishing-protocol.ts';
import { faultsOf, studioFault } from './check-draft.ts';
import { titleOf } from './entry-views.ts';
import { git, isRepository, reasonOfGit, whoWorksIn } from './git.ts';
import { samplesIn } from './health.ts';
import { folderHashes, siteStates, undoingOf } from './published-state.ts';
import { StudioError } from './studio-error.ts';
import type { Workspace } from './workspace.ts';

type Shelf = Pick<Store, 'current' | 'history' | 'publication' | 'picture'>;

export interface PublishingParts {
  workspace: Workspace;
  publishing: Service;
  /** Opens the store for as long as the work lasts. */
  withStore: <T>(work: (store: Shelf) => Promise<T>) => Promise<T>;
  /** Where shared previews are seen; without a secret there are none. */
  preview: { origin: string; secret: string } | null;
}

export type Publishing = ReturnType<typeof createPublishing>;

const stepNames = { compile: 'Проверяется и собирается…', write: 'Записывается…' };
const linkDays = 7;

/** What the publishing board does. */
export function createPublishing({ workspace, publishing, withStore, preview }: PublishingParts) {
  const contentDir = workspace.root;
  const history = () => told(withStore((store) => store.history()));
  let known: { id: number; sources: readonly PublishedSource[] } | undefined;
  /** What is published stays as it is: it is unpacked once. */
  const sourcesOf = async (store: Shelf, id: number) => {
    if (known?.id !== id) known = { id, sources: (await store.publication(id))?.sources ?? [] };
    return known.sources;
  };
  return {
    /** Of every file of the folder. */
    states: async (): Promise<Record<string, SiteState>> =>
      siteStates(folderHashes(await workspace.content()), (await history())[0]?.files),

    /** Whether visitors know the address. Where nobody can say, a redirect too many does no harm. */
    isPublic: (address: string): Promise<boolean> =>
      withStore(async (store) => {
        const { id = 0 } = (await store.current()) ?? {};
        return (await store.publication(id))?.addresses.some(({ path }) => path === address) ?? false;
      }).catch(() => true),

    /** What the folder has that the site has not: compared in memory, and nothing is compiled for it. */
    async changes(): Promise<ChangesView> {
      const past = await history();
      const after = past[0]?.id ?? 0;
      const content = await workspace.content();
      const hashes = [...content.pictures].map(([path, { picture }]) => [path, picture?.hash ?? ''] as const);
      const folder = folderHashes(content);
      const { entries, pictures, undoing } = await told(
        withStore(async (store) => {
          const sources = await sourcesOf(store, after);
          const different = compareWithPublished(sources, { texts: content.texts, pictures: new Map(hashes) });
          const published = async (path: string) => {
            const { text = null, picture = null } = sources.find((one) => one.path === path) ?? {};
            return text === null ? ((await store.picture(picture ?? ''))?.bytes ?? null) : Buffer.from(text);
          };
          const paths = pathsOf(different);
          return {
            ...different,
            undoing: await undoingOf({ workspace, history: past, folder, published }, paths),
          };
        }),
      );
      const samples = new Set(samplesIn(content).map(({ path }) => path));
      return {
        after,
        entries,
        pictures,
        errors: faultsOf(content).filter(({ level }) => level === 'error'),
        samples: pathsOf({ entries, pictures }).filter((path) => samples.has(path)),
        undoing,
        canCommit: await isRepository(contentDir),
      };
    },

    /** The pages that would change: known when the folder is compiled. */
    changedPages: async (): Promise<PageChange[]> => (await told(publishing.changes({ contentDir }))).pages,

    async history(): Promise<PastView[]> {
      const content = await workspace.content();
      const records = await history();
      return records.map((record, index) => {
        const { id, publishedAt, occasion, restored, changes, who, message } = record;
        const before = records[index + 1];
        return {
          ...{ id, occasion, restored, changes, who, message, isCurrent: index === 0 },
          publishedAt: publishedAt.toISOString(),
          files: before
            ? compareHashes(hashesOf(before), hashesOf(record)).map((one) => ({ ...one, title: nameOf(one.path) }))
            : [],
        };
      });

      function nameOf(path: string): string {
        const place = placeOf(path);
        if (!place) return path;
        const { title } = kindRecord(place.kind);
        return content.texts.has(path)
          ? titleOf(content.find(place.kind, place.slug)?.data, title)
          : `${title}: ${place.slug}`;
      }
    },

    publish: ({ paths, after, message, commits }: PublishRequest) =>
      inLines(
        workspace,
        async (onProgress, say) => {
          const who = await whoWorksIn(contentDir);
          const options = { contentDir, always: true, only: paths, after, who, ...(message && { message }) };
          const outcome = await publishing.publish(options, onProgress);
          if (commits && !hasErrors(outcome.faults)) {
            say('Сохраняется в git…');
            await commit(contentDir, paths, message || 'Правки содержания');
          }
          return outcome;
        },
        'Опубликовано.',
      ),

    restore: (id: number) =>
      inLines(
        workspace,
        async (onProgress) => publishing.restore({ which: id, who: await whoWorksIn(contentDir) }, onProgress),
        'Возвращено. В папке — более новый текст, чем на сайте.',
      ),

    /** An address that shows the folder with all its drafts for a week. */
    async link(to: string): Promise<{ url: string; until: string }> {
      if (!preview)
        throw new StudioError(
          400,
          'Черновиками пока нельзя поделиться: попросите разработчика задать студии и сайту один PREVIEW_SECRET.',
        );
      const until = Math.floor(Date.now() / 1_000) + linkDays * 86_400;
      const { id } = await told(publishing.savePreview({ contentDir, until: new Date(until * 1_000) }));
      if (id === null)
        throw new StudioError(400, 'Пока в записях, которые не черновики, есть ошибки, поделиться нельзя.');
      const url = previewLink(preview.origin, preview.secret, { id, until }, to);
      return { url, until: new Date(until * 1_000).toISOString() };
    },
  };
}

const pathsOf = ({ entries, pictures }: Pick<ChangesView, 'entries' | 'pictures'>) =>
  [...entries, ...pictures].map(({ path }) => path);

const hashesOf = ({ files }: PastPublication) => new Map(Object.entries(files));

/** What was published, and nothing else: whatever else is changed in the repository is none of this publication. */
async function commit(contentDir: string, paths: readonly string[], message: string): Promise<void> {
  try {
    await git(contentDir, 'add', '--all', '--', ...paths);
    const changed = await git(contentDir, 'status', '--porcelain', '--', ...paths);
    if (changed.trim() !== '') await git(contentDir, 'commit', '--quiet', '--message', message, '--', ...paths);
  } catch (error) {
    throw new StudioError(400, `Опубликовано, но git не принял правки: ${reasonOfGit(error)}`);
  }
}

/** Words for editors pass; anything else is ours to look into. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const known = editorMessage(error);
    if (known !== null) throw new StudioError(409, capitalise(known));
    throw error;
  }
}

const errorsIn = (content: Content, faults: readonly Fault[]) =>
  faults.filter(({ level }) => level === 'error').map((fault) => studioFault(content, fault));

function inLines(
  workspace: Workspace,
  work: (onProgress: OnProgress, say: (text: string) => void) => Promise<PublishOutcome>,
  done: string,
): AsyncIterable<PublishLine> {
  const lines = new PassThrough({ objectMode: true });
  const end = (line: PublishLine) => lines.end(line);
  const say = (text: string) => lines.write({ kind: 'progress', text } satisfies PublishLine);
  void work(
    (progress) =>
      say(progress.step === 'pictures' ? `Картинки: ${progress.made} из ${progress.of}` : stepNames[progress.step]),
    say,
  ).then(
    async (outcome) => end(lineOf(await workspace.content(), outcome, done)),
    (error: unknown) => {
      const known = editorMessage(error);
      if (known === null) console.error(error);
      end({
        kind: 'failed',
        text: capitalise(known ?? 'публикация не удалась, подробности в окне студии'),
        errors: [],
      });
    },
  );
  return lines;
}

function lineOf(content: Content, { status, faults }: PublishOutcome, done: string): PublishLine {
  if (status === 'published') return { kind: 'done', text: done };
  if (status === 'unchanged') return { kind: 'done', text: 'Ничего не изменилось: это уже опубликовано.' };
  const errors = errorsIn(content, faults);
  return { kind: 'failed', text: 'Ничего не опубликовано: сначала исправьте ошибки.', errors };
}
