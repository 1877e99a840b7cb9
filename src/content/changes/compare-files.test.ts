import { describe, expect, it } from 'vitest';
import { compareFiles } from './compare-files.ts';

const theme = (...sections: { type: string; title: string }[]) =>
  new Map([['themes/for-men.yml', JSON.stringify({ title: 'Мужчинам', sections })]]);
const [first, second, third] = ['Рассказ', 'Шаги', 'Цифры'].map((title) => ({ type: 'story', title }));
if (!first || !second || !third) throw new Error('three sections');

const fieldsOf = (before: Map<string, string>, after: Map<string, string>) => compareFiles(before, after)[0]?.fields;

describe('what an editor changed', () => {
  it('a section that was moved is one change', () => {
    expect(fieldsOf(theme(first, second, third), theme(third, first, second))).toEqual([
      {
        field: 'sections',
        label: 'Разделы → порядок',
        before: 'Рассказ, Шаги, Цифры',
        after: 'Цифры, Рассказ, Шаги',
      },
    ]);
  });

  it('another order of the home page is one change, in words', () => {
    const home = (...order: string[]) => new Map([['pages/home.yml', JSON.stringify({ order })]]);
    expect(fieldsOf(home('formula', 'best'), home('best', 'formula'))).toEqual([
      {
        field: 'order',
        label: 'Порядок разделов',
        before: 'Формула, С чего начать',
        after: 'С чего начать, Формула',
      },
    ]);
  });

  it('a section that was added or taken out changes no other', () => {
    const added = fieldsOf(theme(first, third), theme(first, second, third));
    expect(added?.map(({ after }) => after)).toEqual(['Рассказ', 'Шаги']);
    const gone = fieldsOf(theme(first, second, third), theme(second, third));
    expect(gone?.map(({ before, after }) => [before, after])).toEqual([
      ['Рассказ', null],
      ['Рассказ', null],
    ]);
  });

  it('a section that was edited and moved shows both', () => {
    const changes = fieldsOf(theme(first, second, third), theme(third, { ...first, title: 'Начало' }, second));
    expect(changes?.map(({ label }) => label)).toEqual([expect.stringContaining('Заголовок'), 'Разделы → порядок']);
  });
});
