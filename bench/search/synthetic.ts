import { allergens, audiences, dietaryMarks, productForms, timesOfDay } from '../../src/contract/vocabulary.ts';
import type { Publication, PublishedProduct, SearchEntry } from '../../src/store/publication.ts';
import { createRandom, type Random } from '../random.ts';

const substances =
  'магний цинк железо селен йод кальций калий коллаген биотин омега глицин теанин триптофан креатин карнитин таурин куркумин лецитин инозитол мелатонин эхинацея мелисса прополис ромашка валериана шиповник расторопша женьшень имбирь спирулина хлорелла кверцетин лютеин ликопин рутин рибофлавин тиамин ниацин холин астаксантин'.split(
    ' ',
  );
const letters = ['A', 'B1', 'B2', 'B6', 'B12', 'C', 'D3', 'E', 'K2', 'Q10'];
const syllables =
  'ба ве ги до жу за ко лу ме ни по ру са те фо ха це чи шо ща эр юн яр бли вра гро дре кла мно пле ско сты тра хле'.split(
    ' ',
  );
const endings = ['', 'а', 'ы', 'ом', 'ами', 'ный', 'ная', 'ного', 'ость', 'ение', 'ения', 'ать', 'ает'];
const themes = ['for-men', 'for-kidz', 'for-immunity', 'for-sport-and-health'];

/** Invented words with Russian endings, so that there is as much to look through as in a real language. */
function vocabulary(random: Random, roots: number): string[] {
  return Array.from({ length: roots }, () => {
    const length = 2 + random.whole(3);
    return Array.from({ length }, () => random.pick(syllables)).join('');
  }).flatMap((root) => random.some(endings, 0.5).map((ending) => root + ending));
}

/** `size` entries to search, half products and half articles, and `size` products to filter. */
export function syntheticPublication(size: number, version: string, changed = 0): Publication {
  const random = createRandom(size);
  const words = vocabulary(random, Math.round(4_000 + size / 10));
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
