import { batchKey } from '../../contract/batch-number.ts';
import { isWithin, toleranceOf } from '../../nutrition/tolerance.ts';
import { nearest } from '../../text/edit-distance.ts';
import { measuredAs } from '../facts/composition.ts';
import { openCapsule } from '../facts/open-capsule.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import { meantOr } from '../load/faults.ts';
import type { Entry } from '../load/loaded-content.ts';
import { passagesOf } from './prose.ts';
import type { Report } from './report.ts';

const capsuleNeeds =
  'нужны твёрдая капсула с номером (physical.capsule), «оболочка капсулы (…)» в composition.other и вещества, которые вместе помещаются в капсулу';

/** What «О бренде» shows of one product must exist: a capsule, a batch with documents. */
export function checkProof(report: Report): void {
  const { content } = report;
  const page = content.find('page', 'about');
  if (!page || !('way' in page.data)) return;
  const { capsule, documents } = page.data;
  const drawn = capsule && content.find('product', capsule.product);
  if (drawn && !openCapsule(content, drawn))
    report.error(page, ['capsule', 'product'], `«${drawn.data.title}» нельзя показать в разрезе`, capsuleNeeds);
  const shown = documents && content.find('product', documents.product);
  if (shown && !content.all('batch').some(({ data }) => data.product === shown.slug))
    report.error(
      page,
      ['documents', 'product'],
      `у «${shown.data.title}» нет ни одной партии`,
      'назовите товар, у которого есть партия',
    );
}

/**
 * The data of a batch must be possible, and match its product. Whether the product exists is checked as a reference.
 */
export function checkBatches(report: Report): void {
  const keys = new Map<string, Entry<'batch'>>();
  for (const batch of report.content.all('batch')) {
    const key = batchKey(batch.slug);
    const other = keys.get(key);
    if (other)
      report.error(batch, [], `номер не отличить от «${other.slug}»`, 'буквы и цифры номера должны отличаться');
    keys.set(key, batch);
    checkDays(report, batch);
    const product = report.content.find('product', batch.data.product);
    if (!product) continue;
    checkLife(report, batch, product);
    checkFigures(report, batch, product);
  }
}

function checkDays(report: Report, batch: Entry<'batch'>): void {
  const { made, bestBefore, laboratory, documents } = batch.data;
  if (bestBefore <= made)
    report.error(batch, ['bestBefore'], 'срок кончился раньше, чем партию сделали', `поставьте дату позже ${made}`);
  const dated: [path: (string | number)[], day: string][] = [
    [['laboratory', 'date'], laboratory.date],
    ...documents.map((one, index): [(string | number)[], string] => [['documents', index, 'date'], one.date]),
  ];
  for (const [path, day] of dated) {
    if (day < made || day >= bestBefore)
      report.error(batch, path, 'документ не из времени этой партии', `дата между ${made} и ${bestBefore}`);
  }
}

/** «24 месяца» on the label limits the shelf life of a batch. */
function checkLife(report: Report, batch: Entry<'batch'>, product: Entry<'product'>): void {
  const [, months] = /^(\d+)\s+месяц/.exec(product.data.shelfLife) ?? [];
  if (months === undefined) return;
  const last = new Date(`${batch.data.made}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + Number(months));
  const latest = Number.isNaN(last.getTime()) ? '' : last.toISOString().slice(0, 10);
  if (latest && batch.data.bestBefore > latest)
    report.error(
      batch,
      ['bestBefore'],
      `срок годности дольше, чем у товара (${product.data.shelfLife})`,
      `не позже ${latest}`,
    );
}

function checkFigures(report: Report, batch: Entry<'batch'>, product: Entry<'product'>): void {
  const { rows } = product.data.composition;
  const names = rows.map(({ name }) => name);
  for (const [index, { name, found }] of batch.data.figures.entries()) {
    const at = ['figures', index];
    const row = rows.find((one) => one.name === name);
    if (!row) {
      report.error(
        batch,
        [...at, 'name'],
        `в составе товара нет строки «${name}»`,
        meantOr(nearest(name, names), `строки состава: ${names.join('; ')}`),
      );
      continue;
    }
    if (batch.data.figures.findIndex((one) => one.name === name) < index)
      report.error(batch, [...at, 'name'], `«${name}» указано дважды`, 'оставьте одну строку');
    const tolerance = toleranceOf(measuredAs(report.content, row));
    if (!isWithin(found, row.amount, tolerance))
      report.error(
        batch,
        [...at, 'found'],
        `${name}: ${found} при ${row.amount} на этикетке — вне допуска`,
        tolerance.most === null
          ? `не меньше ${tolerance.least} % от этикетки`
          : `от ${tolerance.least} до ${tolerance.most} % от этикетки`,
      );
  }
}

/** Documents as named in texts, by number or in words, and as in sources. */
const documents = [
  { name: 'EFSA', said: /EFSA/, listed: /EFSA/ },
  { name: 'ВОЗ', said: /ВОЗ|Всемирн\p{L}+ организаци/u, listed: /ВОЗ|WHO|World Health/ },
  {
    name: 'МР 2.3.1.0253-21',
    said: /МР\s2\.3\.1|российск\p{L}+ (?:методическ\p{L}+ |физиологическ\p{L}+ )?(?:норм|рекомендаци)|физиологическ\p{L}+ (?:норм|потребност)/iu,
    listed: /МР\s2\.3\.1/,
  },
  {
    name: 'ТР ТС 022/2011',
    said: /ТР\sТС\s022|норм\p{L}* (?:для|на) (?:маркировк|этикет)|для маркировки принят/iu,
    listed: /022\/2011/,
  },
  { name: 'ТР ТС 021/2011', said: /ТР\sТС\s021/, listed: /021\/2011/ },
  { name: 'ТР ТС 033/2013', said: /ТР\sТС\s033/, listed: /033\/2013/ },
  {
    name: 'Единые требования',
    said: /Един\p{L}+ (?:санитарно|требован)/u,
    listed: /Един\p{L}+ (?:санитарно|требован)/u,
  },
  { name: 'NIH', said: /NIH/, listed: /NIH/ },
  { name: 'USDA', said: /USDA/, listed: /USDA/ },
  { name: 'Кокрейн', said: /Кокрейн|Cochrane/, listed: /Кокрейн|Cochrane/ },
];

const amount = /\d\s?(?:мкг|мг|г|кг|МЕ|мл|л|%)(?!\p{L})/u;

/** A text that names a document beside an amount must list it as a source, and lists none that it has nothing from. */
export function checkTraceability(report: Report): void {
  checkMissingSources(report);
  checkSpareSources(report);
}

/** Texts name these by number only. */
const regulations = documents.filter(({ name }) => /^ТР ТС 0(?:21|33)/.test(name));

function checkSpareSources({ content, warning }: Report): void {
  for (const entry of [...content.all('article'), ...content.all('component')]) {
    const text = content.texts.get(entry.path) ?? '';
    for (const [index, { title }] of entry.data.sources.entries())
      for (const { name, said, listed } of regulations)
        if (listed.test(title) && !said.test(text.replaceAll(title, '')))
          warning(
            entry,
            ['sources', index, 'title'],
            `в тексте нет ничего из ${name}`,
            'скажите, что из него взято, или уберите источник',
          );
  }
}

function checkMissingSources({ content, warning }: Report): void {
  for (const { entry, path, line, text } of passagesOf(content)) {
    if (!('sources' in entry.data) || !Array.isArray(entry.data.sources)) continue;
    const sources = JSON.stringify(entry.data.sources);
    for (const sentence of text.split(/(?<=[.!?])\s/)) {
      if (!amount.test(sentence)) continue;
      for (const { name, said, listed } of documents)
        if (said.test(sentence) && !listed.test(sources))
          warning(
            entry,
            path,
            `число взято из документа (${name}), а среди источников его нет`,
            'добавьте источник',
            line(),
          );
    }
  }
}

/** More would not be distinguishable on a phone. */
const least = 2;
const most = 5;

/** The home page draws a capsule, so the product must be a capsule with several substances. */
export function checkFormula(report: Report): void {
  const page = report.content.find('page', 'home');
  if (!page) return;
  const ref = (page.data as PageSource<'home'>).formula.product;
  const product = report.content.find('product', ref);
  if (!product) return;
  const at = ['formula', 'product'];
  if (product.data.form !== 'capsules')
    report.error(page, at, 'раскрывается капсула, а товар в другой форме', 'выберите товар в капсулах');
  else if (!openCapsule(report.content, product))
    report.error(page, at, `«${product.data.title}» нельзя разложить по миллиграммам`, capsuleNeeds);
  const count = product.data.composition.rows.filter(({ component }) => component !== undefined).length;
  if (count < least || count > most)
    report.error(
      page,
      at,
      `веществ со своей страницей в составе: ${count}`,
      `выберите товар, где их от ${least} до ${most}`,
    );
}
