import { type Campaign, campaignOfQuery, keepMarks, mergeCampaign, noCampaign } from './campaign.ts';
import { rememberedKeys } from './constants.ts';

/** Filled on landing; stays right for this page load even where storage cannot be written. */
let campaign: Campaign = noCampaign;
const listeners = new Set<() => void>();

/** Remembers the campaign of the landing URL, and follows what other tabs remember. */
export function startCampaignMemory(search: string): void {
  const known = readStored();
  const merged = mergeCampaign(known, campaignOfQuery(search));
  if (merged !== known) store(merged);
  publish(merged);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || rememberedKeys.some((remembered) => remembered === key)) publish(readStored());
  });
}

export function currentCampaign(): Campaign {
  return campaign;
}

export function onCampaignChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: Campaign): void {
  campaign = next;
  for (const listener of listeners) listener();
}

/** Whatever is found there was perhaps not written by us: it is judged again. */
function readStored(): Campaign {
  try {
    return keepMarks((key) => window.localStorage.getItem(key));
  } catch {
    // Storage is switched off: nothing is remembered, nothing breaks.
    return noCampaign;
  }
}

function store(next: Campaign): void {
  for (const key of rememberedKeys) {
    try {
      const value = next[key];
      if (value) window.localStorage.setItem(key, value);
      else window.localStorage.removeItem(key);
    } catch {
      // Full or switched off: this page load still knows its campaign.
    }
  }
}
