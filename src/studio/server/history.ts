import { compareFiles } from '../../content/changes/compare-files.ts';
import { kindRecord, placeOf } from '../../content/kinds/kinds.ts';
import { readSourceFile } from '../../content/load/source-file.ts';
import type { BinLine, PastText, PastTextView } from '../protocol.ts';
import type { LoggedChange } from './change-log.ts';
import { titleOf } from './entry-views.ts';
import { nothing } from './files.ts';
import { commitsOf, git } from './git.ts';
import { StudioError } from './studio-error.ts';
import type { FileChange, Workspace } from './workspace.ts';

/** Earlier texts of an entry, newest first: what was replaced here, under its earlier names, too, and what git has. */
export async function pastTexts(workspace: Workspace, path: string): Promise<PastText[]> {
  const own: PastText[] = [];
  let name = path;
  for (const change of workspace.log.changes.toReversed()) {
    if (change.occasion === 'rename' && change.path === name && change.from) name = change.from;
    const step = change.files.find((one) => one.path === name && one.before !== nothing);
    const { at, who, occasion } = change;
    if (step) own.push({ id: `log ${step.before} ${change.id}`, at, who, occasion, message: null });
  }
  const commits = await commitsOf(workspace.root, '--diff-filter=d', '--', path).catch(() => []);
  return [...own, ...commits.map((one): PastText => ({ ...one, id: `git ${one.id}`, occasion: 'commit' }))];
}

export async function pastText(workspace: Workspace, path: string, id: string): Promise<PastTextView> {
  const text = await textOf(workspace, path, id);
  const now = (await workspace.content()).texts.get(path);
  const [change] = compareFiles(new Map(now === undefined ? [] : [[path, now]]), new Map([[path, text]]));
  return { fields: change?.fields ?? [] };
}

/** The text of that time, on top of what is there now: that stays in the history as well. */
export async function bringBack(workspace: Workspace, path: string, id: string, base: string): Promise<void> {
  const bytes = await textOf(workspace, path, id);
  await workspace.change([{ path, base, bytes }], { occasion: 'restore', path });
}

async function textOf(workspace: Workspace, path: string, id: string): Promise<string> {
  const past = (await pastTexts(workspace, path)).find((one) => one.id === id);
  const [from, hash = ''] = id.split(' ');
  const bytes =
    from === 'log' ? await workspace.log.kept(hash) : await git(workspace.root, 'show', `${hash}:./${path}`);
  if (!past || bytes === null) throw new StudioError(404, 'Такого прежнего текста нет.');
  return bytes.toString();
}

/** What was deleted and is not there again, newest first. */
export async function binOf(workspace: Workspace): Promise<BinLine[]> {
  const { texts } = await workspace.content();
  const seen = new Set<string>();
  const lines: BinLine[] = [];
  for (const change of workspace.log.changes.toReversed()) {
    const step = goneIn(change);
    if (!step || texts.has(step.path) || seen.has(step.path)) continue;
    seen.add(step.path);
    const text = (await workspace.log.kept(step.before))?.toString() ?? '';
    const place = placeOf(step.path);
    const title = titleOf(readSourceFile(step.path, text).data, place?.slug ?? step.path);
    const kindTitle = place ? kindRecord(place.kind).title : '';
    lines.push({ id: change.id, path: step.path, title, kindTitle, at: change.at, who: change.who });
  }
  return lines;
}

/** The entry with the pictures that went with it; whoever named it has been told otherwise since. */
export async function takeFromBin(workspace: Workspace, id: string): Promise<string> {
  const change = workspace.log.changes.find((one) => one.id === id);
  const step = change && goneIn(change);
  if (!change || !step) throw new StudioError(404, 'В корзине этого нет.');
  const changes: FileChange[] = [];
  for (const { path, before, after } of change.files) {
    const bytes = after === nothing && before !== nothing ? await workspace.log.kept(before) : null;
    if (bytes && (await workspace.bytes(path)) === null) changes.push({ path, base: nothing, bytes });
  }
  await workspace.change(changes, { occasion: 'restore', path: step.path });
  return step.path;
}

const goneIn = ({ occasion, path, files }: LoggedChange) =>
  occasion === 'remove' || occasion === 'outside'
    ? files.find((one) => one.path === path && one.after === nothing && one.before !== nothing)
    : undefined;
