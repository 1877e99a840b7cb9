import { type ComponentLook, componentLooks, lookByNight } from './component-looks.ts';
import type { Product, Series } from './content.ts';
import { covers, stills } from './covers/jobs.ts';
import type { Job } from './job.ts';
import { type Area, areaOf, drawLabels, type LabelRequest, labelHtml } from './labels.ts';
import { looks } from './looks.ts';
import {
  byNight,
  capsuleHalves,
  errorLabel,
  errorPage,
  home,
  seriesScenes,
  studioPalette,
  tallThemes,
  themes,
} from './scenes.ts';

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

function pack(key: string): PrintedProduct {
  const product = printed.get(key);
  if (!product) throw new Error(`No product ${key} in the content`);
  return product;
}

function packshots(catalogue: Series[]): Job[] {
  return catalogue.flatMap(({ slug, products }) =>
    products.map((product, i) => ({
      id: `series/${slug}/${product.slug}.packshot.webp`,
      scene: 'packshot',
      size: [1400, 1750] as [number, number],
      samples: 8,
      mirror: i % 2 === 1,
      product: pack(`${slug}/${product.slug}`),
    })),
  );
}

/** Scene units across the frame of a cut-out: a little more than the pack. */
const cutoutWidths: Record<Product['form'], number> = {
  capsules: 2.4,
  softgels: 2.4,
  tablets: 2.4,
  gummies: 2.8,
  effervescent: 1.5,
  drops: 1.8,
  spray: 1.8,
  sachets: 3.2,
};
/** As in blender/cutout.py. */
const CUTOUT_HEIGHT = 4.4;
/** Pixels to a scene unit: twice as many as are published, because alpha is not denoised. */
const CUTOUT_SCALE = 200;
/** Of the pack whose capsule the home page opens: half a screen high. */
const OPENED_SCALE = 600;

const cutout = (id: string, width: number, scale = CUTOUT_SCALE): Job => ({
  id,
  scene: 'cutout',
  size: [Math.round(width * scale), Math.round(CUTOUT_HEIGHT * scale)],
  samples: 8,
  cutout: true,
});

function cutouts(catalogue: Series[]): Job[] {
  const packs = catalogue.flatMap(({ slug, products }) =>
    products.map((product) => ({
      ...cutout(`series/${slug}/${product.slug}.cutout.webp`, cutoutWidths[product.form]),
      product: pack(`${slug}/${product.slug}`),
    })),
  );
  return [
    ...packs,
    { ...cutout('pages/finder.cutout.webp', 2.2), thing: 'glass' },
    { ...cutout('pages/shelf.cutout.webp', 2.4), thing: 'jar' },
    { ...cutout('pages/home.jar.webp', cutoutWidths.capsules, OPENED_SCALE), product: pack('daily/magniy-b6') },
  ];
}

function closeups(catalogue: Series[]): Job[] {
  return catalogue.flatMap(({ slug, products }, seriesIndex) =>
    products.map((product, i) => ({
      id: `series/${slug}/${product.slug}.closeup.webp`,
      scene: 'closeup',
      size: [1200, 1500] as [number, number],
      samples: 12,
      seed: seriesIndex * 7 + i,
      product: pack(`${slug}/${product.slug}`),
    })),
  );
}

function components(slugs: string[]): (Job & { look: ComponentLook })[] {
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
        size: [1200, 1200] as [number, number],
        samples: 12,
        look,
      },
    ];
  });
}

const componentByNight = (job: Job & { look: ComponentLook }): Job => byNight({ ...job, look: lookByNight(job.look) });

/** The jar on the error page has a label of its own. */
const nothing: Product = {
  series: 'daily',
  slug: 'nothing',
  title: 'Ничего',
  form: 'capsules',
  quantity: { amount: 0, unit: 'pcs' },
  ageFrom: 18,
  order: 0,
  rows: [],
};

/** In the order of importance: what most visitors meet first is rendered first. */
function siteJobs(catalogue: Series[], componentSlugs: string[]): Job[] {
  const scenes = [...home(pack), ...themes(pack), ...seriesScenes(catalogue, pack)];
  return [
    ...scenes,
    ...capsuleHalves(),
    ...packshots(catalogue),
    ...packshots(catalogue).map(byNight),
    ...tallThemes(pack),
    ...[...scenes, ...tallThemes(pack)].map(byNight),
    ...components(componentSlugs),
    ...components(componentSlugs).map(componentByNight),
    ...covers(pack),
    ...stills(pack),
    ...closeups(catalogue),
    ...cutouts(catalogue),
    errorPage(pack),
  ];
}

/** A cover that is lit for the evening already needs no other. */
function nightJobs(catalogue: Series[]): Job[] {
  return [
    ...covers(pack)
      .filter((cover) => !cover.evening)
      .map(byNight),
    ...closeups(catalogue).map(byNight),
  ];
}

/** What the site shows, and what it is to show when it is complete: each such set waits in a folder of its own. */
export const jobSets = { site: siteJobs, night: nightJobs };

export const isJobSet = (name: string): name is keyof typeof jobSets => Object.hasOwn(jobSets, name);
