/** JSON that is safe inside a `<script>` element. */
export function serialise(data: object): string {
  return (
    JSON.stringify(data)
      // No-break spaces and word joiners are typesetting, not data.
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u2060', '')
      .replaceAll('<', '\\u003c')
      .replaceAll('>', '\\u003e')
      .replaceAll('&', '\\u0026')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029')
  );
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/** The text of our own HTML, which has no scripts, styles or comments. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|ul|ol|t[dhr]|blockquote)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, digits?: string, name?: string) =>
      name ? (entities[name] ?? all) : String.fromCodePoint(Number.parseInt(hex ?? digits ?? '', hex ? 16 : 10)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
