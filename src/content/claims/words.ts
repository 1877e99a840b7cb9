/** `'леч(ит|ение)*'` → whole words only; `*` is any run of letters, a space is any run of spaces. */
export function words(...stems: string[]): RegExp {
  const bodies = stems.map((stem) => stem.replaceAll('*', '\\p{L}*').replaceAll(' ', '[\\s\\u00A0]+'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${bodies.join('|')})(?!\\p{L})`, 'giu');
}
