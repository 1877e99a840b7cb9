import { useSite } from '../api-client/use-site.ts';
import { LegalWarning } from './legal-warning.tsx';

/** The law's sentence beside products that a page of another kind shows. `small`: under a few in a narrow column. */
export function ProductWarning({ small = false }: { small?: boolean }) {
  const text = useSite()?.warning ?? 'БАД. Не является лекарственным средством';
  return <LegalWarning text={text} small={small} />;
}
