import { words } from './rules.ts';

/** A state or a wish promises what the text may not say. */
export const states = words(
  'устал*',
  'бодр*',
  'вынослив*',
  'стресс*',
  'тревож*',
  'спокойн*',
  'засып*',
  'засн*',
  'для сна',
  'ко сну',
  'переключ*',
  'нагруз(ок|ках|ке|ки)',
  'график*',
  'экран*',
  'сидяч*',
  'страда*',
  'болеть',
  'болеют',
  'иммунитет*',
  'уход* за',
  'состояни* (кожи|волос|ногтей)',
  'для (кожи|волос|ногтей)',
  '(поддерж|улучш|укреп|восстанов)*',
);

/** The name of the process in the registered formula of vitamin E. */
export const registeredPhrase = 'окислительного стресса';

/** Names a study. */
export const study = words('исследован*', 'участник*', 'обзор*', 'опыт(ы|ах|ов)', 'мета(-| )анализ*');
