/**
 * Hard capsules by size number, from makers' data: closed length, inner volume, mass of the shell, outer dimensions of
 * the two parts, in millimetres, millilitres and milligrams.
 */
export const capsuleSizes = {
  '00': sizeOf(23.3, 0.91, 118, { length: 11.8, diameter: 8.54 }, { length: 20.2, diameter: 8.2 }),
  '0': sizeOf(21.7, 0.68, 96, { length: 10.72, diameter: 7.64 }, { length: 18.44, diameter: 7.34 }),
  '1': sizeOf(19.4, 0.5, 76, { length: 9.78, diameter: 6.91 }, { length: 16.61, diameter: 6.63 }),
  '2': sizeOf(18, 0.37, 61, { length: 8.94, diameter: 6.35 }, { length: 15.27, diameter: 6.07 }),
  '3': sizeOf(15.9, 0.3, 48, { length: 8.08, diameter: 5.82 }, { length: 13.59, diameter: 5.57 }),
} as const;

interface Half {
  length: number;
  diameter: number;
}

function sizeOf(length: number, volume: number, shell: number, cap: Half, body: Half) {
  return { length, volume, shell, cap, body };
}

export type CapsuleSize = keyof typeof capsuleSizes;

/** The highest density of a pressed powder, in milligrams per millilitre. */
const densest = 1300;

export function fitsCapsule(size: CapsuleSize, milligrams: number): boolean {
  const { volume, shell } = capsuleSizes[size];
  return milligrams > shell && milligrams <= shell + volume * densest;
}

/** Energy of a gram, in kilocalories, for substances that make up much of a portion. */
const kilocalories: Readonly<Record<string, number>> = {
  'omega-3': 9,
  kollagen: 4,
  bcaa: 4,
  glitsin: 4,
  triptofan: 4,
  'l-teanin': 4,
};
const mostPerGram = 9;

/** A portion has at least the energy of its substances, and at most that of the same mass of fat. */
export function energyBounds(portionGrams: number, substances: readonly { key: string; grams: number }[]) {
  const least = substances.reduce((sum, { key, grams }) => sum + grams * (kilocalories[key] ?? 0), 0);
  return { least: Math.floor(least), most: Math.ceil(portionGrams * mostPerGram) };
}
