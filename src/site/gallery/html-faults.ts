import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes attributes and makes ids; the meaning is the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Boxes of one facet share its name: that is how a form sends several values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Widths of bars are data, not style.
    'no-inline-style': 'off',
    // The content is typeset at publishing, a sample is not.
    'tel-non-breaking': 'off',
    // A title is as long as its words; what search engines cut off is the audit's business.
    'long-title': 'off',
  },
});

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector}, line ${line})`),
  );
}
