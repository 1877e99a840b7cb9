import { isNormKey, norms } from '../../nutrition/label-norms.ts';
import { valuesAt } from '../fields.ts';
import type { Kind } from '../kinds.ts';
import type { Content, Entry } from '../load.ts';
import { nearest } from '../suggest.ts';
import type { Report } from './report.ts';

type Target =
  | 'product'
  | 'component'
  | 'article'
  | 'faq'
  | 'shops'
  | 'theme'
  | 'expert'
  | 'person'
  | 'reviews'
  | 'norm'
  | 'faqGroup';

/** Which fields name other entries. A pattern ending in `[]` is a list whose values may not repeat. */
const references: Partial<Record<Kind, Record<string, Target>>> = {
  product: {
    'composition.rows[].component': 'component',
    'composition.rows[].norm': 'norm',
    'themes[]': 'theme',
    'shops[].shop': 'shops',
    'related[].product': 'product',
    'articles[]': 'article',
    'faq[]': 'faq',
  },
  series: { 'articles[]': 'article', 'faq[]': 'faq' },
  component: { 'combinations[].component': 'component', 'articles[]': 'article', 'faq[]': 'faq' },
  article: { author: 'expert', reviewer: 'expert', 'products[]': 'product', 'components[]': 'component' },
  event: { 'speakers[]': 'person', 'articles[]': 'article' },
  specialist: { 'products[]': 'product', 'articles[]': 'article' },
  expert: { 'picks[].product': 'product' },
  reviews: { '[].product': 'product', '[].shop': 'shops' },
  faq: { 'items[].group': 'faqGroup', 'items[].products[]': 'product', 'items[].components[]': 'component' },
  theme: {
    'sections[].products[]': 'product',
    'sections[].product': 'product',
    'sections[].components[]': 'component',
    'sections[].articles[]': 'article',
    'sections[].items[].products[]': 'product',
    'sections[].members[].products[]': 'product',
    'sections[].expert': 'expert',
    'sections[].questions[]': 'faq',
  },
  page: {
    'best.products[]': 'product',
    'doses.product': 'product',
    'component.component': 'component',
    'articles.articles[]': 'article',
    'experts.experts[]': 'expert',
    'reviews.reviews[]': 'reviews',
    'questions[]': 'faq',
    'collections[].articles[]': 'article',
    'collections[].components[]': 'component',
    'collections[].products[]': 'product',
  },
};

const targetNames: Record<Target, [what: string, where: string]> = {
  product: ['товара', 'content/series'],
  component: ['компонента', 'content/components'],
  article: ['статьи', 'content/articles'],
  faq: ['вопроса', 'content/faq.yml'],
  shops: ['магазина', 'content/shops.yml'],
  theme: ['подборки', 'content/themes'],
  expert: ['эксперта', 'content/experts'],
  person: ['эксперта или специалиста', 'content/experts и content/specialists'],
  reviews: ['отзыва', 'content/reviews.yml'],
  norm: ['нормы', 'таблице норм ТР ТС 022/2011'],
  faqGroup: ['группы вопросов', 'content/faq.yml, groups'],
};

function known(content: Content, target: Target): ReadonlySet<string> {
  if (target === 'norm') return new Set(Object.keys(norms).filter(isNormKey));
  if (target === 'person') return new Set([...content.namesOf('expert'), ...content.namesOf('specialist')]);
  if (target === 'faqGroup') return new Set(content.single('faq')?.data.groups.map((group) => group.id));
  return content.namesOf(target);
}

export function checkReferences(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    for (const [pattern, target] of Object.entries(references[entry.kind] ?? {}))
      checkField(report, entry, pattern, target);
  }
}

function checkField(report: Report, entry: Entry, pattern: string, target: Target): void {
  const names = known(report.content, target);
  const [what, where] = targetNames[target];
  const seen = new Set<string>();
  for (const { value, path } of valuesAt(entry.data, pattern)) {
    const name = String(value);
    if (!names.has(name)) {
      const meant = nearest(name, names);
      report.error(
        entry,
        path,
        `${what} «${name}» нет`,
        meant ? `возможно, имелось в виду «${meant}»` : `выберите из того, что есть в ${where}`,
      );
      continue;
    }
    if (entry.kind === target && entry.slug === name) {
      report.error(entry, path, 'запись ссылается сама на себя', 'назовите другую или уберите строку');
    }
    // One value twice in one list; the same product in two sections of a landing is no mistake.
    const list = `${path.slice(0, -1).join('.')} ${name}`;
    if (pattern.endsWith('[]') && seen.has(list))
      report.error(entry, path, `«${name}» указано дважды`, 'оставьте одну строку');
    seen.add(list);
  }
}

/** Names that every other entry mentions in the fields above, by kind. */
export function mentions(content: Content): (target: Target, name: string) => Entry[] {
  const found = new Map<string, Entry[]>();
  for (const entry of content.everyEntry()) {
    for (const [pattern, target] of Object.entries(references[entry.kind] ?? {})) {
      for (const { value } of valuesAt(entry.data, pattern)) {
        const key = `${target} ${String(value)}`;
        const list = found.get(key) ?? [];
        if (!list.includes(entry)) list.push(entry);
        found.set(key, list);
      }
    }
  }
  return (target, name) => found.get(`${target} ${name}`) ?? [];
}
