import { EditorView } from '@codemirror/view';

type Shower = (field: string) => void;
const showers = new Set<Shower>();

/** Whoever hides a part of the form — a tab, a row of a table — opens it when one of its fields is to be seen. */
export function whenShown(shower: Shower): () => void {
  showers.add(shower);
  return () => void showers.delete(shower);
}

/** Brings a field to the eye and the cursor into it; one that is not there is stood in for by what would hold it. */
export function showField(field: string, words = ''): void {
  for (const shower of showers) shower(field);
  // What was opened for it is there after the next two frames.
  requestAnimationFrame(() => requestAnimationFrame(() => find(field, words)));
}

function find(field: string, words: string): void {
  for (let at = field; ; at = at.replace(/(\.[^.[]+|\[\d+\]|^[^.[]+)$/, '')) {
    const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`);
    if (place) {
      focusIn(place, words);
      return;
    }
    if (at === '') return;
  }
}

function focusIn(place: HTMLElement, words: string): void {
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const written = place.querySelector<HTMLElement>('.cm-editor');
  const editor = written && EditorView.findFromDOM(written);
  place.scrollIntoView({ block: 'center' });
  if (editor) showWords(editor, words);
  else
    (
      place.querySelector<HTMLElement>('textarea, input:not([type="file"]), select') ?? place.querySelector('button')
    )?.focus({ preventScroll: true });
}

/** The page is typeset, so its spaces and quotes differ from what was typed: the first words are enough to find it. */
function showWords(editor: EditorView, words: string): void {
  const first = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 4);
  const pattern = new RegExp(first.map((word) => word.replace(/[её]/gi, '[её]')).join('[^\\p{L}\\p{N}]+'), 'iu');
  const at = first.length === 0 ? 0 : Math.max(editor.state.doc.toString().search(pattern), 0);
  editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
  editor.focus();
}
