import { expect, it } from 'vitest';
import { linkAddress } from './fields.ts';

it.each(['/', '/faq#dostavka', 'https://www.ozon.ru/seller/1'])('lets a button or a card lead to %s', (address) => {
  expect(linkAddress().safeParse(address).success).toBe(true);
});

it.each(['http://ozon.ru/', '//ozon.ru/', 'ozon.ru', 'javascript:alert(1)', 'https://ozon.ru/ x', '#a', ''])(
  'does not let it lead to %j',
  (address) => {
    expect(linkAddress().safeParse(address).error?.issues[0]?.message).toBe(
      'адрес на сайте начинается с «/», внешний — с https://',
    );
  },
);
