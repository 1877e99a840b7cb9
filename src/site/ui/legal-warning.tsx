import { cx } from './class-names.ts';

/** «БАД. Не является лекарственным средством», as large as the law wants it in advertising. */
export function LegalWarning({ text, className }: { text: string; className?: string }) {
  return <p className={cx('legal-warning', className)}>{text}</p>;
}
