import { documentKinds, jarPlaces, wayDrawings } from '../../contract/page-vocabulary.ts';
import { link, links } from '../schema/common.ts';
import { choice, group, list, prose, reference, references, row, text } from '../schema/fields.ts';

const head = { title: text('Заголовок'), text: prose('Пояснение') };
const words = { title: text('Заголовок'), text: prose() };

export const way = group(
  'От идеи до банки',
  {
    ...head,
    steps: list(
      'Шаги',
      row({
        drawing: choice(wayDrawings, 'Рисунок'),
        ...words,
        people: references('person', 'Кто это делает', { min: 1, max: 2, help: 'эксперты и специалисты' }),
        document: text('Какой документ остаётся', { example: 'Протокол испытаний' }),
        links: links('Где это видно', { min: 1, help: 'страницы сайта, которые это показывают' }),
      }),
      { min: 3, max: 9 },
    ),
  },
  { help: 'путь продукта по порядку; у каждого шага люди, документ и страница' },
);

export const capsule = group(
  'Капсула в разрезе',
  {
    ...head,
    product: reference('product', 'Товар', {
      help: 'товар в твёрдых капсулах: рисунок и числа возьмутся из его состава',
    }),
  },
  { help: 'размеры — по номеру капсулы, доли — по составу' },
);

export const documents = group(
  'Документы',
  {
    ...head,
    product: reference('product', 'Товар', {
      help: 'номера и даты возьмутся из свидетельства товара и его последней партии',
    }),
    items: list(
      'Листы',
      row({ shows: choice(documentKinds, 'Что за документ'), ...words, link: link('Куда ведёт').optional() }),
      { min: 2, max: 4 },
    ),
  },
  { help: 'что бренд может показать' },
);

export const people = group('Кто за что отвечает', {
  ...head,
  people: references('person', 'Люди', { min: 2, max: 8, help: 'эксперты и специалисты, в том порядке, как показать' }),
});

export const genuine = group(
  'Как отличить настоящую банку',
  {
    ...head,
    steps: list('Шаги', row({ ...words, place: choice(jarPlaces, 'Место на рисунке').optional() }), {
      min: 3,
      help: 'номер шага с местом стоит и на рисунке банки',
    }),
  },
  { help: 'как проверить подлинность; под шагами — поле для номера партии' },
);

export const trouble = group(
  'Если что-то не так',
  { ...head, cases: list('Случаи', row({ ...words, link: link('Куда ведёт').optional() }), { min: 2 }) },
  { help: 'что случилось и что делать' },
);
