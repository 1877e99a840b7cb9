/** How each substance is pictured: the builder in blender/component.py, its colours, the tinted background. */
export type ComponentLook = { kind: string; ground: string; colours: string[]; [setting: string]: unknown };

const sky = '#d3e2fb';
const lilac = '#ddd3f8';
const coral = '#fbd6cd';
const sun = '#ffdca6';
const mint = '#cdebdf';
const sand = '#efdcc5';
const stone = '#e3e0da';

/**
 * The same studio for the dark theme: its paper, the colour that glows behind the plinth and along the edges, and that
 * of carbon, whose deep tone would be lost.
 */
const nightStudios: Record<string, { night: string; accent: string; carbon: string }> = {
  [sky]: { night: '#0f285b', accent: '#4a8df6', carbon: '#c3d8fb' },
  [lilac]: { night: '#261f5b', accent: '#8b6fe8', carbon: '#d5cbf6' },
  [coral]: { night: '#551f1d', accent: '#f2705c', carbon: '#f8dcd5' },
  [sun]: { night: '#5c3508', accent: '#f5b62e', carbon: '#fbe5b8' },
  [mint]: { night: '#0b3832', accent: '#2fb58a', carbon: '#bfe8d9' },
  [sand]: { night: '#46302a', accent: '#d99a5b', carbon: '#f0d9c0' },
  [stone]: { night: '#2b2d36', accent: '#b9bcc6', carbon: '#e6e7ea' },
};

export function lookByNight(look: ComponentLook): ComponentLook {
  const { carbon = '', ...studio } = nightStudios[look.ground] ?? {};
  const colours = look.kind === 'molecule' ? [carbon, ...look.colours.slice(1)] : look.colours;
  return { ...look, ...studio, colours };
}

// Carbon, nitrogen, oxygen, sulphur of the ball models.
const atoms = (carbon: string): string[] => [carbon, '#4a8df6', '#f2705c', '#f5b62e'];

export const componentLooks: Record<string, ComponentLook> = {
  'vitamin-a': { kind: 'pearls', ground: coral, colours: ['#f08a24', '#ee7423'] },
  'vitamin-b1': { kind: 'powder', ground: sun, colours: ['#efe2b4'], scoop: '#f2a93b' },
  'vitamin-b2': { kind: 'powder', ground: sand, colours: ['#f2a516'] },
  niatsin: { kind: 'needles', ground: sky, colours: ['#eaf2ff', '#c9dcf8'], body: 0.5 },
  'pantotenovaya-kislota': { kind: 'molecule', ground: mint, colours: atoms('#0f6b50'), molecule: 'pantothenic' },
  'vitamin-b6': { kind: 'capsules', ground: lilac, colours: ['#f8f5ee'] },
  'folievaya-kislota': { kind: 'spinach', ground: mint, colours: ['#2f7d3f', '#5aa552'], elevation: 36, look: 0.4 },
  'vitamin-b12': { kind: 'cluster', ground: coral, colours: ['#c21f36', '#d8344a'], body: 0.3 },
  biotin: { kind: 'molecule', ground: coral, colours: atoms('#8c2a1c'), molecule: 'biotin', look: 1.0 },
  'vitamin-c': { kind: 'citrus', ground: sun, colours: ['#f2971b', '#fff1d8', '#f7a325'] },
  'vitamin-d': { kind: 'softgels', ground: sky, colours: ['#fbc24a'] },
  'vitamin-e': { kind: 'drops', ground: sand, colours: ['#eda024'], falling: true },
  kaltsiy: { kind: 'stones', ground: sky, colours: ['#f6f4ee', '#efece4'], finish: 'chalk', worn: 0.08 },
  magniy: { kind: 'facets', ground: lilac, colours: ['#dfe0ea', '#c9cbdb'], finish: 'metal' },
  zhelezo: { kind: 'facets', ground: coral, colours: ['#6d5a58', '#8a5346', '#574c4e'], finish: 'metal', rough: 0.36 },
  tsink: {
    kind: 'cluster',
    ground: sky,
    colours: ['#b9c8dc', '#9fb2cc'],
    finish: 'metal',
    sides: 6,
    radius: 0.24,
    length: 0.85,
  },
  selen: { kind: 'stones', ground: stone, colours: ['#6f7482', '#5a5e6b'], finish: 'metal', rough: 0.3, corners: 15 },
  yod: {
    kind: 'cluster',
    ground: lilac,
    colours: ['#3d2466', '#54318a', '#2c1a4d'],
    finish: 'metal',
    sides: 4,
    radius: 0.26,
    length: 0.75,
    count: 22,
  },
  kaliy: { kind: 'cubes', ground: lilac, colours: ['#f7f1ff', '#e9ddfb'], body: 0.35 },
  'omega-3': { kind: 'softgels', ground: sun, colours: ['#f8b536', '#fac252'], count: 24 },
  ehinatseya: { kind: 'flower', ground: sand, colours: ['#c65aa6', '#8a3b1c', '#f08a2c'], look: 0.95 },
  melissa: { kind: 'balm', ground: lilac, colours: ['#4f9a4d', '#8cc46f'], elevation: 36, look: 0.4 },
  laktobakterii: { kind: 'rods', ground: sky, colours: ['#4a8df6', '#8db7fa', '#ffffff'], elevation: 34, look: 0.4 },
  bifidobakterii: {
    kind: 'rods',
    ground: mint,
    colours: ['#2fb58a', '#7fd3b6', '#ffffff'],
    branched: true,
    elevation: 34,
    look: 0.4,
    count: 26,
  },
  'l-teanin': { kind: 'tea', ground: mint, colours: ['#2f6e45', '#7db35a'], elevation: 36, look: 0.4 },
  glitsin: { kind: 'tablets', ground: lilac, colours: ['#f6f3ec'], count: 34 },
  triptofan: { kind: 'molecule', ground: lilac, colours: atoms('#3b2a86'), molecule: 'tryptophan', look: 1.0 },
  'l-karnitin': { kind: 'molecule', ground: mint, colours: atoms('#0c5540'), molecule: 'carnitine', look: 0.95 },
  kreatin: { kind: 'powder', ground: mint, colours: ['#e9ece8'], scoop: '#2fb58a' },
  bcaa: { kind: 'molecule', ground: sky, colours: atoms('#123a86'), molecule: 'leucine', look: 0.95 },
  kollagen: { kind: 'helix', ground: coral, colours: ['#f2705c', '#f8a596', '#fbd0c5'], look: 1.05 },
  'gialuronovaya-kislota': { kind: 'drops', ground: sky, colours: ['#dcebff'], falling: true },
  'koenzim-q10': { kind: 'softgels', ground: sand, colours: ['#e57a12'], count: 24 },
  astaksantin: { kind: 'pearls', ground: coral, colours: ['#d23420', '#dd4a2c'] },
  propolis: { kind: 'honeycomb', ground: sun, colours: ['#e8b04a', '#c9781a'], elevation: 26 },
};
