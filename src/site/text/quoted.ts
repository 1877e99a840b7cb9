/** Guillemets go inside of the full stop and outside of «!» and «?», whether the content brings its own or not. */
export function quoted(quote: string): string {
  const words = quote.replace(/^«([^«»]*)»\.?$/, '$1');
  return words.endsWith('.') ? `«${words.slice(0, -1)}».` : `«${words}»`;
}
