import { memo } from 'react';

interface PhoneLinkProps {
  phone: { number: string; text: string };
  className?: string;
}

/**
 * A phone number that call tracking may replace. React writes it once and then leaves both the address and
 * the words alone, whatever the page around it does.
 */
export const PhoneLink = memo(
  function PhoneLink({ phone, className }: PhoneLinkProps) {
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
