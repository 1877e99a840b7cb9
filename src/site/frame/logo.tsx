import drawing from './logo.svg?raw';

const viewBox = '0 0 4493 780';
const outlinesId = 'logo-outlines';

/** Inlined by the server; the script reads the outlines from the page instead of containing them. */
const outlines = import.meta.env.SSR
  ? drawing.slice(drawing.indexOf('<g'), drawing.lastIndexOf('</svg>'))
  : (document.getElementById(outlinesId)?.innerHTML ?? '');

interface LogoProps {
  height?: number;
  /** The outlines stand further up on the same page. */
  again?: boolean;
}

/** Decorative: named by the link or text around it. */
export function Logo({ height = 26, again = false }: LogoProps) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} height={height} fill="currentColor" className="inline-block w-auto">
      {again ? <use href={`#${outlinesId}`} /> : <g id={outlinesId} dangerouslySetInnerHTML={{ __html: outlines }} />}
    </svg>
  );
}
