export const fieldLook =
  'min-h-12 w-full min-w-0 rounded-control bg-page px-4 text-body text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-ink-faint';
