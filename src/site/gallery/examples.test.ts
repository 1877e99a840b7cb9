import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { exampleGroups } from './examples.tsx';
import { renderExample } from './render-example.tsx';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes attributes and makes ids; the meaning is the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': ['error', { style: 'selfclose' }],
    // Widths of bars are data, not style.
    'no-inline-style': 'off',
    // Numbers are typeset with no-break spaces by the content, not by the sample.
    'tel-non-breaking': 'off',
  },
});

const cases = exampleGroups.flatMap(({ name, examples }) =>
  examples.map(({ state, element }) => ({ title: `${name}: ${state}`, element })),
);

test.each(cases)('$title is valid HTML', async ({ element }) => {
  const html = await renderExample(element);
  expect(html).not.toBe('');
  const report = await validator.validateString(html);
  const faults = report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});

test('no two groups share a name', () => {
  const names = exampleGroups.map((group) => group.name);
  expect(new Set(names).size).toBe(names.length);
});
