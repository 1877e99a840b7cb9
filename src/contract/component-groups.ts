export const componentGroups = {
  vitamins: 'Витамины',
  minerals: 'Минералы',
  'fatty-acids': 'Жирные кислоты',
  'amino-acids': 'Аминокислоты',
  plants: 'Растения',
  probiotics: 'Пробиотики',
  other: 'Другие вещества',
} as const;

export type ComponentGroup = keyof typeof componentGroups;
