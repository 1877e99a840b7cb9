/**
 * Specification, section 5: a slug with leading or trailing whitespace is no page.
 * `trim` knows every Unicode space, so an encoded tab or no-break space is caught too.
 */
export function hasEdgeWhitespace(slug: string): boolean {
  return slug !== slug.trim();
}
