/** Small people without faces, built from rounded limbs. Feet near y = 0, about 400 high. */
import { brand, darker } from './colour.ts';
import { at, ball, curveD, ellipseD, type Point, path, rectD, solid, stroke } from './svg.ts';

export interface Look {
  skin?: string;
  hair: string;
  top: string;
  legs: string;
  shoes?: string;
  /** Long hair gathered in a tail. */
  tail?: boolean;
}

const limb = (points: readonly Point[], colour: string, w: number): string => stroke(curveD(points, 0.7), colour, w);

function head(x: number, y: number, { skin = '#EDB794', hair, tail }: Look, r = 36): string {
  return (
    (tail
      ? path(
          `M${x - r * 0.6} ${y - r * 0.5}C${x - r * 2} ${y - r} ${x - r * 2.2} ${y + r * 0.6} ${x - r * 1.5} ${y + r * 1.1}C${x - r * 1.4} ${y + r * 0.3} ${x - r} ${y + r * 0.1} ${x - r * 0.6} ${y}Z`,
          hair,
        )
      : '') +
    ball(ellipseD(x, y, r, r * 1.08), skin, 0.5) +
    path(
      `M${x - r * 1.06} ${y + r * 0.2}C${x - r * 1.3} ${y - r * 1.3} ${x + r * 0.7} ${y - r * 1.7} ${x + r * 0.96} ${y - r * 0.5}C${x + r * 0.3} ${y - r * 0.7} ${x - r * 0.4} ${y - r * 0.5} ${x - r * 0.5} ${y + r * 0.3}Z`,
      hair,
    )
  );
}

/** A runner in mid-stride, heading right. */
export function runner(look: Look): string {
  const { skin = '#EDB794', top, legs, shoes = brand.white } = look;
  return (
    limb(
      [
        [8, -262],
        [-50, -210],
        [-92, -236],
      ],
      darker(skin, 0.14),
      26,
    ) +
    limb(
      [
        [-6, -168],
        [-50, -96],
        [-140, -92],
      ],
      darker(legs, 0.2),
      44,
    ) +
    limb(
      [
        [-132, -92],
        [-150, -120],
      ],
      shoes,
      26,
    ) +
    limb(
      [
        [6, -168],
        [78, -120],
        [62, -18],
      ],
      legs,
      46,
    ) +
    limb(
      [
        [62, -8],
        [104, -6],
      ],
      shoes,
      26,
    ) +
    limb(
      [
        [36, -330],
        [42, -360],
      ],
      skin,
      28,
    ) +
    solid('M-34 -160C-30 -230 -8 -320 30 -336C66 -330 72 -300 60 -260C50 -220 44 -190 40 -156Z', top, { to: 20 }) +
    head(54, -384, look) +
    limb(
      [
        [36, -306],
        [2, -236],
      ],
      top,
      36,
    ) +
    limb(
      [
        [4, -236],
        [70, -214],
      ],
      skin,
      26,
    )
  );
}

/** Someone standing with a hand raised or lowered. */
export function standing(look: Look, wave = false, skirt = false): string {
  const { skin = '#EDB794', top, legs, shoes = brand.ink } = look;
  return (
    limb(
      [
        [-26, -170],
        [-26, -20],
      ],
      skirt ? skin : legs,
      40,
    ) +
    limb(
      [
        [26, -170],
        [28, -20],
      ],
      skirt ? skin : darker(legs, 0.1),
      40,
    ) +
    limb(
      [
        [-30, -8],
        [-10, -8],
      ],
      shoes,
      24,
    ) +
    limb(
      [
        [28, -8],
        [48, -8],
      ],
      shoes,
      24,
    ) +
    limb(
      [
        [-46, -302],
        [-72, -230],
        [-62, -164],
      ],
      darker(top, 0.12),
      30,
    ) +
    limb(
      [
        [0, -340],
        [0, -364],
      ],
      skin,
      28,
    ) +
    solid(skirt ? 'M-50 -322Q0 -352 50 -322L54 -230L92 -96H-92L-54 -230Z' : rectD(-58, -338, 116, 200, 42), top, {
      to: 20,
    }) +
    head(4, -388, look, 38) +
    (wave
      ? limb(
          [
            [46, -304],
            [96, -350],
            [100, -430],
          ],
          top,
          30,
        ) +
        limb(
          [
            [100, -424],
            [100, -446],
          ],
          skin,
          26,
        )
      : limb(
          [
            [46, -302],
            [74, -232],
            [66, -168],
          ],
          top,
          30,
        ) +
        limb(
          [
            [66, -164],
            [64, -150],
          ],
          skin,
          24,
        ))
  );
}

/** A side stretch on a mat: one arm over the head, the other down. */
export function stretching(look: Look): string {
  const { skin = '#EDB794', top, legs } = look;
  return (
    limb(
      [
        [0, -30],
        [-110, -36],
        [-190, -14],
      ],
      legs,
      52,
    ) +
    limb(
      [
        [0, -30],
        [110, -36],
        [190, -14],
      ],
      darker(legs, 0.12),
      52,
    ) +
    limb(
      [
        [-186, -12],
        [-214, -16],
      ],
      skin,
      30,
    ) +
    limb(
      [
        [186, -12],
        [214, -16],
      ],
      skin,
      30,
    ) +
    limb(
      [
        [30, -180],
        [100, -110],
        [150, -44],
      ],
      darker(skin, 0.1),
      28,
    ) +
    solid('M-54 -20C-70 -90 -50 -170 0 -214C40 -222 66 -200 66 -160C60 -110 56 -60 54 -20Z', top, { to: 20 }) +
    limb(
      [
        [36, -214],
        [52, -238],
      ],
      skin,
      28,
    ) +
    head(74, -262, { ...look, tail: false }) +
    at(96, -322, ball(ellipseD(0, 0, 17), look.hair)) +
    limb(
      [
        [2, -194],
        [20, -290],
        [110, -352],
        [180, -340],
      ],
      skin,
      28,
    )
  );
}
