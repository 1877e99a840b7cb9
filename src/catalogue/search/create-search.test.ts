import { describe, expect, it } from 'vitest';
import type { SearchKind } from '../../contract/query-vocabulary.ts';
import { maxQueryLength } from '../../contract/query-vocabulary.ts';
import type { SearchEntry } from '../../store/publication.ts';
import { createSearch } from './create-search.ts';

const entry = (kind: SearchKind, url: string, title: string, keywords: string, text: string): SearchEntry => ({
  kind,
  url,
  title,
  keywords,
  text,
  note: null,
  image: null,
});

const entries = [
  entry('product', '/magniy-b6', 'Магний + B6', 'Капсулы пиридоксин', 'Две капсулы вечером, запивая водой.'),
  entry('component', '/magniy', 'Магний', 'Mg magnesium', 'Участвует в работе мышц. Есть в гречке.'),
  entry('product', '/zhelezo-c', 'Железо + C', 'Капсулы', 'Железо с витамином C.'),
  entry('product', '/vitamin-c', 'Витамин C 500', 'Капсулы аскорбиновая кислота', 'По капсуле в день.'),
  entry('page', '/for-men', 'Мужчинам', '', 'Что выбрать.'),
  entry('page', '/where-to-buy', 'Где купить', '', 'На площадках.'),
  entry('component', '/yod', 'Йод', '', 'Для щитовидки. 17 мкг.'),
  entry('component', '/vitamin-a', 'Витамин A', 'бета-каротин', 'Из моркови.'),
  entry('component', '/vitamin-d', 'Витамин D', '', 'Данных о дозе много: доза, дозу, данные, данных.'),
  entry('article', '/tarelka', 'Растительная тарелка', '', 'Что есть веганам и спортсменам.'),
  entry('faq', '/faq#aktsii', 'Бывают ли скидки и акции?', '', 'Да, у магазинов.'),
  entry(
    'article',
    '/son',
    'Гигиена сна',
    'Сон',
    'Вечером приглушите свет. Ребёнок засыпает раньше. <b>Магний</b> не снотворное.',
  ),
];

const synonyms = [
  ['витамин C', 'аскорбинка'],
  ['сон', 'чтобы спать'],
  ['мужчины', 'для мужчин'],
  ['веган', 'вегетарианец', 'растительный'],
  ['фолиевая кислота', 'фолат'],
];
const { search, suggest } = createSearch(entries, synonyms, ['для сна', 'железо детям']);

describe('search', () => {
  const ask = (q: string, kind: SearchKind | null = null, page = 1) => search({ q, kind, page });
  const urls = (q: string) => ask(q).hits.map((hit) => hit.url);

  it.each([
    ['a form', 'магнием', '/magniy'],
    ['a vowel that comes and goes', 'скидок', '/faq#aktsii'],
    ['a typo', 'магнйи', '/magniy'],
    ['the wrong layout', 'vfuybq', '/magniy'],
    ['the wrong layout with a short word', 'vfuybq ,6', '/magniy-b6'],
    ['Latin letters', 'zhelezo', '/zhelezo-c'],
    ['a synonym', 'аскорбинка', '/vitamin-c'],
    ['a phrase that is a synonym', 'чтобы спать', '/son'],
    ['a beginning', 'магний ка', '/magniy-b6'],
    ['a letter that looks like another', 'витамин С', '/vitamin-c'],
    ['a letter alone', 'железо с', '/zhelezo-c'],
    ['a word of three letters by ear', 'йот', '/yod'],
    ['an old spelling', 'иод', '/yod'],
    ['two words written as one', 'бетакаротин', '/vitamin-a'],
    ['one word written as two', 'маг ний', '/magniy'],
    ['a slip before the letter of a vitamin', 'витомин д', '/vitamin-d'],
    ['the name of a letter', 'витамин це', '/vitamin-c'],
    ['a form that the stemmer cuts differently', 'вегетарианцам', '/tarelka'],
    ['little words around', 'а что есть для мужчин', '/for-men'],
  ])('understands %s', (_, query, url) => expect(urls(query)[0]).toBe(url));

  it('counts every kind, also when one is chosen', () => {
    const { groups, hits, pagination } = ask('магний', 'component');
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['product', 1],
      ['component', 1],
      ['article', 1],
    ]);
    expect(hits.map((hit) => hit.url)).toEqual(['/magniy']);
    expect(pagination).toEqual({ page: 1, pages: 1, total: 1, perPage: 20 });
  });

  it('marks what matched as pieces of plain text', () => {
    const article = ask('магний').hits.find((hit) => hit.url === '/son');
    expect(article?.text.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['Магний']);
    expect(article?.text.some((piece) => piece.text.includes('<b>'))).toBe(true);
  });

  it('says what it took the query for, in the words of the site', () => {
    expect(ask('vfuybq ,6').correction).toBe('магний B6');
    expect(ask('ребенок').correction).toBeNull();
    expect(ask('рибенок').correction).toBe('ребёнок');
    expect(ask('рибенак').correction).toBe('ребёнок');
  });

  it('lets a result lack a word rather than find nothing', () => {
    expect(urls('магний мужчинам скидки')).not.toEqual([]);
  });

  it.each(['айфон 17', 'айфон 17 ма', 'купить айфон недорого'])(
    'finds nothing rather than a number, an intent or a beginning: %s',
    (query) => {
      expect(ask(query)).toMatchObject({ hits: [], groups: [], correction: null });
    },
  );

  it('finds the subject of who wants to buy or drink it', () => {
    expect(urls('где купить железо')).toEqual(['/zhelezo-c']);
    expect(urls('купить')).toEqual(['/where-to-buy']);
  });

  it('takes a phrase that means one thing as a whole', () => {
    expect(urls('фолиевая кислота')).toEqual([]);
    expect(urls('кислота')).toEqual(['/vitamin-c']);
  });

  it('offers the nearest words when nothing is found', () => {
    const found = ask('магнитофон');
    expect([found.groups, found.hits, found.pagination.total]).toEqual([[], [], 0]);
    expect(found.nearest).toContain('магний');
  });

  it('shows the last page in place of one past the end', () => {
    const { pagination, hits } = ask('магний', null, 99);
    expect([pagination.page, hits.length]).toEqual([1, 3]);
  });

  it('suggests completions and entries while typing', () => {
    const { words, hits } = suggest('маг');
    expect(words).toEqual(['магний', 'магний + B6']);
    expect(hits.map((hit) => hit.url)).toEqual(['/magniy', '/magniy-b6']);
    expect(hits[0]?.text).toEqual([]);
  });

  it.each([
    ['витомин д', ['витамин D']],
    ['для с', ['для сна']],
    ['с', ['сон', 'для сна', 'гигиена сна']],
    ['желе', ['железо + C', 'железо детям']],
    ['магний дл', []],
    ['скид', []],
  ])('completes «%s» to phrases as they were written, not to any word: %j', (query, words) => {
    expect(suggest(query).words.toSorted()).toEqual(words.toSorted());
  });

  it('takes a single letter for the beginning of a word, not for a little word', () => {
    const { hits } = suggest('с');
    expect(hits.map((hit) => hit.url)).toEqual(['/faq#aktsii', '/son']);
  });

  it('does not offer what was typed itself, nor anything for no word', () => {
    expect(suggest('магний').words).toEqual(['магний + B6']);
    expect(suggest('!!!').words).toEqual([]);
  });

  it('reads no more of a query than its limits', () => {
    const long = `магний ${'ъ'.repeat(500)}`;
    expect(ask(long).query).toHaveLength(maxQueryLength);
    expect(urls('магний '.repeat(200))[0]).toBe('/magniy');
  });

  it('finds nothing where nothing is published', () => {
    const empty = createSearch([], [], []);
    expect(empty.search({ q: 'магний', kind: null, page: 1 })).toMatchObject({ hits: [], groups: [], nearest: [] });
    expect(empty.suggest('маг')).toEqual({ query: 'маг', words: [], hits: [] });
  });
});

describe('ranking', () => {
  const found = (q: string, ...some: SearchEntry[]) =>
    createSearch(some, [], [])
      .search({ q, kind: null, page: 1 })
      .hits.map((hit) => hit.url);

  it('prefers products, but for a question answers and articles', () => {
    const same = [entry('faq', '/faq', 'Магний', '', ''), entry('product', '/product', 'Магний', '', '')];
    expect(found('магний', ...same)).toEqual(['/product', '/faq']);
    expect(found('зачем магний', ...same)).toEqual(['/faq', '/product']);
  });

  it('prefers the title that says exactly what was asked', () => {
    const titles = [
      entry('article', '/other', 'Вечером магний', '', ''),
      entry('article', '/exact', 'Магний вечером', '', ''),
    ];
    expect(found('магний вечером', ...titles)).toEqual(['/exact', '/other']);
  });

  it('prefers titles to keywords, keywords to texts', () => {
    const fields = [
      entry('article', '/text', 'Сон', '', 'Магний'),
      entry('article', '/keywords', 'Сон', 'Магний', ''),
      entry('article', '/title', 'Магний', '', ''),
    ];
    expect(found('магний', ...fields)).toEqual(['/title', '/keywords', '/text']);
  });

  it('prefers the text that says more about it', () => {
    const texts = [
      entry('article', '/mention', 'Сон', '', 'Магний бывает разным, и это хорошо.'),
      entry('article', '/about', 'Еда', '', 'Магний есть в еде. Магний нужен мышцам.'),
    ];
    expect(found('магний', ...texts)).toEqual(['/about', '/mention']);
  });
});

describe('a state or an illness', () => {
  const health = [
    { words: ['беременность', 'беременным'], texts: [] },
    { words: ['простуда', 'отит'], texts: ['/tea', '/gone'] },
    { words: ['астма'], texts: ['/tea'] },
  ];
  const { search, suggest } = createSearch(
    [
      { ...entry('product', '/drops', 'Капли и беременность', '', ''), against: 'Беременность и кормление грудью.' },
      entry('product', '/allowed', 'Беременность и простуда', '', ''),
      entry('series', '/immuno', 'Простуда', '', ''),
      entry('article', '/text', 'Чай', '', 'При беременности и простуде.'),
      entry('faq', '/tea', 'Какой чай', '', ''),
      entry('product', '/aster', 'Астаксантин от моря', '', ''),
    ],
    [],
    [],
    health,
  );
  const urls = (q: string) => search({ q, kind: null, page: 1 }).hits.map(({ url }) => url);

  it('leads to texts before products, and to no product that is contraindicated', () => {
    expect(urls('беременность')).toEqual(['/text', '/allowed']);
    expect(urls('чай беременным')).toEqual(['/text']);
    expect(suggest('беременность').hits.map(({ url }) => url)).toEqual(['/allowed']);
  });

  it('leads to the texts that editors chose, whatever else has the word, and however it is written', () => {
    expect(urls('простуда')).toEqual(['/tea', '/text', '/immuno', '/allowed']);
    expect(urls('прастуда')[0]).toBe('/tea');
  });

  it('is no mistake in another word', () => {
    expect(search({ q: 'астма', kind: null, page: 1 })).toMatchObject({ correction: null, hits: [{ url: '/tea' }] });
    expect(urls('от моря')).toEqual(['/aster']);
  });

  it('is not seen in other words', () => expect(urls('капли')).toEqual(['/drops']));
});
