import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/tool-queries.ts';
import { pick } from '../../api-client/query.ts';

export type NormsQuery = Partial<Record<(typeof toolKeys.norms)[number], string>>;

export const readQuery: (search: Record<string, unknown>) => NormsQuery = pick(...toolKeys.norms);

/** The address is the only state; empty values are left out. */
export function normsHref(query: NormsQuery): string {
  const filled = Object.entries(query).filter(([, value]) => value);
  const text = new URLSearchParams(filled).toString();
  return text ? `${pagePaths.norms}?${text}` : pagePaths.norms;
}
