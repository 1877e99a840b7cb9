/** Where people work: quiet rooms behind a portrait, 900 × 1125, light from one side. */
import { brand, darker, lighter, mix } from '../kit/colour.ts';
import { sprig } from '../kit/garden.ts';
import { flask } from '../kit/gear.ts';
import { book, lamp } from '../kit/home.ts';
import { jar } from '../kit/pharmacy.ts';
import { at, circle, faded, linear, path, rect, solid, stroke, times } from '../kit/svg.ts';

type Side = 'left' | 'right';

const wall = (colour: string, side: Side): string =>
  rect(0, 0, 900, 1125, linear(side === 'left' ? 20 : 160, [0, lighter(colour, 0.5)], [1, darker(colour, 0.06)]));

/** Daylight through panes nobody sees: slanted patches on the wall. */
const daylight = (side: Side): string => {
  const patch = 'M70 120L330 40V330L70 410ZM70 450L330 370V640L70 720Z';
  return faded(0.5, side === 'left' ? path(patch, '#FFFDF2') : at(900, 0, path(patch, '#FFFDF2'), 0, [-1, 1]));
};

const shelf = (x: number, y: number, w: number, colour: string): string =>
  rect(x, y, w, 18, colour, 5) + rect(x, y + 18, w, 7, darker(colour, 0.28), 3);

/** Something light over everything behind, so that the sitter stays in front. */
const distance = (colour: string): string => rect(0, 0, 900, 1125, colour, 0, 0.24);

export function kitchen(colour: string, side: Side): string {
  const tile = lighter(colour, 0.35);
  return (
    wall(colour, side) +
    faded(
      0.5,
      times(6, (i) => stroke(`M0 ${640 + i * 84}H900`, tile, 5)) +
        times(9, (i) => stroke(`M${50 + i * 100} 640V1125`, tile, 5)),
    ) +
    daylight(side) +
    shelf(560, 300, 340, '#C98F57') +
    at(650, 300, jar(84, 120, { body: '#E9B96A', cap: '#8A5A2C' })) +
    at(760, 300, jar(70, 96, { body: '#C9542F', cap: '#8A5A2C' })) +
    at(852, 300, sprig(190, '#3E9A6C', 4)) +
    distance(colour)
  );
}

export function laboratory(colour: string, side: Side): string {
  const steel = mix(colour, '#FFFFFF', 0.4);
  return (
    wall(colour, side) +
    daylight(side) +
    shelf(0, 250, 300, steel) +
    at(80, 250, flask(110, 140, 0.5, '#F5B62E')) +
    at(210, 250, flask(86, 110, 0.4, '#F2705C')) +
    shelf(600, 330, 300, steel) +
    at(690, 330, jar(90, 124, { body: brand.white, cap: darker(colour, 0.2) })) +
    at(800, 330, jar(90, 124, { body: brand.white, cap: darker(colour, 0.2) })) +
    distance(colour)
  );
}

export function library(colour: string, side: Side): string {
  const tones = ['#8B6FE8', '#3B2A86', '#F5B62E', '#F2705C', '#4A8DF6', '#E8E1FA', '#2FB58A'];
  const row = (y: number, start: number) =>
    times(9, (i) => {
      const h = 130 + ((i * 37 + start * 17) % 50);
      const w = 34 + ((i * 23 + start * 11) % 22);
      return rect(start + i * 62, y - h, w, h, mix(tones[(i + start) % tones.length] ?? colour, colour, 0.45), 4);
    });
  return (
    wall(colour, side) +
    row(250, 10) +
    shelf(0, 250, 900, darker(colour, 0.16)) +
    row(500, 330) +
    shelf(0, 500, 900, darker(colour, 0.16)) +
    faded(0.7, daylight(side)) +
    distance(colour)
  );
}

export function gym(colour: string, side: Side): string {
  const dark = darker(colour, 0.35);
  return (
    wall(colour, side) +
    daylight(side) +
    stroke('M610 360H900M610 560H900', dark, 16, 0.5) +
    times(3, (i) => circle(680 + i * 100, 335, 44, dark, 0.45) + circle(680 + i * 100, 335, 16, colour, 0.8)) +
    times(3, (i) => circle(660 + i * 100, 530, 38, dark, 0.35) + circle(660 + i * 100, 530, 14, colour, 0.8)) +
    rect(0, 930, 900, 195, darker(colour, 0.14)) +
    distance(colour)
  );
}

export function office(colour: string, side: Side): string {
  const pots = side === 'left' ? 790 : 110;
  return (
    wall(colour, side) +
    daylight(side) +
    solid(`M${pots - 60} 860H${pots + 60}L${pots + 44} 1000H${pots - 44}Z`, '#C9734F', { to: 20 }) +
    at(pots, 864, sprig(420, '#2E9E72', 6, 0.3)) +
    distance(colour)
  );
}

export function store(colour: string, side: Side): string {
  const board = '#C98F57';
  const crate = (x: number, y: number, w: number) =>
    rect(x, y - 120, w, 120, mix(board, colour, 0.35), 8) +
    stroke(`M${x + w / 2} ${y - 120}V${y}`, mix(board, '#6E4218', 0.4), 8, 0.5);
  return (
    wall(colour, side) +
    daylight(side) +
    crate(20, 300, 190) +
    crate(230, 300, 150) +
    shelf(0, 300, 420, board) +
    crate(600, 420, 220) +
    shelf(560, 420, 340, board) +
    distance(colour)
  );
}

export function evening(colour: string): string {
  return (
    rect(0, 0, 900, 1125, linear(90, [0, darker(colour, 0.16)], [1, colour])) +
    circle(730, 330, 330, '#FFE9B8', 0.35) +
    at(760, 620, lamp(330, '#F5B62E')) +
    shelf(600, 620, 300, darker(colour, 0.3)) +
    at(640, 620, book(150, 34, darker(colour, 0.4)))
  );
}
