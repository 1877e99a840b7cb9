import { posix } from 'node:path';
import { checkContent } from '../../content/check/check-content.ts';
import { documentMakers } from '../../content/compile/documents.ts';
import { compileRows } from '../../content/documents/composition.ts';
import { createLibrary } from '../../content/documents/library.ts';
import { outputOf } from '../../content/documents/outputs.ts';
import { placeOf } from '../../content/kinds/kinds.ts';
import type { Fault } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import type { Content, Entry } from '../../content/load/loaded-content.ts';
import { readUnchanging } from '../../content/load/source-file.ts';
import { visibleContent } from '../../content/schedule/visible-content.ts';
import { createShareBook } from '../../content/share/share-book.ts';
import type { Checked, PictureFacts, StudioFault } from '../protocol.ts';
import { valueAt } from '../values.ts';
import { frames, usualFrame } from './entry-views.ts';
import { withGapsFilled } from './fill-gaps.ts';
import { inWords, titleOfFile } from './in-words.ts';
import { mendOf, unknownField } from './mend.ts';

const folder = /^content\//;

const known = new WeakMap<Content, StudioFault[]>();

/** Every fault of the content, as the page shows it. */
export function faultsOf(content: Content): StudioFault[] {
  const faults = known.get(content) ?? checkContent(content).map((fault) => studioFault(content, fault));
  known.set(content, faults);
  return faults;
}

/** As the page shows it. */
export function studioFault(content: Content, fault: Fault): StudioFault {
  const path = fault.file.replace(folder, '');
  const { field, line, level } = fault;
  const mend = mendOf(fault, valueAt(dataOf(content, fault.file, path), field));
  const unknown = unknownField(fault);
  return {
    ...{ path, field, line, level, title: titleOfFile(content, path) ?? path },
    ...(level === 'warning' &&
      /: нет (обязательного поля|текста после полей)$/.test(fault.message) && { isEmpty: true }),
    ...inWords(content, path, fault, mend ?? unknown?.meant),
    ...(mend !== undefined && { mend }),
    ...(unknown && { unknown }),
  };
}

function dataOf(content: Content, file: string, path: string): unknown {
  const text = content.texts.get(path);
  return text === undefined ? undefined : readUnchanging(file, text).data;
}

export function checkDraft(content: Content, path: string): Checked {
  const faults = faultsOf(content);
  const place = placeOf(path);
  const entry = place ? content.find(place.kind, place.slug) : undefined;
  const shown = withGapsFilled(content);
  const onPage = place && shown.content.find(place.kind, place.slug);
  return {
    faults: faults.filter((fault) => fault.path === path),
    elsewhere: faults.filter((fault) => fault.path !== path && fault.level === 'error').slice(0, 20),
    computed: entry ? computedOf(content, entry) : {},
    pictures: entry ? picturesOf(content, entry) : {},
    canPreview: !!onPage && canBeShown(shown.content, onPage),
    gaps: shown.gaps.get(path) ?? [],
    bodyLine: entry?.bodyLine ?? null,
  };
}

/** What cannot be made into a page would show the error page in place of what is written. */
function canBeShown(content: Content, entry: Entry): boolean {
  try {
    const { content: shown } = visibleContent(content, { at: Date.now(), drafts: true });
    const library = createLibrary(shown, createShareBook());
    const path = outputOf(entry.kind).document?.path(entry.slug);
    const make = path === undefined ? undefined : documentMakers(library).get(path);
    make?.();
    return true;
  } catch {
    return false;
  }
}

/** What the page will say of the amounts: nobody has to reckon shares of the norm. */
function computedOf(content: Content, entry: Entry): Record<string, string> {
  if (entry.kind !== 'product') return {};
  try {
    const rows = compileRows(createLibrary(content, createShareBook()), entry as Entry<'product'>);
    return Object.fromEntries(
      rows.map(({ amountText, percent, norm, shares }, index) => [
        `composition.rows[${index}].amount`,
        percent === null
          ? `На странице: ${amountText}, без процента: нормы нет`
          : `На странице: ${amountText} — ${percent} % нормы (${norm?.text})${shares.length > 1 ? `; ${shares.map(({ age, text }) => `${age}: ${text}`).join(', ')}` : ''}`,
      ]),
    );
  } catch {
    // A reference that leads nowhere is told at its own field.
    return {};
  }
}

export function picturesOf(content: Content, entry: Entry): Record<string, PictureFacts> {
  const facts: Record<string, PictureFacts> = {};
  const [wanted] = frames[entry.kind] ?? usualFrame;
  for (const { value, metadata } of fieldsOf(entry)) {
    if (metadata.type !== 'picture') continue;
    const { file } = value as { file: string };
    const read = content.pictures.get(posix.join(posix.dirname(entry.path), file));
    if (!read?.picture) continue;
    const { width, height, hash } = read.picture;
    // Screens of double density show a picture of the kind's own width; a tenth less nobody sees.
    facts[file] = { width, height, bytes: read.size, isSmall: width < wanted * 0.5, hash };
  }
  return facts;
}
