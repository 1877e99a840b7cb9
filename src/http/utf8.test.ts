import { expect, it } from 'vitest';
import { utf8 } from './utf8.ts';

it.each(['', 'plain', 'Ёлка 🌲 «№ 1» 中文', 'half a sign: \ud83c, and after it', '\ud83c'])(
  'writes %j as everybody reads it',
  (text) => {
    expect(utf8(text)).toEqual(Buffer.from(text));
  },
);
