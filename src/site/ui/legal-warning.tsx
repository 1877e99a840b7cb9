import { useSite } from '../api-client/frame-data.ts';
import { cx } from './class-names.ts';

interface LegalWarningProps {
  text: string;
  small?: boolean;
  className?: string | undefined;
}

/** «БАД. Не является лекарственным средством», as large as the law wants it in advertising; small in a narrow column. */
export function LegalWarning({ text, small = false, className }: LegalWarningProps) {
  return (
    <p
      className={cx(
        "legal-warning flex items-center gap-gap border-y border-line-strong leading-[1.15] font-semibold tracking-[-.02em] text-balance before:grid before:size-[1.5em] before:shrink-0 before:place-items-center before:rounded-full before:border-[.07em] before:content-['!'_/_'']",
        small ? 'mt-5 py-3.5 text-body' : 'mt-panel py-card text-h3 sm:text-h2',
        className,
      )}
    >
      {text}
    </p>
  );
}

/** The legal warning on pages of another kind that show products. */
export function ProductWarning({ small = false }: { small?: boolean }) {
  const text = useSite()?.warning ?? 'БАД. Не является лекарственным средством';
  return <LegalWarning text={text} small={small} />;
}
