import { openCapsule } from '../facts/open-capsule.ts';
import type { Report } from './report.ts';

/** What «О бренде» shows of one product must be there to be shown: a capsule to cut open, a batch with its papers. */
export function checkProof(report: Report): void {
  const { content } = report;
  const page = content.find('page', 'about');
  if (!page || !('way' in page.data)) return;
  const { capsule, documents } = page.data;
  const drawn = capsule && content.find('product', capsule.product);
  if (drawn && !openCapsule(content, drawn))
    report.error(
      page,
      ['capsule', 'product'],
      `«${drawn.data.title}» нельзя показать в разрезе`,
      'нужны твёрдая капсула с номером (physical.capsule), «оболочка капсулы (…)» в composition.other и вещества, которые вместе помещаются в капсулу',
    );
  const shown = documents && content.find('product', documents.product);
  if (shown && !content.all('batch').some(({ data }) => data.product === shown.slug))
    report.error(
      page,
      ['documents', 'product'],
      `у «${shown.data.title}» нет ни одной партии`,
      'назовите товар, у которого есть партия в batches',
    );
}
