import { memo } from 'react';

/** Call tracking may replace number and text, so React writes them once and never updates them. */
export const PhoneLink = memo(
  function PhoneLink({ phone, className }: { phone: { number: string; text: string }; className?: string }) {
    return (
      <a
        href={`tel:${phone.number}`}
        className={className}
        data-phone=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: escapeText(phone.text) }}
      />
    );
  },
  () => true,
);

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
