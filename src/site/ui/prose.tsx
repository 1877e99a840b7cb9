import { cx } from './class-names.ts';

/** HTML of the content, sanitised when it was published. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
