import drawing from '../../../public/logo.svg?raw';

const viewBox = '0 0 4493 780';
const outlinesId = 'logo-outlines';

/** They come with the page, once, and are not in the script: there they are read from the page. */
const outlines = import.meta.env.SSR
  ? drawing.slice(drawing.indexOf('<g'), drawing.lastIndexOf('</svg>'))
  : (document.getElementById(outlinesId)?.innerHTML ?? '');

interface LogoProps {
  height?: number;
  /** The outlines stand further up on the same page. */
  again?: boolean;
}

/** The brand's mark in the colour of its surroundings, named by the link or text around it. */
export function Logo({ height = 26, again = false }: LogoProps) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} height={height} fill="currentColor" className="inline-block w-auto">
      {again ? <use href={`#${outlinesId}`} /> : <g id={outlinesId} dangerouslySetInnerHTML={{ __html: outlines }} />}
    </svg>
  );
}
