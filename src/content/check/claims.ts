import { storedAwayFromChildren } from '../../nutrition/warnings/words.ts';
import { findClaims, type Tone } from '../claims/find-claims.ts';
import { derivedWarnings } from '../facts/composition.ts';
import type { Path } from '../load/faults.ts';
import { type Field, fieldsOf, lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { FieldType } from '../schema/metadata.ts';
import { memoizeText } from '../text/typeset.ts';
import type { Report } from './report.ts';

/** Text as it is read; Markdown line by line. */
const spoken: ReadonlySet<FieldType> = new Set(['text', 'html', 'alt']);

const claimsIn: Record<Tone, (text: string) => ReturnType<typeof findClaims>> = {
  promotional: memoizeText((text) => findClaims(text, 'promotional')),
  encyclopaedic: memoizeText((text) => findClaims(text, 'encyclopaedic')),
};

export function checkClaims(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    for (const field of fieldsOf(entry)) {
      const tone = spoken.has(field.metadata.type) ? toneOf(entry, field) : null;
      if (tone) tell(report, entry, field.path, String(field.value), tone, () => entry.lineOf(field.path));
    }
    for (const field of markdownFields(entry)) {
      const tone = toneOf(entry, field);
      if (tone) tell(report, entry, field.path, field.value, tone, (offset) => field.line(lineAt(field.value, offset)));
    }
  }
}

function tell(
  report: Report,
  entry: Entry,
  path: Path,
  text: string,
  tone: Tone,
  lineOf: (offset: number) => number,
): void {
  for (const { rule, found, offset } of claimsIn[tone](text)) {
    const say = tone === 'promotional' ? report.error : report.warning;
    say(entry, path, `«${found.trim()}»: ${rule.why}`, rule.instead, lineOf(offset));
  }
}

/** The tone of the entry unless the field has its own; null for what the law itself requires. */
function toneOf(entry: Entry, { metadata }: Field): Tone | null {
  const { tone } = entry.record;
  if (tone === null || metadata.tone === 'silent') return null;
  return metadata.tone ?? tone;
}

/** What ТР ТС 022/2011 and the advertising law require on the pages. */
export function checkLegal(report: Report): void {
  for (const product of report.content.all('product')) checkProduct(report, product);
  const site = report.content.single('site');
  if (site) checkSite(report, site);
}

const certificateNumber = /^[A-Z]{2}\.\d{2}\.\d{2}\.\d{2}\.\d{3}\.[A-ZЕ]\.\d{6}\.\d{2}\.\d{2}$/;

function checkProduct({ content, error, warning }: Report, product: Entry<'product'>): void {
  const { data } = product;
  if (!certificateNumber.test(data.certificate.number)) {
    error(
      product,
      ['certificate', 'number'],
      'номер свидетельства о регистрации записан не так, как в реестре',
      'номер вида RU.77.99.11.003.R.001234.05.26',
    );
  }
  const derived = derivedWarnings(content, product);
  for (const [group, lines] of Object.entries(data.contraindications ?? {})) {
    const known = derived.groups.find(({ id }) => id === group)?.items ?? [];
    for (const [index, line] of lines.entries()) {
      if (known.includes(line))
        warning(
          product,
          ['contraindications', group, index],
          'это предупреждение и так следует из состава',
          'уберите строку: она появится сама',
        );
    }
  }
  if (!/\d+\s*°/u.test(data.storage))
    error(product, ['storage'], 'в условиях хранения нет температуры', 'например: при температуре не выше 25 °C');
  if (/дет(и|ей|ям|ск)|реб[её]н/iu.test(data.storage))
    error(
      product,
      ['storage'],
      'о детях в условиях хранения сказано лишний раз',
      `уберите: фраза «${storedAwayFromChildren}» добавится сама`,
    );
  if (!/\d+\s+(месяц|год|лет)/iu.test(data.shelfLife))
    error(product, ['shelfLife'], 'в сроке годности нет числа', 'например: 24 месяца');
  checkAge({ error }, product);
}

function checkAge({ error }: Pick<Report, 'error'>, product: Entry<'product'>): void {
  const { age, audience } = product.data;
  if (age.to !== undefined && age.to < age.from)
    error(product, ['age', 'to'], 'конец возраста раньше начала', 'поставьте число больше from или уберите to');
  if (product.slug.startsWith('kidz/')) {
    if (!audience.includes('kids') && !audience.includes('teens'))
      error(product, ['audience'], 'детский товар не отмечен как детский', 'добавьте kids');
    if (age.from < 3) error(product, ['age', 'from'], 'детские товары разрешены с 3 лет', 'поставьте 3 или больше');
  }
  if (audience.includes('kids') && age.from >= 14)
    error(
      product,
      ['age', 'from'],
      'товар отмечен для детей, а возраст начинается с 14 лет',
      'исправьте возраст или уберите отметку kids',
    );
  if (!audience.includes('kids') && !audience.includes('teens') && age.from < 14)
    error(
      product,
      ['age', 'from'],
      `товар разрешён с ${age.from} лет, а среди audience нет детей`,
      'добавьте kids или teens либо исправьте возраст',
    );
}

function checkSite({ error }: Report, site: Entry<'site'>): void {
  const { warning, company, normNote } = site.data;
  if (!/БАД/u.test(warning) || !/не является лекарственным средством/iu.test(warning)) {
    error(
      site,
      ['warning'],
      'предупреждение не совпадает с тем, чего требует закон',
      'напишите: БАД. Не является лекарственным средством',
    );
  }
  if (!/^(\d{10}|\d{12})$/.test(company.inn))
    error(site, ['company', 'inn'], 'ИНН состоит из 10 или 12 цифр', 'исправьте номер');
  if (!/^(\d{13}|\d{15})$/.test(company.ogrn))
    error(site, ['company', 'ogrn'], 'ОГРН состоит из 13 или 15 цифр', 'исправьте номер');
  if (!/ТР ТС 022\/2011/u.test(normNote))
    error(site, ['normNote'], 'в сноске не назван источник норм', 'упомяните ТР ТС 022/2011');
}
