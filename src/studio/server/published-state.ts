import { createHash } from 'node:crypto';
import type { Content } from '../../content/load/loaded-content.ts';
import { hashOf } from '../../http/caching.ts';
import type { PastPublication } from '../../store/store.ts';
import type { SiteState, Undoing } from '../publishing-protocol.ts';
import { nothing } from './files.ts';
import { git } from './git.ts';
import type { Workspace } from './workspace.ts';

/** What the site has of each entry, and whether publishing the folder would undo what others have published. */

type Files = Readonly<Record<string, string>>;

const known = new WeakMap<Content, Files>();

export function folderHashes(content: Content): Files {
  const { texts, pictures } = content;
  const hashes: Files =
    known.get(content) ??
    Object.fromEntries([
      ...[...texts].map(([path, text]) => [path, hashOf(text)]),
      ...[...pictures].map(([path, { picture }]) => [path, picture?.hash ?? '']),
    ]);
  known.set(content, hashes);
  return hashes;
}

export function siteStates(folder: Files, site: Files | undefined): Record<string, SiteState> {
  const stateOf = (path: string) =>
    site?.[path] === undefined ? 'new' : site[path] === folder[path] ? 'same' : 'changed';
  return Object.fromEntries(Object.keys(folder).map((path) => [path, stateOf(path)]));
}

interface Different {
  workspace: Workspace;
  history: readonly PastPublication[];
  folder: Files;
  /** The bytes that the site has of a file. */
  published: (path: string) => Promise<Uint8Array | null>;
}

/** Of files that differ: those whose text on the site this folder has never had, or has been taken back there since. */
export async function undoingOf({ workspace, history, folder, published }: Different, paths: readonly string[]) {
  const [current] = history;
  const found: Record<string, Undoing> = {};
  let asked: Promise<Set<string> | null> | undefined;
  for (const path of paths) {
    const reason = current && (await reasonOf(path, current));
    if (reason) found[path] = reason;
  }
  return found;

  async function reasonOf(path: string, current: PastPublication): Promise<Undoing | null> {
    const [onSite, here] = [current.files[path], folder[path]];
    const since = history.findIndex(({ files }) => files[path] !== onSite);
    // Nobody has touched it since the oldest publication that is kept.
    const by = since < 0 ? history.at(-1) : history[since - 1];
    const wasHereBefore = since > 0 && history.slice(since).some(({ files }) => files[path] === here);
    if (!by || wasDecidedHere(path, by)) return null;
    const told = { at: by.publishedAt.toISOString(), who: by.who, message: by.message };
    if (by.occasion === 'restore' && wasHereBefore) return { why: 'restored', ...told };
    if (onSite === undefined) return wasHereBefore ? { why: 'removed', ...told } : null;
    if (wasInLog(path, onSite)) return null;
    // Git goes through all of its history for it: only where nothing else decides.
    asked ??= blobsOf(workspace.root);
    const blobs = await asked;
    const bytes = blobs && (await published(path));
    const isOlder = blobs ? bytes !== null && !blobs.has(blobName(bytes)) : wasHereBefore;
    return isOlder ? { why: 'newer', ...told } : null;
  }

  /** Whoever wrote the file here after that publication has meant what it says. */
  function wasDecidedHere(path: string, { publishedAt }: PastPublication): boolean {
    return workspace.log.changes.some(
      ({ at, occasion, files }) =>
        new Date(at) > publishedAt &&
        occasion !== 'outside' &&
        files.some((step) => step.path === path && isSame(step.after, folder[path])),
    );
  }

  function wasInLog(path: string, hash: string): boolean {
    return workspace.log.changes.some(({ files }) =>
      files.some((step) => step.path === path && (isSame(step.before, hash) || isSame(step.after, hash))),
    );
  }
}

/** The log has the beginning of the hash that the store has of a text, in other digits; of a picture, of its name. */
function isSame(logged: string, hash: string | undefined): boolean {
  if (hash === undefined || logged === nothing) return hash === undefined && logged === nothing;
  return hash.startsWith(logged) || Buffer.from(hash, 'base64url').toString('hex').startsWith(logged);
}

/** Everything that this copy has ever had by git; null where there is none. */
async function blobsOf(root: string): Promise<Set<string> | null> {
  const list = await git(root, 'rev-list', '--objects', 'HEAD', '--', '.').catch(() => null);
  return list === null ? null : new Set(list.split('\n').map((line) => line.slice(0, line.indexOf(' '))));
}

function blobName(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
