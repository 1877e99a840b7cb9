import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes attributes and ids.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Checkboxes of one facet share a name, so that a form sends several values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Widths of bars are data.
    'no-inline-style': 'off',
    // Content is typeset when published, a sample is not.
    'tel-non-breaking': 'off',
    // The length of titles is checked by the audit.
    'long-title': 'off',
  },
});

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector}, line ${line})`),
  );
  return [...found, ...otherFaults(html)];
}

/** Of what the Nu validator finds beyond the linter, without Java: what has once been wrong here. */
function otherFaults(html: string): string[] {
  const faults: string[] = [];
  const charset = Buffer.from(html).indexOf('<meta charset=');
  const lateCharset = Buffer.from(html).indexOf('<meta charSet=');
  if (/^<!doctype/i.test(html) && Math.max(charset, lateCharset) + '<meta charset="utf-8">'.length > 1024)
    faults.push('meta-charset: stands after the first 1,024 bytes');
  for (const [tag] of html.matchAll(
    /<(?!path|line|polyline|polygon|circle|ellipse|rect|text|tspan|use|image)[a-z]+\s[^>]*vector-effect=[^>]*>/g,
  ))
    faults.push(`vector-effect: is for shapes only (${tag.slice(0, 60)})`);
  return faults;
}
