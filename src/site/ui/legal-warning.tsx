import { cx } from './class-names.ts';

interface LegalWarningProps {
  text: string;
  small?: boolean;
  className?: string | undefined;
}

/** «БАД. Не является лекарственным средством», as large as the law wants it in advertising. */
export function LegalWarning({ text, small = false, className }: LegalWarningProps) {
  return <p className={cx('legal-warning', small && 'legal-warning-small', className)}>{text}</p>;
}
