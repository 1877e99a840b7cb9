/** The module, bundled and minified: see `vite.config.ts`. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
