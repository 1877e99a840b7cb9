import { deferred } from '../../ui/deferred.tsx';

/** What a product's page says beside name, pictures and shops: read, and not acted on. */
const details = () => import('./product-details.tsx');

export const ProductLabel = deferred(async () => (await details()).ProductLabel);
export const ProductDetails = deferred(async () => (await details()).ProductDetails);

export const loadDetails = () => Promise.all([ProductLabel.preload(), ProductDetails.preload()]);

if (import.meta.env.SSR) await loadDetails();
