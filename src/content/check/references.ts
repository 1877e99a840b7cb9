import { isNormKey, norms } from '../../nutrition/label-norms.ts';
import { nearest } from '../../text/edit-distance.ts';
import { kinds } from '../kinds/kinds.ts';
import { meantOr } from '../load/faults.ts';
import { fieldsOf } from '../load/fields.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import type { ReferenceTarget } from '../schema/metadata.ts';
import type { Report } from './report.ts';

interface Known {
  /** «статьи», for the message. */
  missing: string;
  /** Where to look for existing ones. */
  where: string;
  names: ReadonlySet<string>;
}

/** A reference names an entry of a kind, or one of a few other things. */
function known(content: Content, target: ReferenceTarget): Known {
  switch (target) {
    case 'norm':
      return {
        missing: 'нормы',
        where: 'таблице норм ТР ТС 022/2011',
        names: new Set(Object.keys(norms).filter(isNormKey)),
      };
    case 'person':
      return {
        missing: 'эксперта или специалиста',
        where: `${kinds.expert.folder} и ${kinds.specialist.folder}`,
        names: new Set([...content.namesOf('expert'), ...content.namesOf('specialist')]),
      };
    case 'faqGroup':
      return listed('группы вопросов', `${kinds.faq.folder}, groups`, content.single('faq')?.data.groups);
    case 'combinationSource':
      return listed('источника', `${kinds.combinations.folder}, sources`, content.single('combinations')?.data.sources);
    case 'medicineSource':
      return listed('источника', `${kinds.medicines.folder}, sources`, content.single('medicines')?.data.sources);
    case 'combinationPartner':
      return listed('еды', `${kinds.combinations.folder}, partners`, content.single('combinations')?.data.partners);
    default:
      return { missing: kinds[target].missing, where: kinds[target].folder, names: content.namesOf(target) };
  }
}

const listed = (missing: string, where: string, items: readonly { id: string }[] = []): Known => ({
  missing,
  where,
  names: new Set(items.map(({ id }) => id)),
});

/** Few enough to be listed. */
const namesShown = 12;

const listOf = (names: ReadonlySet<string>) =>
  names.size > 0 && names.size <= namesShown ? `: ${[...names].sort().join(', ')}` : '';

interface Reference {
  path: readonly (string | number)[];
  target: ReferenceTarget;
  name: string;
}

function* referencesOf(entry: Entry): Generator<Reference> {
  for (const { path, value, metadata } of fieldsOf(entry))
    if (metadata.to !== undefined) yield { path, target: metadata.to, name: String(value) };
}

export function checkReferences(report: Report): void {
  const targets = new Map<ReferenceTarget, Known>();
  for (const entry of report.content.everyEntry()) {
    const seen = new Set<string>();
    for (const { path, target, name } of referencesOf(entry)) {
      const there = targets.get(target) ?? known(report.content, target);
      targets.set(target, there);
      if (!there.names.has(name)) {
        report.error(
          entry,
          path,
          `${there.missing} «${name}» нет`,
          meantOr(nearest(name, there.names), `выберите из того, что есть в ${there.where}${listOf(there.names)}`),
        );
        continue;
      }
      if (entry.kind === target && entry.slug === name)
        report.error(entry, path, 'запись ссылается сама на себя', 'назовите другую или уберите строку');
      // The same value twice in one list; in two sections of a landing it is allowed.
      if (typeof path.at(-1) !== 'number') continue;
      const place = `${path.slice(0, -1).join('.')} ${name}`;
      if (seen.has(place)) report.error(entry, path, `«${name}» указано дважды`, 'оставьте одну строку');
      seen.add(place);
    }
  }
}

/** Entries that other entries refer to. */
export function mentions(content: Content): (target: ReferenceTarget, name: string) => Entry[] {
  const found = new Map<string, Entry[]>();
  for (const entry of content.everyEntry()) {
    for (const { target, name } of referencesOf(entry)) {
      const key = `${target} ${name}`;
      const list = found.get(key) ?? [];
      if (!list.includes(entry)) list.push(entry);
      found.set(key, list);
    }
  }
  return (target, name) => found.get(`${target} ${name}`) ?? [];
}

/** A page without links to it cannot be found by readers and search engines. */
export function checkOrphans(report: Report): void {
  const { content } = report;
  if (!content.complete) return;
  const whoMentions = mentions(content);
  for (const component of content.all('component')) {
    const by = whoMentions('component', component.slug).filter((entry) => entry !== component);
    if (!by.some((entry) => ['product', 'article', 'component'].includes(entry.kind))) {
      report.error(
        component,
        [],
        'компонент нигде не упомянут',
        'добавьте его в состав товара, в статью или в сочетания другого компонента',
      );
    }
  }
  for (const article of content.all('article')) {
    const linked =
      article.data.products.length + article.data.components.length > 0 ||
      whoMentions('article', article.slug).length > 0;
    if (!linked)
      report.error(
        article,
        [],
        'статья ни с чем не связана',
        'укажите в ней products или components либо назовите её в другой записи',
      );
  }
  for (const theme of content.all('theme')) {
    const chosen = content.all('product').some((product) => product.data.themes.includes(theme.slug));
    if (!chosen)
      report.error(theme, [], 'в подборке нет товаров', `добавьте «${theme.slug}» в поле themes подходящих товаров`);
  }
  for (const series of content.all('series')) {
    const own = [...content.namesOf('product')].some((ref) => ref.startsWith(`${series.slug}/`));
    if (!own) report.error(series, [], 'в серии нет товаров', 'добавьте в папку серии хотя бы один товар');
  }
  for (const product of content.all('product')) {
    const by = whoMentions('product', product.slug).map((entry) => entry.kind);
    if (!by.includes('theme'))
      report.warning(
        product,
        ['themes'],
        'товар не показан ни в одной подборке',
        'назовите его в разделах одной из content/themes',
      );
    if (!by.includes('article'))
      report.warning(
        product,
        ['articles'],
        'о товаре не упоминает ни одна статья',
        'добавьте его в products подходящей статьи',
      );
  }
  const faq = content.single('faq');
  for (const [index, group] of faq?.data.groups.entries() ?? []) {
    if (faq && !faq.data.items.some((item) => item.group === group.id))
      report.error(
        faq,
        ['groups', index],
        `в группе «${group.title}» нет вопросов`,
        'добавьте вопрос или уберите группу',
      );
  }
}
