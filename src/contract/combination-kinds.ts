/** How a substance goes with another one, with food or with a medicine. */
export const combinationKinds = {
  good: 'Хорошо вместе',
  careful: 'С осторожностью',
  apart: 'В разное время',
  doctor: 'Спросите врача',
} as const;

export const partnerGroups = {
  food: 'Еда и напитки',
  medicine: 'Группы лекарств',
} as const;
