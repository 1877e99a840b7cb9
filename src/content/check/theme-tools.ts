import { type ToolType, themeTools } from '../../contract/theme.ts';
import type { Report } from './report.ts';

/** A section that does something is loaded by its own landing only: elsewhere nothing would be there to see. */
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

/** Hours follow each other, and a month stands in the calendar once. */
function checkOrder(report: Report, slug: string): void {
  const theme = report.content.get('theme', slug);
  for (const [at, section] of theme.data.sections.entries()) {
    if (section.type === 'evening') {
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
