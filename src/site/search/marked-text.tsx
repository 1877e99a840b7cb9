import type { Fragment } from '../../contract/search.ts';

/** Pieces of plain text, the matching ones marked. */
export function MarkedText({ pieces }: { pieces: Fragment }) {
  return pieces.map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text));
}
