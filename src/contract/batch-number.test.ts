import { describe, expect, it } from 'vitest';
import { askedNumber, batchKey } from './batch-number.ts';

describe('batchKey', () => {
  it.each([
    'A01-2609-1',
    'a01-2609-1',
    ' A01 2609 1 ',
    'А01-2609-1',
    'а01 2609/1',
    'AО1–26О9–l',
    '№ A01.2609.I',
    'A\u00a001\u00ad26091',
  ])('%j is the number on the pack', (typed) => {
    expect(batchKey(typed)).toBe('A0126091');
  });

  it('tells other numbers apart', () => {
    expect(batchKey('A01-2609-2')).not.toBe(batchKey('A01-2609-1'));
    expect(batchKey('К02-2608-1')).toBe(batchKey('K02-2608-1'));
  });

  it('is empty where there is nothing to look for, and never long', () => {
    expect(batchKey(' -–— ')).toBe('');
    expect(batchKey('7'.repeat(5000))).toHaveLength(40);
  });
});

it('says back what was typed, without its edges', () => {
  expect(askedNumber('  а01   2609 ')).toBe('а01 2609');
  expect(askedNumber('   ')).toBeNull();
  expect(askedNumber(undefined)).toBeNull();
  expect(askedNumber('x'.repeat(100))).toHaveLength(40);
});
