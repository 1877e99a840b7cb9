/** Looks like a DataMatrix (solid along two sides), but encodes nothing. */
const rows = ['10101010', '00110011', '01001100', '10110101', '00101010', '11010011', '01100100', '10011011'];
const size = rows.length + 1;

const cells = rows
  .flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `M${x + 1} ${y}h1v1h-1z` : '')))
  .join('');

/** In the colour of the text; `x`, `y` and `width` place it in another drawing. */
export function DataMatrix(props: { x?: number; y?: number; width: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      {...props}
      height={props.width}
      fill="currentColor"
      stroke="none"
    >
      <path d={`M0 0h1v${size - 1}h${size - 1}v1H0z${cells}`} />
    </svg>
  );
}
