import { describe, expect, it } from 'vitest';
import { fieldOfWords } from './find-field.ts';
import { withField } from './values.ts';
import { mended, withValueAt } from './with-value-at.ts';

describe('values', () => {
  it('leaves out a field that has nothing to say', () => {
    expect(withField({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(withField({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
  });

  it('puts a value where a fault names its field', () => {
    const data = { composition: { rows: [{ unit: 'мг' }, { unit: 'mg' }] } };
    expect(withValueAt(data, 'composition.rows[0].unit', 'mg')).toEqual({
      composition: { rows: [{ unit: 'mg' }, { unit: 'mg' }] },
    });
    expect(withValueAt([{ to: '/a' }, { to: '/b' }], '[1].to', '/c')).toEqual([{ to: '/a' }, { to: '/c' }]);
  });

  it('gives an unknown field the name that was meant, or takes it out', () => {
    const fault = { path: '', line: 1, message: '', remedy: '', level: 'error' as const };
    const data = { rows: [{ led: 'Текст', unit: 'mg' }] };
    expect(mended(data, { ...fault, field: 'rows[0].led', unknown: { meant: 'lead' } })).toEqual({
      rows: [{ lead: 'Текст', unit: 'mg' }],
    });
    expect(mended({ a: 1, b: 2 }, { ...fault, field: 'a', unknown: { meant: null } })).toEqual({ b: 2 });
  });
});

describe('fieldOfWords', () => {
  const data = {
    title: 'Магний + B6',
    keyFacts: [{ value: '200 мг', label: 'магния в порции' }],
    image: { alt: 'Банка на полке' },
  };
  const body = '## О товаре\n\nТекст — с [ссылкой](/faq) и «кавычками».';

  it.each([
    ['a typeset line', ['магния в порции'], 'keyFacts[0].label'],
    ['a part of a paragraph', ['ссылкой'], 'body'],
    ['a heading within more', ['', 'Магний\u00a0+\u00a0B6'], 'title'],
    ['a picture', ['Банка на полке'], 'image.alt'],
  ])('finds %s', (_, clicked, path) => {
    expect(fieldOfWords(clicked, data, body)?.path).toBe(path);
  });

  it('finds nothing for what the entry does not say', () => {
    expect(fieldOfWords(['Меню'], data, body)).toBeNull();
  });
});
