import type { ArticleFigure } from '../../contract/article-figure.ts';

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
