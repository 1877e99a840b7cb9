import type { Link } from '../../contract/common.ts';
import { StructuredData } from '../seo/json-ld/structured-data.tsx';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';

interface BreadcrumbsProps {
  /** From below the home page to above this one. */
  trail: Link[];
  current: string;
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const way = [{ url: '/', label: 'Главная' }, ...trail];
  // On a phone the heading right below says where one is.
  const isDeep = trail.length > 0;
  return (
    <nav aria-label="Вы здесь" className="mb-card text-caption text-ink-faint print:hidden">
      <ol className="flex flex-wrap items-center gap-y-1">
        {way.map((link) => (
          <li key={link.url} className="flex items-center">
            <AppLink
              href={link.url}
              className="inline-flex min-h-6 items-center hover:text-ink hover:underline underline-offset-4"
            >
              {link.label}
            </AppLink>
            <span
              aria-hidden="true"
              className={cx('mx-2.5 text-line-strong', isDeep && link === way.at(-1) && 'max-sm:hidden')}
            >
              /
            </span>
          </li>
        ))}
        <li
          aria-current="page"
          className={cx('inline-flex min-h-6 min-w-0 items-center text-ink-soft', isDeep && 'max-sm:hidden')}
        >
          <span className="line-clamp-1">{current}</span>
        </li>
      </ol>
      <StructuredData key={way.at(-1)?.url + current} block="breadcrumbs" of={{ trail: way, current }} />
    </nav>
  );
}
