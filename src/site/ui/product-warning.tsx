import { useSite } from '../api-client/use-site.ts';
import { cx } from './class-names.ts';
import { LegalWarning } from './legal-warning.tsx';

const looks = {
  /** Under a section with products. */
  band: 'mt-[clamp(28px,4vw,56px)] border-t border-line pt-6 text-h3',
  /** Under a few products in a narrow column. */
  margin: 'mt-5 border-t border-line pt-4 text-body leading-snug',
};

/** The law's sentence beside products that a page of another kind shows. */
export function ProductWarning({ look = 'band', className }: { look?: keyof typeof looks; className?: string }) {
  const text = useSite()?.warning ?? 'БАД. Не является лекарственным средством';
  return <LegalWarning text={text} className={cx(looks[look], className)} />;
}
