import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '../schema/fields.ts';
import { kindNames } from '../schema/kind-names.ts';
import { fieldList } from './field-list.ts';
import { everyField, fieldTree, kindFields } from './field-tree.ts';

describe('the fields of the content', () => {
  it.each(kindNames)('of %s all have metadata', (kind) => {
    expect(kindFields(kind).length).toBeGreaterThan(0);
  });

  it('each have a Russian name, and Russian words for what may be chosen', () => {
    const foreign = [...everyField()].flatMap(({ where, field }) =>
      [field.label, ...(field.choices ?? []).map(({ title }) => title)].some(
        (label) => !/^\p{Script=Cyrillic}/u.test(label),
      )
        ? where
        : [],
    );
    expect(foreign).toEqual([]);
  });

  it('of a group have names of their own', () => {
    const twice = [...everyField()].flatMap(({ where, field }) => {
      const labels = (field.fields ?? field.item?.fields ?? []).map(({ label }) => label);
      return labels.length === new Set(labels).size ? [] : `${where}: ${labels.join(', ')}`;
    });
    expect(twice).toEqual([]);
  });

  it('cannot be left without metadata', () => {
    expect(() => fieldTree(z.strictObject({ title: text('Название') }))).toThrow('does not say');
    const tree = () => fieldTree(z.strictObject({ note: z.string() }), 'note');
    expect(tree).toThrow('the schema does not say what note is');
  });

  it('say what a form has to know', () => {
    const [product] = kindFields('product');
    const named = (name: string) => product?.tree.fields?.find((field) => field.name === name);
    expect(named('purpose')).toMatchObject({ label: 'Для чего', type: 'text', required: true, most: 140 });
    expect(named('keyFacts')).toMatchObject({ type: 'list', least: 2, most: 4, item: { type: 'group' } });
    expect(named('themes')?.item).toMatchObject({ type: 'reference', to: 'theme' });
    expect(named('seo')).toMatchObject({ required: false });
    const [event] = kindFields('event');
    expect(event?.tree.fields?.find(({ name }) => name === 'status')).toMatchObject({
      required: false,
      fallback: 'scheduled',
      choices: [{ value: 'scheduled' }, { value: 'cancelled' }, { value: 'postponed' }],
    });
  });

  it('stand in the guide: npm run -s content -- fields > docs/content-fields.md', () => {
    expect(readFileSync('docs/content-fields.md', 'utf8')).toBe(fieldList());
  });
});
