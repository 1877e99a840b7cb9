import type { FieldNode } from '../protocol.ts';

export interface FormTab {
  name: string;
  title: string;
  fields: readonly FieldNode[];
}

const titles = { text: 'Текст', facts: 'Сведения', pictures: 'Картинки', search: 'Поисковики', schedule: 'Показ' };
type TabName = keyof typeof titles;

const shownFields = new Set(['draft', 'publishAt', 'until', 'order', 'sample', 'published', 'updated']);
const written = new Set(['text', 'markdown', 'html']);

/** What an editor comes for stands first: the text; then what is chosen and counted. */
export function tabsOf(tree: FieldNode): FormTab[] {
  const byTab = Map.groupBy(tree.fields ?? [], tabOf);
  return (Object.keys(titles) as TabName[])
    .map((name) => ({ name, title: titles[name], fields: byTab.get(name) ?? [] }))
    .filter(({ name, fields }) => fields.length > 0 || (name === 'text' && tree.item));
}

function tabOf(node: FieldNode): TabName {
  if (node.name === 'seo') return 'search';
  if (shownFields.has(node.name)) return 'schedule';
  if (isPicture(node)) return 'pictures';
  return isWritten(node) ? 'text' : 'facts';
}

const isPicture = ({ type, item }: FieldNode): boolean => type === 'picture' || (item !== undefined && isPicture(item));

/** A text, or a list of parts with texts; not facts that have a text among them. */
const isWritten = ({ type, item, variants, fields, tone }: FieldNode): boolean =>
  (written.has(type) && tone !== 'silent') ||
  variants !== undefined ||
  (item !== undefined && (isWritten(item) || (item.fields?.every(isWritten) ?? false))) ||
  (fields !== undefined && item === undefined && fields.every(isWritten));
