import { paths } from '../../contract/paths.ts';
import { amountUnits, componentGroups } from '../../contract/vocabulary.ts';
import { entry, figure, lead, picture, sources, title, titledText } from '../schema/common.ts';
import {
  choice,
  headline,
  list,
  markdown,
  nonnegative,
  positive,
  prose,
  reference,
  references,
  row,
  text,
  word,
} from '../schema/fields.ts';
import { filesIn, type KindRecord } from './kind-record.ts';

/** Solubility in water. */
export const solubilities = {
  high: 'хорошая',
  low: 'невысокая',
  none: 'почти никакой',
} as const;

const amount = { amount: nonnegative('Количество'), unit: choice(amountUnits, 'Единица') };

const schema = entry({
  title: title(),
  alsoKnown: list('Другие названия', text(), {
    help: 'другие названия, в том числе латинские',
    tone: 'silent',
  }),
  group: choice(componentGroups, 'Группа'),
  symbol: text('Знак', { max: 4, help: 'короткий знак для карточки: D, Mg, Ω3', example: 'Mg' }),
  lead: lead(),
  image: picture(),
  keyFacts: list('Главное в цифрах', figure, { min: 2, max: 4, ...headline }),
  foods: list(
    'Продукты',
    row({ name: text('Продукт'), ...amount, per: text('На сколько', { example: '100 г' }).default('100 г') }),
    { help: 'где встречается' },
  ),
  norms: list('Нормы', row({ who: text('Кому'), ...amount, note: text('Пояснение').optional() }), {
    help: 'только для веществ, которых нет в МР 2.3.1.0253-21 и ТР ТС 022/2011: остальные нормы добавятся сами',
  }),
  normSource: text('Откуда нормы', { tone: 'silent' }).optional(),
  forms: list('Формы', titledText, { help: 'формы и чем они различаются' }),
  compounds: list(
    'Соединения',
    row({
      title: text('Соединение'),
      share: positive('Доля элемента, %', { help: 'сколько процентов массы соединения приходится на сам элемент' }),
      solubility: choice(solubilities, 'Растворимость в воде'),
      known: prose('Что известно'),
      inName: word('Слово в составе', { help: 'как соединение названо в составах товаров', example: 'цитрат' }),
    }),
    { help: 'все соединения минерала одной таблицей; товары добавятся сами' },
  ).default([]),
  shortage: markdown('Чем заметен недостаток'),
  excess: markdown('Чем опасен избыток'),
  combinations: list(
    'Сочетания',
    row({
      component: reference('component', 'Компонент'),
      text: prose(),
      kind: choice({ good: 'Хорошо вместе', careful: 'С осторожностью' }, 'Какое'),
    }),
  ),
  sources,
  articles: references('article', 'Статьи'),
  faq: references('faq', 'Вопросы'),
});

export const component: KindRecord<typeof schema> = {
  ...filesIn('components', '.md'),
  title: 'Компоненты',
  missing: 'компонента',
  tone: 'encyclopaedic',
  schema,
  address: paths.component,
};
