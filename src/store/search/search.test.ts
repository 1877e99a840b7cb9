import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchKind } from '../../contract/query-vocabulary.ts';
import type { Store } from '../open-store.ts';
import type { Publication, SearchEntry } from '../publication.ts';
import { describeOnBothDatabases } from '../test-store.ts';

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

const publication = (search: SearchEntry[], version: string): Publication => ({
  version,
  documents: [],
  products: [],
  articles: [],
  events: [],
  reviews: [],
  search,
  synonyms: [
    ['витамин C', 'аскорбинка'],
    ['сон', 'чтобы спать'],
    ['мужчины', 'для мужчин'],
    ['веган', 'вегетарианец', 'растительный'],
    ['фолиевая кислота', 'фолат'],
  ],
  popular: ['для сна', 'железо детям'],
  redirects: [],
  addresses: [],
  media: [],
  sources: [],
});

describeOnBothDatabases('search', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.publish(publication(entries, 'v1'));
  });
  afterAll(() => store.close());

  const ask = (q: string, kind: SearchKind | null = null, page = 1) => store.search({ q, kind, page });
  const urls = async (q: string) => (await ask(q)).hits.map((hit) => hit.url);

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
  ])('understands %s', async (_, query, url) => expect((await urls(query))[0]).toBe(url));

  it('counts every kind, also when one is chosen', async () => {
    const { groups, hits, pagination } = await ask('магний', 'component');
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['product', 1],
      ['component', 1],
      ['article', 1],
    ]);
    expect(hits.map((hit) => hit.url)).toEqual(['/magniy']);
    expect(pagination).toEqual({ page: 1, pages: 1, total: 1, perPage: 20 });
  });

  it('marks what matched as pieces of plain text', async () => {
    const article = (await ask('магний')).hits.find((hit) => hit.url === '/son');
    expect(article?.text.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['Магний']);
    expect(article?.text.some((piece) => piece.text.includes('<b>'))).toBe(true);
  });

  it('says what it took the query for, in the words of the site', async () => {
    expect((await ask('vfuybq ,6')).correction).toBe('магний B6');
    expect((await ask('ребенок')).correction).toBeNull();
    expect((await ask('рибенок')).correction).toBe('ребёнок');
    expect((await ask('рибенак')).correction).toBe('ребёнок');
  });

  it('lets an answer lack a word rather than answer nothing', async () => {
    expect(await urls('магний мужчинам скидки')).not.toEqual([]);
  });

  it.each(['айфон 17', 'айфон 17 ма', 'купить айфон недорого'])(
    'finds nothing rather than a number, an errand or a beginning: %s',
    async (query) => {
      expect(await ask(query)).toMatchObject({ hits: [], groups: [], correction: null });
    },
  );

  it('shows the subject to who wants to buy or drink it', async () => {
    expect(await urls('где купить железо')).toEqual(['/zhelezo-c']);
    expect(await urls('купить')).toEqual(['/where-to-buy']);
  });

  it('takes a phrase that means one thing as a whole', async () => {
    expect(await urls('фолиевая кислота')).toEqual([]);
    expect(await urls('кислота')).toEqual(['/vitamin-c']);
  });

  it('offers the nearest words when nothing is found', async () => {
    const answer = await ask('магнитофон');
    expect([answer.groups, answer.hits, answer.pagination.total]).toEqual([[], [], 0]);
    expect(answer.nearest).toContain('магний');
  });

  it('answers a page past the end with the last one', async () => {
    const { pagination, hits } = await ask('магний', null, 99);
    expect([pagination.page, hits.length]).toEqual([1, 3]);
  });

  it('suggests completions and entries while typing', async () => {
    const { words, hits } = await store.suggest('маг');
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
  ])('completes «%s» to phrases that somebody wrote, not to any word: %j', async (query, words) => {
    expect((await store.suggest(query)).words.toSorted()).toEqual(words.toSorted());
  });

  it('takes a single letter for the beginning of a word, not for a little word', async () => {
    const { hits } = await store.suggest('с');
    expect(hits.map((hit) => hit.url)).toEqual(['/faq#aktsii', '/son']);
  });

  it('forgets what is no longer published and learns what is new', async () => {
    const changed = entry('product', '/zhelezo-c', 'Лактоферрин', '', 'Новое описание.');
    await store.publish(publication([...entries.filter(({ url }) => url !== '/zhelezo-c'), changed], 'v2'));
    expect(await urls('лактоферрин')).toEqual(['/zhelezo-c']);
    expect((await ask('железо')).hits.map((hit) => hit.url)).not.toContain('/zhelezo-c');
    await store.publish(publication([], 'v3'));
    expect(await urls('магний')).toEqual([]);
    await store.publish(publication(entries, 'v4'));
  });

  it('counts queries without a result, but none that may name a person', async () => {
    for (const query of [
      'Магнитофон',
      'магнитофон!',
      'я@пример.рф',
      'звоните 8 916 123-45-67',
      '1234567',
      'я'.repeat(61),
    ]) {
      await store.recordMiss(query, '2026-11-15');
    }
    expect(await store.misses(10)).toEqual([{ query: 'магнитофон', count: 2, lastDay: '2026-11-15' }]);
  });
});
