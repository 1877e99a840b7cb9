import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reviewSchema } from '../../contract/cards.ts';
import { machineWord, plainWords, words } from '../../contract/wording.ts';
import { typeset, typesetDocument, typesetPlain } from './typeset.ts';

/** No-break spaces are shown as «_», word joiners as «~», which no example contains otherwise. */
const shown = (text: string) => typeset(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '~');

describe('typeset', () => {
  it.each([
    ['Это "ёлочки" - и тире', 'Это «ёлочки»_— и_тире'],
    ['слово "внутри "другого" слова"', 'слово «внутри „другого“ слова»'],
    ['Витамин D3 по 50 мкг в день', 'Витамин_D3 по_50_мкг в_день'],
    ['Всего 12 витаминов и 8 минералов', 'Всего 12_витаминов и_8_минералов'],
    ['витамин D слабее', 'витамин_D слабее'],
    ['2 млрд КОЕ в саше', '2_млрд_КОЕ в_саше'],
    ['от 5-10 мг до 10 %', 'от_5–~10_мг до_10_%'],
    ['ещё ёж и ёлка', 'ещё ёж и_ёлка'],
    ['дополняет рацион для тех, кто без рыбы', 'дополняет рацион для_тех, кто без_рыбы'],
    ['ТР ТС 022/2011', 'ТР_ТС_022/2011'],
    ['Омега-3, L-теанин, BCAA 2:1:1', 'Омега-3, L-~теанин, BCAA 2:1:1'],
    ['вода из-под крана', 'вода из-~под_крана'],
    ['по телефону 8 800 000-00-00', 'по_телефону 8_800_000-~00-~00'],
    ['что-то из 300–400 мл, МР 2.3.1.0253-21', 'что-~то из_300–~400_мл, МР_2.3.1.0253-~21'],
    ['кто-нибудь из Ростова-на-Дону', 'кто-~нибудь из_Ростова-на-Дону'],
    ['Цинк + магний + B6', 'Цинк +_магний +_B6'],
    ['440 + 300 мг ЭПК и ДГК', '440 +_300_мг ЭПК и_ДГК'],
    [
      'ООО «Имя», ИНН 7700000000, КПП 770001001, ОГРН 1200000000000',
      'ООО_«Имя», ИНН_7700000000, КПП_770001001, ОГРН_1200000000000',
    ],
    ['Раз в два дня, по две капсулы, за пять минут', 'Раз в_два_дня, по_две_капсулы, за_пять_минут'],
    ['В трёх каплях, на два стула и одного друга', 'В_трёх_каплях, на_два стула и_одного друга'],
    ['Дата 2026-11-15 и половина 1/2', 'Дата 2026-11-15 и_половина 1/2'],
  ])('%s', (before, after) => {
    expect(shown(before)).toBe(after);
  });

  it('changes nothing the second time', () => {
    const text = '<p>Он "сказал": <a href="/faq#a-b">в дом</a> - и 5-10 мг витамина D в день &#x26; ночь</p>';
    expect(typeset(typeset(text))).toBe(typeset(text));
  });

  it('leaves tags, their attributes and escaped characters alone', () => {
    expect(shown('<a href="/search?q=в доме">в доме</a> &#x3C;script> и "так"')).toBe(
      '<a href="/search?q=в доме">в_доме</a> &#x3C;script> и_«так»',
    );
  });

  it('does not touch text without Russian letters', () => {
    expect(typeset('for-men "x" - y')).toBe('for-men "x" - y');
  });

  it('sets plain spaces where nothing is laid out', () => {
    expect(typesetPlain('"Магний" в капсулах')).toBe('«Магний» в капсулах');
    expect(typesetPlain('что-то на 5-10 мг')).toBe('что-то на 5–10 мг');
  });

  it('skips addresses and queries inside documents, and keeps search-engine data plain', () => {
    const schema = z.object({
      title: words,
      url: machineWord,
      popular: z.array(machineWord),
      seo: z.object({ meta_title: plainWords }).nullable(),
    });
    const document = {
      title: 'Где "купить" в городе',
      url: '/search?q=в доме',
      popular: ['омега в доме'],
      seo: { meta_title: 'Всё в одном' },
    };
    expect(typesetDocument(schema, document)).toEqual({
      title: 'Где «купить» в\u00A0городе',
      url: '/search?q=в доме',
      popular: ['омега в доме'],
      seo: { meta_title: 'Всё в одном' },
    });
  });

  it('refuses a string whose schema does not say what it is', () => {
    expect(() => typesetDocument(z.object({ note: z.string() }), { note: 'в доме' })).toThrow('wording.ts');
  });

  it('leaves the slips of a buyer alone, not those of the brand', () => {
    const written = 'кто то открыл?? не вкусно :( СУПЕР!! и "норм" в дороге';
    const review = { author: 'Олег', rating: 3, text: written, answer: { date: '2026-11-15', text: written } };
    expect(typesetDocument(reviewSchema, review)).toEqual({
      ...review,
      text: 'кто то открыл?? не\u00A0вкусно :( СУПЕР!! и "норм" в\u00A0дороге',
      answer: { date: '2026-11-15', text: expect.stringContaining('кто-\u2060то открыл') },
    });
  });

  it('keeps a vitamin with its letter, not with a conjunction', () => {
    expect(typeset('Витамин C и витамины и минералы')).toBe('Витамин\u00a0C и\u00a0витамины и\u00a0минералы');
    expect(typeset('Витамины группы B: восемь')).toBe('Витамины группы\u00a0B: восемь');
  });

  it('keeps documents and their parts with their numbers', () => {
    expect(typeset('пункта 4.2 и статья 3')).toBe('пункта\u00a04.2 и\u00a0статья\u00a03');
    expect(typeset('закон 152-ФЗ и IP-адрес')).toBe('закон 152-\u2060ФЗ и\u00a0IP-\u2060адрес');
  });
});
