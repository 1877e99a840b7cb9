/**
 * How the contents of each product look: the powder in a clear capsule, a tablet and its flecks, oil, liquid,
 * loose powder; the glass of a see-through pack, the drink a tablet makes (middle and edge of the glass), the shape
 * of a gummy. The colours follow the composition: shells are plain, and what has a colour has it from a declared
 * ingredient (beta-carotene, juices, turmeric, spirulina) or from the substance itself (Q10, astaxanthin, iron).
 */
export type Look = { pieces?: string[]; glass?: [string, string]; water?: [string, string]; shape?: 'bear' | 'dome' };

const amber: [string, string] = ['#dc9550', '#8a4512'];
const clear: [string, string] = ['#ffffff', '#dfe5ea'];

export const looks: Record<string, Look> = {
  'daily/vitamin-d3': { pieces: ['#f7b733'], glass: clear },
  'daily/omega-3': { pieces: ['#f2a21c'], glass: amber },
  'daily/magniy-b6': { pieces: ['#faf7ef'] },
  'daily/multivitaminy': { pieces: ['#efe1b2', '#d0ab62'] },
  'daily/zhelezo-c': { pieces: ['#b58a58'] },
  'daily/vitamin-d3-kapli': { pieces: ['#f6c451'], glass: amber },
  'calm/magniy-bisglitsinat': { pieces: ['#f8f5ee'] },
  'calm/l-teanin': { pieces: ['#fbf9f2'] },
  'calm/melissa-glitsin': { pieces: ['#dfe8cf', '#7fa06a'] },
  'calm/triptofan-b6': { pieces: ['#f3e9d2'] },
  'calm/magniy-shipuchiy': { pieces: ['#f9e9e8'], water: ['#fde6e6', '#f8c8ce'] },
  'calm/sprey-tihiy-vecher': {},
  'beauty/kollagen-c': { pieces: ['#fbe9e3'] },
  'beauty/biotin-tsink': { pieces: ['#f9f4e8'] },
  'beauty/gialuronovaya-kislota': { pieces: ['#fcfbf7'] },
  'beauty/vitamin-e': { pieces: ['#f0a330'], glass: clear },
  'beauty/marmelad-krasota': { pieces: ['#d5304c', '#e35a6c', '#c42347'], shape: 'dome' },
  'beauty/astaksantin': { pieces: ['#c22a12'], glass: clear },
  'immuno/vitamin-c-500': { pieces: ['#f6e8b6'] },
  'immuno/vitamin-c-shipuchiy': { pieces: ['#fbd58c'], water: ['#ffe3a8', '#fbc566'] },
  'immuno/tsink-selen': { pieces: ['#f8f4ea'] },
  'immuno/probiotik': { pieces: ['#f1e5c8'] },
  'immuno/sprey-propolis': {},
  'immuno/ehinatseya-kapli': { pieces: ['#b8681c'], glass: amber },
  'sport/kreatin': { pieces: ['#fbfbf8'] },
  'sport/bcaa': { pieces: ['#fbfaf4'] },
  'sport/l-karnitin': { pieces: ['#fbfaf6'] },
  'sport/elektrolity': { pieces: ['#fbfaf7'], water: ['#ffffff', '#f1f8f8'] },
  'sport/koenzim-q10': { pieces: ['#e8861a'], glass: clear },
  'sport/tsink-magniy-b6': { pieces: ['#f7f2e4'] },
  'kidz/d3-kapli': { pieces: ['#fcf6e2'], glass: amber },
  'kidz/multi-mishki': { pieces: ['#ef8a2c', '#e4503f', '#f2b92e', '#79b548'] },
  'kidz/omega-3-detskaya': { pieces: ['#f4b23a'], glass: amber },
  'kidz/tsink-c-mishki': { pieces: ['#f8df3a', '#fae65c'] },
  'kidz/probiotik-detskiy': { pieces: ['#fffaf0'] },
  'kidz/magniy-b6-shkolnik': { pieces: ['#ecc8dc'] },
};
