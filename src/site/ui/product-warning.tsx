import { useSite } from '../api-client/use-site.ts';
import { LegalWarning } from './legal-warning.tsx';

/** The legal warning on pages of another kind that show products. */
export function ProductWarning({ small = false }: { small?: boolean }) {
  const text = useSite()?.warning ?? 'БАД. Не является лекарственным средством';
  return <LegalWarning text={text} small={small} />;
}
