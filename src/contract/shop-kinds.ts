export const shopKinds = {
  marketplace: 'Маркетплейсы',
  pharmacy: 'Аптеки',
  beauty: 'Магазины красоты',
} as const;
