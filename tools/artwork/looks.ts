/**
 * How the contents of each product look: colours of the pieces (capsule halves, tablet and its flecks,
 * oil, liquid, powder), the glass of a see-through pack, the drink a tablet makes (middle and edge of the glass),
 * the shape of a gummy.
 * What is not listed follows the accent of the series.
 */
export type Look = { pieces?: string[]; glass?: [string, string]; water?: [string, string]; shape?: 'bear' | 'dome' };

const amber: [string, string] = ['#dc9550', '#8a4512'];
const rose: [string, string] = ['#f0a493', '#b0402c'];
const mint: [string, string] = ['#8fd8bf', '#1f7d5f'];
const sky: [string, string] = ['#a9c9f7', '#3467b8'];

export const looks: Record<string, Look> = {
  'daily/vitamin-d3': { pieces: ['#f7b733'], glass: sky },
  'daily/omega-3': { pieces: ['#f2a21c'], glass: amber },
  'daily/magniy-b6': { pieces: ['#4a8df6', '#fdfcf8'] },
  'daily/multivitaminy': { pieces: ['#9cc2fb', '#5f97ec'] },
  'daily/zhelezo-c': { pieces: ['#a8403a', '#fdf6ee'] },
  'daily/vitamin-d3-kapli': { pieces: ['#f6c451'], glass: sky },
  'calm/magniy-bisglitsinat': { pieces: ['#8b6fe8', '#fdfcff'] },
  'calm/l-teanin': { pieces: ['#b9d8a6', '#fdfcf6'] },
  'calm/melissa-glitsin': { pieces: ['#dfe8cf', '#7fa06a'] },
  'calm/triptofan-b6': { pieces: ['#5a44b8', '#cfc2f7'] },
  'calm/magniy-shipuchiy': { pieces: ['#fbf7fb', '#c9b8f2'], water: ['#fde6e6', '#f8c8ce'] },
  'calm/sprey-tihiy-vecher': {},
  'beauty/kollagen-c': { pieces: ['#fdf3e8'] },
  'beauty/biotin-tsink': { pieces: ['#f2705c', '#fff4ee'] },
  'beauty/gialuronovaya-kislota': { pieces: ['#fbd3ca', '#fffaf7'] },
  'beauty/vitamin-e': { pieces: ['#f0a330'], glass: rose },
  'beauty/marmelad-krasota': { pieces: ['#f0604d', '#f58b7a', '#f7a25c'], shape: 'dome' },
  'beauty/astaksantin': { pieces: ['#c22a12'], glass: rose },
  'immuno/vitamin-c-500': { pieces: ['#f5a21f', '#fffaf0'] },
  'immuno/vitamin-c-shipuchiy': { pieces: ['#fcd98a', '#f3a32b'] },
  'immuno/tsink-selen': { pieces: ['#fffaf0', '#d9a53a'] },
  'immuno/probiotik': { pieces: ['#fffdf6', '#f3ead2'] },
  'immuno/sprey-propolis': {},
  'immuno/ehinatseya-kapli': { pieces: ['#b8681c'], glass: amber },
  'sport/kreatin': { pieces: ['#fbfbf8'] },
  'sport/bcaa': { pieces: ['#f4fbf3'] },
  'sport/l-karnitin': { pieces: ['#2fb58a', '#f7fffb'] },
  'sport/elektrolity': { pieces: ['#f1faf5', '#7fd0b3'], water: ['#ffffff', '#f1f8f8'] },
  'sport/koenzim-q10': { pieces: ['#e8861a'], glass: mint },
  'sport/tsink-magniy-b6': { pieces: ['#0f6b50', '#d9f3e8'] },
  'kidz/d3-kapli': { pieces: ['#fcf6e2'], glass: amber },
  'kidz/multi-mishki': { pieces: ['#ef8a2c', '#e4503f', '#f2b92e', '#79b548'] },
  'kidz/omega-3-detskaya': { pieces: ['#f4b23a'], glass: amber },
  'kidz/tsink-c-mishki': { pieces: ['#f8df3a', '#fae65c'] },
  'kidz/probiotik-detskiy': { pieces: ['#fffaf0'] },
  'kidz/magniy-b6-shkolnik': { pieces: ['#ecc8dc'] },
};
