const scheme = /\(prefers-color-scheme:\s*(dark|light)\)/;

/** The page follows the system's theme; here it follows the editor's choice. */
export function dress(page: Document, theme: 'light' | 'dark'): void {
  for (const sheet of page.styleSheets) for (const rule of rulesOf(sheet)) rewrite(rule, theme);
  for (const source of page.querySelectorAll<HTMLSourceElement>('source[media], source[data-media]')) {
    source.dataset.media ??= source.media;
    source.media = chosen(source.dataset.media, theme);
  }
  page.documentElement.style.colorScheme = theme;
}

const originals = new WeakMap<CSSRule, string>();

function rewrite(rule: CSSRule, theme: 'light' | 'dark'): void {
  if ('media' in rule && rule.media instanceof Object) {
    const { media } = rule as CSSMediaRule;
    const original = originals.get(rule) ?? media.mediaText;
    if (scheme.test(original)) {
      originals.set(rule, original);
      media.mediaText = chosen(original, theme);
    }
  }
  if ('cssRules' in rule) for (const inner of (rule as CSSGroupingRule).cssRules) rewrite(inner, theme);
}

function chosen(media: string, theme: 'light' | 'dark'): string {
  return media.replace(scheme, (_, wanted: string) => (wanted === theme ? '(min-width: 0px)' : '(max-width: 0px)'));
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
