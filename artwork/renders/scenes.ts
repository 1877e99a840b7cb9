/** The still lifes: which packs stand in which layout of blender/layouts.py, in which frame. */
import type { Palette, Series } from './content.ts';
import type { Job } from './job.ts';

/** Landscape 4:3 on 2× screens; tall 2:3 for phones and columns. */
const landscape: Job['size'] = [2400, 1800];
const tall: Job['size'] = [1200, 1800];

type Pack = (key: string) => object;

function still(id: string, size: Job['size'], layout: string, palette: object): Job {
  return { id, scene: 'still', size, samples: 8, layout, palette };
}

/** The same picture by lamplight, for the dark theme: `name.night.webp` beside `name.webp`. */
export function byNight(job: Job): Job {
  return { ...job, id: job.id.replace(/\.webp$/, '.night.webp'), night: true, samples: job.samples + 2 };
}

/** Yellow paper turns green in shade, by night even olive: the sun series stands on amber, the sand series on cocoa. */
const papers: Record<string, { ground?: string; night: string }> = {
  '#fff3d6': { ground: '#ffdfae', night: '#5c3508' },
  '#f8ecdd': { night: '#46302a' },
};

export function studioPalette(palette: Palette): Palette & { ground?: string; night?: string } {
  return { ...palette, ...papers[palette.tint.toLowerCase()] };
}

const brand = { accent: '#1f46e0', tint: '#e8eeff', deep: '#0e1e5b', ground: '#c9d8fb', sun: 0.3 };
export const errorLabel: Palette = { accent: '#4a8df6', tint: '#e3eeff', deep: '#123a86' };

/** What lies about in a scene comes out of a pack that stands in it. */
export function home(pack: Pack): Job[] {
  return [
    {
      ...still('pages/home.hero.webp', [2560, 1600], 'hero', brand),
      power: 0.88,
      products: [
        'daily/magniy-b6',
        'beauty/kollagen-c',
        'immuno/ehinatseya-kapli',
        'calm/melissa-glitsin',
        'daily/omega-3',
        'sport/elektrolity',
      ].map(pack),
      loose: pack('daily/omega-3'),
    },
    {
      ...still('pages/home.hero-portrait.webp', tall, 'tower', brand),
      power: 0.88,
      products: [
        'daily/magniy-b6',
        'beauty/vitamin-e',
        'immuno/ehinatseya-kapli',
        'sport/l-karnitin',
        'calm/melissa-glitsin',
      ].map(pack),
      loose: pack('beauty/vitamin-e'),
    },
  ];
}

/** The capsule that the home page opens, in its two halves: both frames are of one scale. */
export function capsuleHalves(): Job[] {
  return ['cap', 'body'].map((half) => ({
    id: `pages/home.capsule-${half}.webp`,
    scene: 'capsule_half',
    size: [460, half === 'cap' ? 700 : 1120],
    scale: 560,
    samples: 36,
    cutout: true,
    clear: true,
    half,
    tint: '#e8efff',
    edge: '#a9c3ff',
  }));
}

export function errorPage(pack: Pack): Job {
  const palette = { ...brand, accent: '#4a8df6', ground: '#c4d7fb' };
  return {
    id: 'pages/error.webp',
    scene: 'spilled',
    size: [1600, 1200],
    samples: 12,
    palette,
    product: pack('brand/nothing'),
  };
}

/** Which packs stand where: centre, left block, right disc, front left, front right, far right; last, what lies about. */
const seriesPacks: Record<string, { packs: string[]; loose: string }> = {
  daily: {
    packs: ['magniy-b6', 'omega-3', 'vitamin-d3-kapli', 'zhelezo-c', 'multivitaminy', 'vitamin-d3'],
    loose: 'omega-3',
  },
  calm: {
    packs: [
      'magniy-bisglitsinat',
      'melissa-glitsin',
      'sprey-tihiy-vecher',
      'l-teanin',
      'triptofan-b6',
      'magniy-shipuchiy',
    ],
    loose: 'magniy-bisglitsinat',
  },
  beauty: {
    packs: ['biotin-tsink', 'kollagen-c', 'vitamin-e', 'gialuronovaya-kislota', 'marmelad-krasota', 'astaksantin'],
    loose: 'astaksantin',
  },
  immuno: {
    packs: ['vitamin-c-500', 'probiotik', 'ehinatseya-kapli', 'vitamin-c-shipuchiy', 'tsink-selen', 'sprey-propolis'],
    loose: 'vitamin-c-500',
  },
  sport: {
    packs: ['l-karnitin', 'kreatin', 'elektrolity', 'koenzim-q10', 'tsink-magniy-b6', 'bcaa'],
    loose: 'l-karnitin',
  },
  kidz: {
    packs: [
      'multi-mishki',
      'probiotik-detskiy',
      'd3-kapli',
      'omega-3-detskaya',
      'tsink-c-mishki',
      'magniy-b6-shkolnik',
    ],
    loose: 'multi-mishki',
  },
};

export function seriesScenes(catalogue: Series[], pack: Pack): Job[] {
  return catalogue.flatMap(({ slug, palette }) => {
    const chosen = seriesPacks[slug];
    if (!chosen) return [];
    return [
      {
        ...still(`series/${slug}/scene.webp`, landscape, 'series', studioPalette(palette)),
        products: chosen.packs.map((name) => pack(`${slug}/${name}`)),
        loose: pack(`${slug}/${chosen.loose}`),
      },
    ];
  });
}

type Theme = {
  slug: string;
  layout: string;
  tallLayout?: string;
  palette: object;
  packs: string[];
  /** The tall frame has its middle pack first. */
  tallPacks?: string[];
  loose: string;
  settings?: object;
};

const themeScenes: Theme[] = [
  {
    slug: 'for-all-family',
    layout: 'row',
    tallLayout: 'column-of-four',
    palette: { accent: '#4a8df6', tint: '#e3eeff', deep: '#123a86', ground: '#f0e4d2' },
    packs: ['daily/multivitaminy', 'daily/omega-3', 'immuno/vitamin-c-500', 'kidz/omega-3-detskaya'],
    tallPacks: ['daily/omega-3', 'immuno/vitamin-c-500', 'daily/multivitaminy', 'kidz/omega-3-detskaya'],
    loose: 'kidz/omega-3-detskaya',
  },
  {
    slug: 'for-beauty-and-health',
    layout: 'trio',
    palette: { accent: '#f2705c', tint: '#ffe9e4', deep: '#8c2a1c', ground: '#fbd3c8' },
    packs: ['beauty/marmelad-krasota', 'beauty/vitamin-e', 'beauty/biotin-tsink'],
    loose: 'beauty/marmelad-krasota',
  },
  {
    slug: 'for-calmness-and-sleep',
    layout: 'evening',
    tallLayout: 'evening-column',
    palette: { accent: '#6f54cf', tint: '#d9cff6', deep: '#3b2a86', ground: '#b3a2e3', sun: 0.18 },
    packs: ['calm/magniy-bisglitsinat', 'calm/sprey-tihiy-vecher', 'calm/melissa-glitsin'],
    loose: 'calm/magniy-bisglitsinat',
    settings: { power: 0.7, warm: '#ffe0c2' },
  },
  {
    slug: 'for-immunity',
    layout: 'steps',
    palette: { accent: '#f5a623', tint: '#fff3d6', deep: '#7a4e00', ground: '#ffd891', night: '#5c3508' },
    packs: ['immuno/vitamin-c-shipuchiy', 'immuno/vitamin-c-500', 'immuno/ehinatseya-kapli'],
    tallPacks: ['immuno/vitamin-c-500', 'immuno/vitamin-c-shipuchiy', 'immuno/ehinatseya-kapli'],
    loose: 'immuno/vitamin-c-500',
    settings: { warm: '#ffedcf' },
  },
  {
    slug: 'for-kidz',
    layout: 'trio',
    palette: { accent: '#d99a5b', tint: '#f8ecdd', deep: '#6e4218', ground: '#f3dcc0', night: '#46302a' },
    packs: ['kidz/multi-mishki', 'kidz/d3-kapli', 'kidz/omega-3-detskaya'],
    loose: 'kidz/multi-mishki',
  },
  {
    slug: 'for-men',
    layout: 'terrace',
    palette: { accent: '#3f64d8', tint: '#8fa6ea', deep: '#0e1e5b', ground: '#33478f', sun: 0.5 },
    packs: ['sport/tsink-magniy-b6', 'daily/omega-3', 'daily/magniy-b6'],
    tallPacks: ['daily/magniy-b6', 'sport/tsink-magniy-b6', 'daily/omega-3'],
    loose: 'daily/omega-3',
  },
  {
    slug: 'for-sport-and-health',
    layout: 'gym',
    palette: { accent: '#2fb58a', tint: '#ddf5ec', deep: '#0c5540', ground: '#b9e6d5' },
    packs: ['sport/kreatin', 'sport/l-karnitin', 'sport/elektrolity'],
    tallPacks: ['sport/kreatin', 'sport/l-karnitin', 'sport/elektrolity'],
    loose: 'sport/l-karnitin',
  },
];

const themeScene = (theme: Theme, pack: Pack, id: string, size: Job['size'], layout: string, packs: string[]): Job => ({
  ...still(id, size, layout, theme.palette),
  products: packs.map(pack),
  loose: pack(theme.loose),
  ...theme.settings,
});

export const themes = (pack: Pack): Job[] =>
  themeScenes.map((theme) =>
    themeScene(theme, pack, `themes/${theme.slug}.webp`, landscape, theme.layout, theme.packs),
  );

/** `name.portrait.webp` beside `name.webp`: composed anew for tall places instead of cropped. */
export const tallThemes = (pack: Pack): Job[] =>
  themeScenes.map((theme) =>
    themeScene(
      theme,
      pack,
      `themes/${theme.slug}.portrait.webp`,
      tall,
      theme.tallLayout ?? 'column',
      theme.tallPacks ?? theme.packs,
    ),
  );
