/**
 * Tolerable upper intake levels for children: EFSA, «Overview on Tolerable Upper Intake Levels» (units as in
 * the norms table; magnesium, niacin and folic acid: added forms only). Adults' levels stand with the norms.
 */
const ages = [
  {
    under: 4,
    levels: {
      'vitamin-a': 800,
      'vitamin-d': 50,
      'vitamin-e': 100,
      niatsin: 150,
      'vitamin-b6': 3.2,
      'folievaya-kislota': 200,
      tsink: 7,
      yod: 200,
      selen: 70,
    },
  },
  {
    under: 7,
    levels: {
      'vitamin-a': 1100,
      'vitamin-d': 50,
      'vitamin-e': 120,
      niatsin: 220,
      'vitamin-b6': 4.5,
      'folievaya-kislota': 300,
      magniy: 250,
      tsink: 10,
      yod: 250,
      selen: 95,
    },
  },
  {
    under: 11,
    levels: {
      'vitamin-a': 1500,
      'vitamin-d': 50,
      'vitamin-e': 160,
      niatsin: 350,
      'vitamin-b6': 6.1,
      'folievaya-kislota': 400,
      magniy: 250,
      tsink: 13,
      yod: 300,
      selen: 130,
    },
  },
] as const;

/** The level for the youngest who may take the product, or undefined where adults' levels apply. */
export function kidsUpperLevel(age: number, key: string): number | undefined {
  const row = ages.find(({ under }) => age < under);
  return (row?.levels as Record<string, number> | undefined)?.[key];
}
