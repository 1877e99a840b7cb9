export const anchors = {
  foods: 'foods',
  norms: 'norms',
  balance: 'balance',
  forms: 'forms',
  combinations: 'combinations',
  products: 'products',
  sources: 'sources',
} as const;
