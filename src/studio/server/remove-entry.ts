import { kindRecord, type Place, placeOf } from '../../content/kinds/kinds.ts';
import { fieldName } from '../../content/load/faults.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import type { ReferenceLine, RemoveRequest } from '../protocol.ts';
import { titleOf, treeOfSchema } from './entry-views.ts';
import { hashOfBytes } from './files.ts';
import { addressOf, answerMentions, goingWith, labelAt, type Mention, mentionsOf } from './mentions.ts';
import { baseOf, picturesNamedLike, redirectsFile, withRedirect } from './rename-entry.ts';
import { StudioError } from './studio-error.ts';
import type { FileChange, Workspace } from './workspace.ts';

function removable(path: string): Place {
  const place = placeOf(path);
  if (!place || kindRecord(place.kind).required) throw new StudioError(400, 'Эту запись удалить нельзя.');
  return place;
}

/** Who names an entry: asked before it goes. */
export function referencesTo(content: Content, path: string): ReferenceLine[] {
  return [...mentionsOf(content, removable(path))].map((mention) => {
    const { entry, by, target } = mention;
    const going = by === 'text' ? mention.path : goingWith(treeOfSchema(entry.schema), mention.path);
    return {
      path: entry.path,
      title: titleOf(entry.data, kindRecord(entry.kind).title),
      kindTitle: kindRecord(entry.kind).title,
      field: fieldName(mention.path),
      label: labelAt(entry, mention.path),
      by,
      target,
      goes: going === null ? 'nothing' : by === 'text' ? 'link' : going === mention.path ? 'field' : 'row',
    };
  });
}

/** The entry goes with its pictures, and every mention as the editor has said; all of it or nothing. */
export async function removeEntry(workspace: Workspace, request: RemoveRequest): Promise<void> {
  const { path, base, references, redirectTo = null } = request;
  const content = await workspace.content();
  const place = removable(path);
  const answers = new Map(references.map((one) => [`${one.path} ${one.field}`, one]));
  const answerOf = ({ entry, path: at }: Mention) => {
    const answer = answers.get(`${entry.path} ${fieldName(at)}`);
    return answer && { slug: answer.instead };
  };
  const edited = answerMentions(content, place, mentionsOf(content, place), answerOf);
  const [from, to] = [addressOf(place), redirectTo === null ? null : addressOf({ ...place, slug: redirectTo })];
  const redirected = withRedirect(edited.get(redirectsFile) ?? content.texts.get(redirectsFile), from, to);
  if (redirected !== null) edited.set(redirectsFile, redirected);
  const changes: FileChange[] = [{ path, base, bytes: null }];
  for (const picture of picturesNamedLike(content, path)) {
    const bytes = await workspace.bytes(picture);
    if (bytes) changes.push({ path: picture, base: hashOfBytes(bytes), bytes: null });
  }
  for (const [file, bytes] of edited)
    if (bytes !== content.texts.get(file)) changes.push({ path: file, base: baseOf(content, file), bytes });
  await workspace.change(changes, { occasion: 'remove', path });
}
