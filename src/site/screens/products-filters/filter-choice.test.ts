import { describe, expect, it } from 'vitest';
import { choiceOf, countChosen, type FilterChoice, hrefOf, isChosen, toggled } from './filter-choice.ts';

const nothing: FilterChoice = { chosen: {}, sort: 'popular' };

describe('hrefOf', () => {
  it('leaves defaults out', () => {
    expect(hrefOf(nothing)).toBe('/products-filters');
    expect(hrefOf({ chosen: { form: [] }, sort: 'popular' })).toBe('/products-filters');
  });

  it('keeps the order of the facets and sorts values, so that one choice has one address', () => {
    const choice: FilterChoice = { chosen: { form: ['spray', 'drops'], series: ['calm'] }, sort: 'rating' };
    expect(hrefOf(choice)).toBe('/products-filters?series=calm&form=drops,spray&sort=rating');
  });
});

it('switches a value on and off again', () => {
  const on = toggled(nothing, 'mark', 'vegan');
  expect(isChosen(on, 'mark', 'vegan')).toBe(true);
  expect(countChosen(on)).toBe(1);
  expect(hrefOf(toggled(on, 'mark', 'vegan'))).toBe('/products-filters');
});

it('reads the choice back from the facets', () => {
  const option = (value: string, selected: boolean) => ({ value, title: value, count: 1, adds: false, selected });
  const facets = [{ key: 'form' as const, title: 'Форма', options: [option('drops', true), option('spray', false)] }];
  expect(choiceOf(facets, 'new')).toEqual({ chosen: { form: ['drops'] }, sort: 'new' });
});
