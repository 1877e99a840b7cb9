/** A file of the build before this one, as a tab that was open during a deploy would ask for it. */
export const previousAsset = { path: 'assets/page-of-the-previous-build.js', code: 'export const previous = true;\n' };
