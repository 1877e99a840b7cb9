import { statedNorms } from '../facts/stated-norms.ts';
import type { Report } from './report.ts';

/** Norms that documents state are not typed in: a number in two places is sooner or later two numbers. */
export function checkNorms(report: Report): void {
  for (const component of report.content.all('component')) {
    if (component.data.norms.length > 0 && statedNorms(component.slug).length > 0)
      report.error(
        component,
        ['norms'],
        'нормы этого вещества сайт берёт из документов сам',
        'напишите norms: [] и уберите normSource',
      );
  }
}
