import { describe, expect, it } from 'vitest';
import { outcomeOf, type Reply, readReplies, writeReplies } from './self-check.ts';

const questions = ['fish', null, 'sun', 'fish', 'zinc'].map((ref) => ({ product: ref === null ? null : { ref } }));
const replies = (text: string) => [...text].map((sign) => ({ y: 'yes', n: 'no' })[sign] as Reply | undefined);

describe('outcomeOf', () => {
  it.each([
    ['yyyyy', 0, [], []],
    ['ynyyy', 0, [1], []],
    ['nyyyy', 0, [0], ['fish']],
    ['nyyny', 0, [0, 3], ['fish']],
    ['nnnnn', 0, [0, 1, 2, 3, 4], ['fish', 'sun']],
    ['yyynn', 0, [3, 4], ['fish', 'zinc']],
    ['n..y', 3, [0], ['fish']],
    ['', 5, [], []],
  ])('%j: %i open', (text, left, habits, products) => {
    expect(outcomeOf(questions, replies(text))).toEqual({ left, habits, products });
  });

  it('never comes to more than two products, whatever is answered', () => {
    for (let bits = 0; bits < 3 ** 5; bits++) {
      const answers = [...bits.toString(3).padStart(5, '0')].map((sign) => ({ 1: 'yes', 2: 'no' })[sign] as Reply);
      const { products, left } = outcomeOf(questions, answers);
      expect(products.length).toBeLessThanOrEqual(2);
      expect(left).toBe(answers.filter((answer) => answer === undefined).length);
    }
  });
});

describe('answers in an address', () => {
  it.each(['ynyny', 'n----', '--y--', 'nnnnn'])('%s comes back as it was', (line) => {
    expect(writeReplies(5, readReplies(5, line))).toBe(line);
  });

  it('are none where nothing was answered, and where the list was another one', () => {
    expect(writeReplies(5, [])).toBeNull();
    expect(writeReplies(5, readReplies(5, '-----'))).toBeNull();
    for (const line of ['yyyy', 'yyyyyy', 'yesno', '', null]) expect(readReplies(5, line)).toEqual([]);
  });
});
