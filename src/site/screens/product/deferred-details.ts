import { deferred } from '../../ui/deferred.tsx';

/** What a product's page says beside name, pictures and shops: read, and not acted on. */
export const loadDetails = () => import('./product-details.tsx');

const onServer = import.meta.env.SSR ? await loadDetails() : undefined;

export const ProductLabel = deferred(onServer?.ProductLabel, async () => (await loadDetails()).ProductLabel);
export const ProductDetails = deferred(onServer?.ProductDetails, async () => (await loadDetails()).ProductDetails);
