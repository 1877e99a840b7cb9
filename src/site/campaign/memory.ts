import { createSignal, readStored, writeStored } from '../state/browser-state.ts';
import { type Campaign, campaignOfQuery, keepMarks, mergeCampaign, noCampaign, rememberedKeys } from './campaign.ts';

/** Set on landing; right for this page load also where storage cannot be written. */
const campaign = createSignal<Campaign>(noCampaign);

export const currentCampaign = campaign.get;
export const onCampaignChange = campaign.subscribe;

/** Stores the campaign of the landing URL, and tells it. */
export function rememberLanding(search: string): Campaign {
  const known = storedCampaign();
  const merged = mergeCampaign(known, campaignOfQuery(search));
  if (merged !== known) for (const key of rememberedKeys) writeStored(key, merged[key] ?? null);
  return merged;
}

/** Follows what other tabs store, too. */
export function startCampaignMemory(search: string): void {
  campaign.set(rememberLanding(search));
  window.addEventListener('storage', ({ key }) => {
    if (key === null || rememberedKeys.some((remembered) => remembered === key)) campaign.set(storedCampaign());
  });
}

/** Checked again when read: other code of the site's origin may have written these keys. */
const storedCampaign = (): Campaign => keepMarks(readStored);
