/** Arms and hands for the busts: in the bust's own coordinates, palm about 90 wide. Hands are left ones; −1 mirrors. */
import { darker, lighter } from '../kit/colour.ts';
import { at, curveD, ellipseD, type Point, solid, stroke } from '../kit/svg.ts';

/** A sleeve through the points, from the shoulder or the edge of the picture to the wrist. */
export function sleeve(points: readonly Point[], colour: string, width = 112): string {
  const line = curveD(points, 0.8);
  return (
    stroke(line, darker(colour, 0.3), width) +
    at(-5, -6, stroke(line, colour, width - 12)) +
    at(-16, -18, stroke(line, lighter(colour, 0.12), width * 0.3, 0.5))
  );
}

/** What shows between the sleeve and the hand. */
export const cuff = (x: number, y: number, turn: number, colour: string, width = 104): string =>
  at(x, y, stroke(`M${-width / 2 + 12} 0Q0 12 ${width / 2 - 12} 0`, lighter(colour, 0.25), 24), turn);

const finger = (points: readonly Point[], skin: string, width: number): string =>
  at(2, 4, stroke(curveD(points, 0.9), darker(skin, 0.22), width)) + stroke(curveD(points, 0.9), skin, width);

const palm = (skin: string, rx = 46, ry = 52): string => solid(ellipseD(0, 0, rx, ry), skin, { to: 40, depth: 0.5 });

const placed = (x: number, y: number, turn: number, side: number, content: string): string =>
  at(x, y, content, turn, [side, 1]);

/** Around something: what is behind it (palm), and what comes over it (fingers). */
export function grip(skin: string, x: number, y: number, thing: string, side: 1 | -1 = 1, turn = 0): string {
  const behind = placed(x, y, turn, side, at(-30, 6, palm(skin, 40, 58)));
  const rows: Point[][] = [-46, -16, 14, 42].map((dy, i) => [
    [-44 + i * 2, dy],
    [-4, dy - 8],
    [26 - Math.abs(i - 1) * 5, dy + 2],
  ]);
  return behind + thing + placed(x, y, turn, side, rows.map((row) => finger(row, skin, 27)).join(''));
}

/** Something small between thumb and forefinger, which is at (x, y). */
export function pinch(skin: string, x: number, y: number, thing: string, side: 1 | -1 = 1, turn = 0): string {
  const hand =
    at(-62, 64, palm(skin, 48, 54)) +
    finger(
      [
        [-84, 50],
        [-96, 2],
        [-62, -8],
      ],
      skin,
      25,
    ) +
    finger(
      [
        [-66, 40],
        [-84, -22],
        [-44, -28],
      ],
      skin,
      25,
    ) +
    finger(
      [
        [-42, 34],
        [-58, -34],
        [-6, -12],
      ],
      skin,
      26,
    );
  const thumb = finger(
    [
      [-40, 84],
      [-2, 62],
      [4, 18],
    ],
    skin,
    28,
  );
  return placed(x, y, turn, side, hand) + thing + placed(x, y, turn, side, thumb);
}

/** A hand that explains: palm up, fingers apart. */
export const openHand = (skin: string, x: number, y: number, side: 1 | -1 = 1, turn = 0): string =>
  placed(
    x,
    y,
    turn,
    side,
    finger(
      [
        [-26, -14],
        [-58, -52],
        [-70, -92],
      ],
      skin,
      25,
    ) +
      finger(
        [
          [-10, -26],
          [-22, -78],
          [-24, -118],
        ],
        skin,
        26,
      ) +
      finger(
        [
          [12, -26],
          [18, -78],
          [24, -116],
        ],
        skin,
        26,
      ) +
      finger(
        [
          [30, -12],
          [54, -52],
          [66, -86],
        ],
        skin,
        24,
      ) +
      palm(skin, 46, 48) +
      finger(
        [
          [-30, 20],
          [-66, 14],
          [-92, -10],
        ],
        skin,
        28,
      ),
  );

/** A loose fist, knuckles up: under a chin, on a table. */
export const fist = (skin: string, x: number, y: number, side: 1 | -1 = 1, turn = 0): string =>
  placed(
    x,
    y,
    turn,
    side,
    palm(skin, 58, 50) +
      [-39, -13, 13, 37]
        .map((dx) =>
          finger(
            [
              [dx, -34],
              [dx + 2, -8],
              [dx - 2, 12],
            ],
            skin,
            26,
          ),
        )
        .join('') +
      finger(
        [
          [-52, 30],
          [-24, 34],
          [4, 24],
        ],
        skin,
        26,
      ),
  );
