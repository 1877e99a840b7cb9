/** Hard capsules by their number: length when closed, room inside and mass of the shell, as makers list them. */
export const capsuleSizes = {
  '00': { length: 23.3, volume: 0.91, shell: 118 },
  '0': { length: 21.7, volume: 0.68, shell: 96 },
  '1': { length: 19.4, volume: 0.5, shell: 76 },
  '2': { length: 18, volume: 0.37, shell: 61 },
  '3': { length: 15.9, volume: 0.3, shell: 48 },
} as const;

export type CapsuleSize = keyof typeof capsuleSizes;

/** Powders pressed into a capsule are hardly ever denser, in milligrams per millilitre. */
const densest = 1300;

/** Whether a filled capsule can weigh so much. */
export function fitsCapsule(size: CapsuleSize, milligrams: number): boolean {
  const { volume, shell } = capsuleSizes[size];
  return milligrams > shell && milligrams <= shell + volume * densest;
}

/** What a gram of a substance gives, in kilocalories: only where it makes up much of a portion. */
const kilocalories: Readonly<Record<string, number>> = {
  'omega-3': 9,
  kollagen: 4,
  bcaa: 4,
  glitsin: 4,
  triptofan: 4,
  'l-teanin': 4,
};
const mostPerGram = 9;

/** No portion gives less than its substances do, nor more than the same mass of fat. */
export function energyBounds(portionGrams: number, substances: readonly { key: string; grams: number }[]) {
  const least = substances.reduce((sum, { key, grams }) => sum + grams * (kilocalories[key] ?? 0), 0);
  return { least: Math.floor(least), most: Math.ceil(portionGrams * mostPerGram) };
}
