import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { AmountUnit, ProductForm } from './wording.ts';

export type Palette = { accent: string; tint: string; deep: string };
export type Product = {
  series: string;
  slug: string;
  title: string;
  form: ProductForm;
  quantity: { amount: number; unit: 'pcs' | 'ml' };
  ageFrom: number;
  order: number;
  rows: { name: string; amount: number; unit: AmountUnit }[];
};
export type Series = { slug: string; title: string; order: number; palette: Palette; products: Product[] };

// biome-ignore lint/suspicious/noExplicitAny: the content check owns the shapes; this tool only draws them
type FrontMatter = Record<string, any>;

function frontMatter(file: string): FrontMatter {
  return parse(readFileSync(file, 'utf8').split(/^---\s*$/m)[1] ?? '') as FrontMatter;
}

/** Series and products as the content files have them; a series without its index is not drawn yet. */
export function readCatalogue(content: string): Series[] {
  return globSync('series/*/index.md', { cwd: content })
    .map((index) => readSeries(content, path.dirname(index)))
    .sort((a, b) => a.order - b.order);
}

function readSeries(content: string, folder: string): Series {
  const slug = path.basename(folder);
  const data = frontMatter(path.join(content, folder, 'index.md'));
  const { accent, tint, deep } = data.accent as Palette;
  const products = globSync(`${folder}/*.md`, { cwd: content })
    .filter((file) => path.basename(file) !== 'index.md')
    .map((file) => readProduct(path.join(content, file), slug))
    .sort((a, b) => a.order - b.order);
  return { slug, title: data.title, order: data.order, palette: { accent, tint, deep }, products };
}

function readProduct(file: string, series: string): Product {
  const data = frontMatter(file);
  return {
    series,
    slug: path.basename(file, '.md'),
    title: data.title,
    form: data.form,
    quantity: data.quantity,
    ageFrom: data.age?.from ?? 18,
    order: data.order ?? 0,
    rows: data.composition?.rows ?? [],
  };
}

export function readComponents(content: string): string[] {
  if (!existsSync(path.join(content, 'components'))) return [];
  return globSync('components/*.md', { cwd: content })
    .map((file) => path.basename(file, '.md'))
    .sort();
}
