const ratio = 4493 / 780;

/** The brand's mark, named by the link or text around it. `public/logo.svg` as a mask, so that it takes the colour of its surface and its outlines stay out of the script. */
export function Logo({ height = 26 }: { height?: number }) {
  return (
    <span
      aria-hidden="true"
      className="logo inline-block bg-current"
      style={{ width: Math.round(height * ratio), height }}
    />
  );
}
