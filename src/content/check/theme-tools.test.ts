import { expect, it } from 'vitest';
import { check, type Files } from '../../../fixtures/check.ts';

it('wants a section that does something in its own landing, hours in order and months once', async () => {
  const item = { title: 'Час', products: [] };
  const sections = (files: Files, slug: string, section: object) => {
    const path = `themes/${slug}.yml`;
    files.set(path, `${files.get(path)}  - ${JSON.stringify({ title: 'Ещё', ...section })}\n`);
  };
  const { faults } = await check((files) => {
    sections(files, 'for-men', { type: 'bag', items: ['Вода', 'Банан', 'Майка'] });
    for (const items of [
      ['Вода', 'Банан', 'Майка'],
      ['Мяч', 'Ракетка', 'Сетка'],
    ])
      sections(files, 'for-sport-and-health', { type: 'bag', items });
    sections(files, 'for-calmness-and-sleep', {
      type: 'evening',
      items: ['21:00', '18:00'].map((time) => ({ ...item, time, text: `Что делать в ${time}.` })),
    });
    sections(files, 'for-immunity', {
      type: 'season',
      items: [9, 9].map((month, index) => ({ ...item, month, text: `Месяц по счёту ${index}.` })),
    });
  });
  expect(faults).toEqual([
    expect.stringContaining('sections[6].items[1].time  18:00 стоит после 21:00'),
    expect.stringContaining('sections[6].items[1].month  месяц 9 указан дважды'),
    expect.stringContaining('sections[6].type  раздел «bag» бывает только в подборке «for-sport-and-health»'),
    expect.stringContaining('sections[7].type  раздел «bag» уже есть выше'),
  ]);
});
