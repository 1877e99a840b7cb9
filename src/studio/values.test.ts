import { describe, expect, it } from 'vitest';
import { mended } from './app/mended.ts';
import { withValueAt } from './values.ts';

describe('values', () => {
  it('leaves out a field that has nothing to say', () => {
    expect(withValueAt({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(withValueAt({ a: { b: 1 } }, 'a.b', undefined)).toEqual({ a: {} });
  });

  it('puts a value where a fault names its field', () => {
    const data = { composition: { rows: [{ unit: 'мг' }, { unit: 'mg' }] } };
    expect(withValueAt(data, 'composition.rows[0].unit', 'mg')).toEqual({
      composition: { rows: [{ unit: 'mg' }, { unit: 'mg' }] },
    });
    expect(withValueAt([{ to: '/a' }, { to: '/b' }], '[1].to', '/c')).toEqual([{ to: '/a' }, { to: '/c' }]);
  });

  it('keeps everything that it does not change', () => {
    const data = { rows: [{ a: 1 }, { a: 2 }], other: {} };
    const next = withValueAt(data, 'rows[0].a', 3) as typeof data;
    expect(next.rows[1]).toBe(data.rows[1]);
    expect(next.other).toBe(data.other);
  });

  it('gives an unknown field the name that was meant, or takes it out', () => {
    const fault = { path: '', title: '', line: 1, message: '', remedy: '', level: 'error' as const };
    const data = { rows: [{ led: 'Текст', unit: 'mg' }] };
    expect(mended(data, { ...fault, field: 'rows[0].led', unknown: { meant: 'lead' } })).toEqual({
      rows: [{ lead: 'Текст', unit: 'mg' }],
    });
    expect(mended({ a: 1, b: 2 }, { ...fault, field: 'a', unknown: { meant: null } })).toEqual({ b: 2 });
  });
});
