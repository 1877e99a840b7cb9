import { createFileRoute } from '@tanstack/react-router';
import { errorMessages } from '../../contract/error-messages.ts';
import { pageNotFound } from '../api-client/load.ts';

// The condition is a constant of the build: production code has neither the gallery nor the way to it.
const Gallery = import.meta.env.DEV ? (await import('../gallery/gallery-screen.tsx')).GalleryScreen : null;

/** Developers' page of all components. In production this address does not exist. */
export const Route = createFileRoute('/__gallery')({
  loader: ({ location }) => {
    if (!Gallery) throw pageNotFound(errorMessages.noRoute(location.pathname));
  },
  head: () => ({ meta: [{ title: 'Компоненты сайта' }, { name: 'robots', content: 'noindex' }] }),
  component: () => Gallery && <Gallery />,
});
