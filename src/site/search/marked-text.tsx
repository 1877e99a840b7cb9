import type { Fragment } from '../../contract/search.ts';

export function MarkedText({ pieces }: { pieces: Fragment }) {
  return pieces.map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text));
}
