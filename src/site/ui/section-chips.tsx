import { cx } from './class-names.ts';
import { Container } from './layout.tsx';
import { TagList } from './tag-list.tsx';
import { useCurrentSection } from './use-current-section.ts';

interface SectionChipsProps {
  /** Names the list for screen readers. */
  label: string;
  sections: { id: string; label: string }[];
  className?: string;
}

/** Links to the sections of a long page, in one row that stays in view; it moves up when the header goes away. */
export function SectionChips({ label, sections, className }: SectionChipsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav
      aria-label={label}
      className={cx(
        'sticky top-[calc(var(--header-height)-1px)] z-20 bg-page py-2.5 transition-[top] duration-(--motion-page) ease-out in-data-header-away:top-0 print:hidden',
        className,
      )}
    >
      <Container>
        <TagList
          label={label}
          size="medium"
          className="max-sm:no-scrollbar max-sm:-mx-side max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-side max-sm:py-1 max-sm:*:shrink-0"
          tags={sections.map(({ id, label: text }) => ({ label: text, href: `#${id}`, selected: id === current }))}
        />
      </Container>
    </nav>
  );
}
