import type { ArticleFigure } from '../../contract/entries.ts';
import type { Capsule } from '../../contract/proof.ts';
import { product } from './samples.ts';

type FigureOf<T extends ArticleFigure['type']> = Extract<ArticleFigure, { type: T }>;

export const labelFigure: FigureOf<'label'> = {
  type: 'label',
  id: 'etiketka',
  title: 'Этикетка по строкам',
  lines: [
    { printed: 'Биологически активная добавка к пище', meaning: 'Пищевая продукция, не лекарство.' },
    { printed: 'Магний (в форме бисглицината)', meaning: 'Число относится к самому магнию.' },
    { printed: 'В 3 капсулах — 200 мг', meaning: 'В одной капсуле втрое меньше.' },
  ],
};

export const limitsFigure: FigureOf<'limits'> = {
  type: 'limits',
  id: 'zapas',
  title: 'Сколько места между нормой и пределом',
  note: 'Норма: ТР ТС 022/2011. Верхний уровень: EFSA.',
  rows: [
    { name: 'Цинк', norm: '15 мг', limit: '25 мг', percent: 60 },
    { name: 'Витамин E', norm: '10 мг', limit: '300 мг', percent: 3 },
  ],
};

export const dayFigure: FigureOf<'day'> = {
  type: 'day',
  id: 'den',
  title: 'Один день',
  moments: [
    { time: 'Завтрак', what: 'Витамины группы B', why: 'Легко запомнить.' },
    { time: 'Обед', what: 'Омега-3', why: 'Еда с жиром.' },
    { time: 'Перед сном', what: 'Магний', why: 'Вдали от железа.' },
  ],
};

export const capsule: Capsule = {
  product,
  size: {
    number: '0',
    length: 21.7,
    cap: { length: 10.72, diameter: 7.64 },
    body: { length: 18.44, diameter: 7.34 },
  },
  mass: '620 мг',
  shell: { madeOf: 'Гидроксипропилметилцеллюлоза', mass: 'около 100 мг' },
  fill: 'около 520 мг',
  parts: [
    {
      name: 'Магний (магния цитрат)',
      url: '/components/magniy',
      amount: '75 мг',
      whole: 'около 470 мг',
      share: 89.5,
      ownShare: 14.3,
    },
    { name: 'Витамин B6', url: '/components/vitamin-b6', amount: '1 мг', whole: null, share: 0.2, ownShare: 0.2 },
    { name: 'Рисовая мука', url: null, amount: 'около 50 мг', whole: null, share: 10.3, ownShare: 10.3 },
  ],
};
