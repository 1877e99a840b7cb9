import { componentLooks } from './component-looks.ts';
import type { Palette, Product, Series } from './content.ts';
import { type Area, areaOf, drawLabels, type LabelRequest, labelHtml } from './labels.ts';
import { looks } from './looks.ts';

/** One picture: which Blender scene draws it, with what, how large, and where it goes inside `content`. */
export type Job = {
  id: string;
  scene: string;
  size: [width: number, height: number];
  final: [width: number, height: number];
  samples: number;
  seed?: number;
  [setting: string]: unknown;
};

type PrintedProduct = Record<string, unknown> & { slug: string };

const printed = new Map<string, PrintedProduct>();
const areasOf = (product: Product): Area[] =>
  product.form === 'sachets' ? ['box', 'side', 'stick'] : [areaOf[product.form]];
const fieldOf = (area: Area) => (area === 'side' || area === 'stick' ? area : 'label');

/** Draws every label first: pictures refer to their files. */
export async function printLabels(catalogue: Series[], cache: string): Promise<void> {
  const orders: (LabelRequest & { key: string })[] = [];
  for (const { palette, products } of catalogue) {
    for (const product of products) {
      const key = `${product.series}/${product.slug}`;
      printed.set(key, { slug: product.slug, form: product.form, palette: studioPalette(palette), ...looks[key] });
      for (const area of areasOf(product)) orders.push({ key, area, html: labelHtml(product, palette, area) });
    }
  }
  printed.set('brand/nothing', { slug: nothing.slug, form: nothing.form });
  orders.push({ key: 'brand/nothing', area: 'jar', html: labelHtml(nothing, errorLabel, 'jar') });
  const files = await drawLabels(orders, cache);
  orders.forEach(({ key, area }, i) => {
    const product = printed.get(key);
    if (product) product[fieldOf(area)] = files[i];
  });
}

/** Yellow paper turns green in shade: the sun series stands on a warmer one. */
function studioPalette(palette: Palette): Palette & { ground?: string } {
  return palette.tint.toLowerCase() === '#fff3d6' ? { ...palette, ground: '#ffdfae' } : palette;
}

function pack(key: string): PrintedProduct {
  const product = printed.get(key);
  if (!product) throw new Error(`No product ${key} in the content`);
  return product;
}

export function packshots(catalogue: Series[]): Job[] {
  return catalogue.flatMap(({ slug, products }) =>
    products.map((product, i) => ({
      id: `series/${slug}/${product.slug}.packshot.webp`,
      scene: 'packshot',
      size: [720, 900] as [number, number],
      final: [1000, 1250] as [number, number],
      samples: 9,
      mirror: i % 2 === 1,
      product: pack(`${slug}/${product.slug}`),
    })),
  );
}

export function closeups(catalogue: Series[]): Job[] {
  return catalogue.flatMap(({ slug, products }, seriesIndex) =>
    products.map((product, i) => ({
      id: `series/${slug}/${product.slug}.closeup.webp`,
      scene: 'closeup',
      size: [600, 750] as [number, number],
      final: [900, 1125] as [number, number],
      samples: 11,
      seed: seriesIndex * 7 + i,
      product: pack(`${slug}/${product.slug}`),
    })),
  );
}

/** Which packs stand where: centre, left block, right disc, front left, front right, far right. */
const seriesOrder: Record<string, string[]> = {
  daily: ['magniy-b6', 'omega-3', 'vitamin-d3-kapli', 'zhelezo-c', 'multivitaminy', 'vitamin-d3'],
  calm: [
    'magniy-bisglitsinat',
    'melissa-glitsin',
    'sprey-tihiy-vecher',
    'l-teanin',
    'triptofan-b6',
    'magniy-shipuchiy',
  ],
  beauty: ['biotin-tsink', 'kollagen-c', 'vitamin-e', 'gialuronovaya-kislota', 'marmelad-krasota', 'astaksantin'],
  immuno: ['vitamin-c-500', 'probiotik', 'ehinatseya-kapli', 'vitamin-c-shipuchiy', 'tsink-selen', 'sprey-propolis'],
  sport: ['l-karnitin', 'kreatin', 'elektrolity', 'koenzim-q10', 'tsink-magniy-b6', 'bcaa'],
  kidz: ['multi-mishki', 'probiotik-detskiy', 'd3-kapli', 'omega-3-detskaya', 'tsink-c-mishki', 'magniy-b6-shkolnik'],
};
const looseOf: Record<string, string> = {
  daily: 'magniy-b6',
  calm: 'magniy-bisglitsinat',
  beauty: 'vitamin-e',
  immuno: 'vitamin-c-500',
  sport: 'koenzim-q10',
  kidz: 'multi-mishki',
};

export function seriesScenes(catalogue: Series[]): Job[] {
  return catalogue.map(({ slug, palette }) => ({
    ...still(`series/${slug}/scene.webp`, [1600, 1200], 'series', studioPalette(palette)),
    products: (seriesOrder[slug] ?? []).map((name) => pack(`${slug}/${name}`)),
    loose: pack(`${slug}/${looseOf[slug]}`),
  }));
}

function still(id: string, final: [number, number], layout: string, palette: object): Job {
  const size = final.map((side) => Math.round((side * 0.64) / 2) * 2) as [number, number];
  return { id, scene: 'still', size, final, samples: 11, layout, palette };
}

const errorLabel: Palette = { accent: '#4a8df6', tint: '#e3eeff', deep: '#123a86' };
const brand = { accent: '#1f46e0', tint: '#e8eeff', deep: '#0e1e5b', ground: '#c9d8fb', sun: 0.3 };

export function home(): Job[] {
  const loose = pack('daily/omega-3');
  return [
    {
      ...still('pages/home.hero.webp', [2000, 1250], 'hero', brand),
      samples: 14,
      products: [
        'daily/magniy-b6',
        'beauty/kollagen-c',
        'immuno/ehinatseya-kapli',
        'calm/melissa-glitsin',
        'daily/omega-3',
        'sport/elektrolity',
      ].map(pack),
      loose,
    },
    {
      ...still('pages/home.hero-portrait.webp', [1000, 1500], 'tower', brand),
      size: [720, 1080],
      samples: 14,
      products: [
        'daily/magniy-b6',
        'beauty/vitamin-e',
        'immuno/ehinatseya-kapli',
        'sport/l-karnitin',
        'calm/melissa-glitsin',
      ].map(pack),
      loose,
    },
  ];
}

/** The jar on the error page has a label of its own. */
export const nothing: Product = {
  series: 'daily',
  slug: 'nothing',
  title: 'Ничего',
  form: 'capsules',
  quantity: { amount: 0, unit: 'pcs' },
  ageFrom: 18,
  order: 0,
  rows: [],
};

export function errorPage(): Job {
  return {
    ...still('pages/error.webp', [1600, 1200], 'tipped', { ...brand, accent: '#4a8df6', ground: '#c4d7fb' }),
    samples: 28,
    product: pack('brand/nothing'),
  };
}

export function themes(): Job[] {
  const theme = (
    slug: string,
    layout: string,
    palette: object,
    products: string[],
    loose?: string,
    extra: object = {},
  ): Job => ({
    ...still(`themes/${slug}.webp`, [1600, 1200], layout, palette),
    products: products.map(pack),
    ...(loose ? { loose: pack(loose) } : {}),
    ...extra,
  });
  return [
    theme(
      'for-all-family',
      'row',
      { accent: '#4a8df6', tint: '#e3eeff', deep: '#123a86', ground: '#f0e4d2' },
      ['daily/multivitaminy', 'daily/omega-3', 'immuno/vitamin-c-500', 'kidz/omega-3-detskaya'],
      'kidz/tsink-c-mishki',
    ),
    theme(
      'for-beauty-and-health',
      'trio',
      { accent: '#f2705c', tint: '#ffe9e4', deep: '#8c2a1c', ground: '#fbd3c8' },
      ['beauty/marmelad-krasota', 'beauty/vitamin-e', 'beauty/biotin-tsink'],
      'beauty/marmelad-krasota',
    ),
    theme(
      'for-calmness-and-sleep',
      'trio',
      { accent: '#6f54cf', tint: '#d9cff6', deep: '#3b2a86', ground: '#b3a2e3', sun: 0.18 },
      ['calm/magniy-bisglitsinat', 'calm/sprey-tihiy-vecher', 'calm/melissa-glitsin'],
      'calm/triptofan-b6',
      { power: 0.72, warm: '#ffe0c2' },
    ),
    theme(
      'for-immunity',
      'steps',
      { accent: '#f5a623', tint: '#fff3d6', deep: '#7a4e00', ground: '#ffd891' },
      ['immuno/vitamin-c-shipuchiy', 'immuno/vitamin-c-500', 'immuno/ehinatseya-kapli'],
      'immuno/vitamin-c-500',
      { warm: '#ffedcf' },
    ),
    theme(
      'for-kidz',
      'trio',
      { accent: '#d99a5b', tint: '#f8ecdd', deep: '#6e4218', ground: '#f3dcc0' },
      ['kidz/multi-mishki', 'kidz/d3-kapli', 'kidz/omega-3-detskaya'],
      'kidz/multi-mishki',
    ),
    theme(
      'for-men',
      'steps',
      { accent: '#3f64d8', tint: '#8fa6ea', deep: '#0e1e5b', ground: '#33478f', sun: 0.5 },
      ['sport/tsink-magniy-b6', 'daily/omega-3', 'daily/magniy-b6'],
      'daily/omega-3',
    ),
    theme(
      'for-sport-and-health',
      'gym',
      { accent: '#2fb58a', tint: '#ddf5ec', deep: '#0c5540', ground: '#b9e6d5' },
      ['sport/kreatin', 'sport/l-karnitin', 'sport/elektrolity'],
      'sport/koenzim-q10',
    ),
  ];
}

export function components(slugs: string[]): Job[] {
  return slugs.flatMap((slug) => {
    const look = componentLooks[slug];
    if (!look) {
      console.error(`No look for the component ${slug}: add it to component-looks.ts`);
      return [];
    }
    return [
      {
        id: `components/${slug}.webp`,
        scene: 'component',
        size: [600, 600] as [number, number],
        final: [900, 900] as [number, number],
        samples: 11,
        look,
      },
    ];
  });
}

/** In the order of importance: what a visitor meets first is rendered first. */
export function allJobs(catalogue: Series[], componentSlugs: string[]): Job[] {
  return [
    ...packshots(catalogue),
    ...home(),
    ...seriesScenes(catalogue),
    errorPage(),
    ...components(componentSlugs),
    ...themes(),
    ...closeups(catalogue),
  ];
}
