import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allergens, audiences, dietaryMarks, productForms, timesOfDay } from '../../src/contract/vocabulary.ts';
import type { Publication, PublishedProduct, SearchEntry } from '../../src/store/publication.ts';
import { createRandom, type Random } from '../random.ts';

const substances =
  'магний цинк железо селен йод кальций калий коллаген биотин омега глицин теанин триптофан креатин карнитин таурин куркумин лецитин инозитол мелатонин эхинацея мелисса прополис ромашка валериана шиповник расторопша женьшень имбирь спирулина хлорелла кверцетин лютеин ликопин рутин рибофлавин тиамин ниацин холин астаксантин'.split(
    ' ',
  );
const letters = ['A', 'B1', 'B2', 'B6', 'B12', 'C', 'D3', 'E', 'K2', 'Q10'];
const themes = ['for-men', 'for-kidz', 'for-immunity', 'for-sport-and-health'];

/** Words of the real content. */
function realWords(contentDir: string): string[] {
  const words = new Set<string>();
  for (const file of globSync('**/*.md', { cwd: contentDir }).sort()) {
    for (const [word] of readFileSync(join(contentDir, file), 'utf8').matchAll(/[а-яё]{3,}/g)) words.add(word);
  }
  return [...words];
}

/** As many words as a language has: the beginning of one real word and the end of another. */
function vocabulary(random: Random, count: number): string[] {
  const real = realWords(process.env.CONTENT_DIR || 'content');
  const made = Array.from({ length: Math.max(0, count - real.length) }, () => {
    const [start, end] = [random.pick(real), random.pick(real)];
    return start.slice(0, Math.ceil(start.length / 2)) + end.slice(Math.ceil(end.length / 2));
  });
  return [...real, ...made];
}

/** `size` entries to search, half products and half articles, and `size` products to filter. */
export function syntheticPublication(size: number, version: string, changed = 0): Publication {
  const random = createRandom(size);
  const words = vocabulary(random, 20_000 + size / 2);
  const text = (length: number) => Array.from({ length }, () => random.zipf(words)).join(' ');
  const search = Array.from({ length: size }, (_, i): SearchEntry => {
    const note = i < changed ? ' Изменено.' : '';
    const title = `${capital(random.pick(substances))} + ${random.pick([...substances, ...letters])}`;
    return i % 2 === 0
      ? {
          kind: 'product',
          url: `/p/${i}`,
          title: `${title} ${random.pick(words)} ${1 + random.whole(90) * 10} мг`,
          keywords: `${random.pick(Object.values(productForms))} ${random.pick(substances)} ${text(6)}`,
          text: text(80) + note,
          note: 'Серия',
          image: null,
        }
      : {
          kind: 'article',
          url: `/articles/${i}`,
          title: `${capital(random.pick(substances))}: ${text(5)}`,
          keywords: random.pick(substances),
          text: text(300) + note,
          note: null,
          image: null,
        };
  });
  return {
    version,
    documents: ['site', 'pages/components', 'pages/products-filters'].map((path) => ({
      path,
      body: { series: [], themes: [], items: [] },
    })),
    products: Array.from({ length: size }, (_, position) => syntheticProduct(random, position)),
    articles: [],
    events: [],
    reviews: [],
    search,
    synonyms: [
      ['витамин C', 'аскорбинка'],
      ['омега', 'рыбий жир'],
    ],
    popular: [],
    redirects: [],
    addresses: [],
    media: [],
    sources: [],
  };
}

function syntheticProduct(random: Random, position: number): PublishedProduct {
  const keys = <T extends object>(vocabulary: T) => Object.keys(vocabulary) as never[];
  return {
    ref: `s${position % 6}/p${position}`,
    position,
    series: `s${position % 6}`,
    form: random.pick(keys(productForms)),
    themes: random.some(themes, 0.4),
    components: random.some(substances.slice(0, 35), 0.12),
    audience: random.some(keys(audiences), 0.4),
    ageFrom: random.pick([3, 7, 14, 18]),
    timeOfDay: random.some(keys(timesOfDay), 0.5),
    marks: random.some(keys(dietaryMarks), 0.4),
    allergens: random.some(keys(allergens), 0.15),
    ratingValue: random.next() < 0.1 ? null : 1 + random.whole(41) / 10,
    ratingCount: random.whole(400),
    title: `${random.pick(substances)} ${position}`,
    since: `20${10 + random.whole(16)}-01-15`,
    card: { ref: `s${position % 6}/p${position}`, title: `${position}`, purpose: 'x'.repeat(120) } as never,
  };
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
