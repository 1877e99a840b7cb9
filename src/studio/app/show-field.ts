/** Brings a field to the eye and the cursor into it; one that is not there is stood in for by what would hold it. */
export function showField(field: string, words = ''): void {
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
  const input = place.querySelector<HTMLElement>('textarea, input:not([type="file"]), select, button');
  place.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  if (input instanceof HTMLTextAreaElement && words !== '') select(input, words);
}

/** The page is typeset, so its spaces and quotes differ from what was typed: the first words are enough to find it. */
function select(area: HTMLTextAreaElement, words: string): void {
  const first = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 4);
  const pattern = new RegExp(first.map((word) => word.replace(/[её]/gi, '[её]')).join('[^\\p{L}\\p{N}]+'), 'iu');
  const at = area.value.search(pattern);
  if (at < 0) return;
  area.setSelectionRange(at, at);
  const lines = area.value.slice(0, at).split('\n').length;
  area.scrollTop = (lines - 3) * Number.parseFloat(getComputedStyle(area).lineHeight);
}
