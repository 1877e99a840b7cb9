import { type ToolType, themeTools } from '../../contract/theme.ts';
import { adultAge, isAbove, upperLevelOf } from '../../nutrition/limits.ts';
import { isForChildren } from '../../nutrition/needs.ts';
import { sumBySubstance } from '../../nutrition/warnings/warnings-of.ts';
import { substanceOf } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

/** The code of a tool is loaded by its own landing only. */
export function checkThemeTools(report: Report): void {
  const every = Object.values(themeTools).flat();
  for (const theme of report.content.all('theme')) {
    const own: readonly ToolType[] = Object.entries(themeTools).find(([slug]) => slug === theme.slug)?.[1] ?? [];
    for (const [index, { type }] of theme.data.sections.entries()) {
      const tool = every.find((one) => one === type);
      if (!tool) continue;
      const isAgain = theme.data.sections.findIndex((section) => section.type === tool) < index;
      if (isAgain)
        report.error(
          theme,
          ['sections', index, 'type'],
          `раздел «${tool}» уже есть выше`,
          'оставьте один: у него свой адрес',
        );
      if (own.includes(tool)) continue;
      const where = Object.entries(themeTools).find(([, tools]) => tools.some((one) => one === tool))?.[0];
      report.error(
        theme,
        ['sections', index, 'type'],
        `раздел «${tool}» бывает только в подборке «${where}»`,
        'уберите его отсюда или перенесите туда',
      );
    }
    checkOrder(report, theme.slug);
  }
}

/** Whoever follows a whole evening takes all of it: no substance may add up to more than its upper level. */
function checkEvening(
  report: Report,
  theme: Entry<'theme'>,
  at: number,
  items: readonly { products: readonly string[] }[],
): void {
  const rows = items
    .flatMap(({ products }) => products)
    .flatMap((slug) => report.content.find('product', slug)?.data.composition.rows ?? [])
    .map((row) => ({ ...row, substance: substanceOf(row) }));
  for (const [substance, mass] of sumBySubstance(rows)) {
    const limit = upperLevelOf(substance, adultAge);
    if (mass && limit && isAbove(mass, limit))
      report.error(
        theme,
        ['sections', at, 'items'],
        `за вечер набирается больше верхнего уровня: ${rows.find((row) => row.substance === substance)?.name}`,
        'оставьте один такой продукт, о другом скажите словами «или»',
      );
  }
}

/** Hours ascend, and a month occurs once. */
function checkOrder(report: Report, slug: string): void {
  const theme = report.content.get('theme', slug);
  for (const [at, section] of theme.data.sections.entries()) {
    if (section.type === 'evening') {
      checkEvening(report, theme, at, section.items);
      for (const [index, { time }] of section.items.entries()) {
        const before = section.items[index - 1]?.time ?? '';
        if (time <= before)
          report.error(
            theme,
            ['sections', at, 'items', index, 'time'],
            `${time} стоит после ${before}`,
            'расставьте часы по порядку',
          );
      }
    }
    if (section.type === 'season') {
      for (const [index, { month }] of section.items.entries()) {
        if (section.items.findIndex((item) => item.month === month) < index)
          report.error(
            theme,
            ['sections', at, 'items', index, 'month'],
            `месяц ${month} указан дважды`,
            'оставьте один',
          );
      }
    }
  }
}

/** Adults' products are combined with adults', children's with children's. */
function checkAges({ content, error }: Report): void {
  for (const entry of content.all('product'))
    for (const [index, { product }] of entry.data.related.entries()) {
      const other = content.find('product', product);
      const isChild = isForChildren(entry.data.age);
      if (!other || isForChildren(other.data.age) === isChild) continue;
      error(
        entry,
        ['related', index, 'product'],
        `${isChild ? 'детский продукт сочетают со взрослым' : 'взрослый продукт сочетают с детским'}: «${other.data.title}»`,
        isChild ? 'назовите продукт для детей' : 'назовите продукт для взрослых, а о детском скажите в тексте',
      );
    }
}

/** A pair occurs once, names one partner, and states the hours where they must be apart. */
export function checkCombinations(report: Report): void {
  checkAges(report);
  for (const entry of report.content.all('combinations')) {
    const seen = new Set<string>();
    for (const [index, { substance, component, partner, kind, hours }] of entry.data.pairs.entries()) {
      const at = ['pairs', index];
      if ((component === undefined) === (partner === undefined))
        report.error(entry, at, 'сочетание называет одно: component или partner', 'оставьте одно из двух');
      if (component === substance)
        report.error(entry, [...at, 'component'], 'вещество сочетается само с собой', 'назовите другое вещество');
      if ((kind === 'apart') !== (hours !== undefined))
        report.error(entry, at, 'часы указывают у сочетаний apart, и только у них', 'добавьте или уберите hours');
      const names = [substance, component ?? partner ?? ''].toSorted().join(' и ');
      if (seen.has(names)) report.error(entry, at, `«${names}» указано дважды`, 'оставьте одну строку');
      seen.add(names);
    }
    for (const component of report.content.all('component'))
      for (const [index, { component: other }] of component.data.combinations.entries())
        if (seen.has([component.slug, other].toSorted().join(' и ')))
          report.error(
            component,
            ['combinations', index],
            `о паре с «${other}» уже сказано в общем списке сочетаний`,
            'уберите строку: страница возьмёт её оттуда',
          );
  }
}

/** A group says one thing of a substance, and apart by hours that a document names. */
export function checkMedicines({ content, error }: Report): void {
  for (const entry of content.all('medicines'))
    for (const [at, { title, rules }] of entry.data.groups.entries()) {
      const seen = new Set<string>();
      for (const [index, { substances, kind, hours, source }] of rules.entries()) {
        const path = ['groups', at, 'rules', index];
        if ((kind === 'apart') !== (hours !== undefined))
          error(entry, path, 'часы указывают у правил apart, и только у них', 'добавьте или уберите hours');
        if (hours !== undefined && source === undefined)
          error(
            entry,
            [...path, 'hours'],
            'промежуток в часах назван без источника',
            'назовите документ, где он есть, или уберите часы: промежуток назовёт врач',
          );
        for (const substance of substances) {
          if (seen.has(substance))
            error(entry, path, `о «${substance}» в группе «${title}» сказано дважды`, 'оставьте одно правило');
          seen.add(substance);
        }
      }
    }
}
