import { createFileRoute } from '@tanstack/react-router';
import { errorMessages } from '../../contract/error-messages.ts';
import { pageNotFound } from '../api-client/load.ts';

// A constant of the build: production code does not contain the gallery.
const Gallery = import.meta.env.DEV
  ? (await import('../../../fixtures/gallery/gallery-screen.tsx')).GalleryScreen
  : null;

/** All components, for developers. A 404 in production. */
export const Route = createFileRoute('/__gallery')({
  loader: ({ location }) => {
    if (!Gallery) throw pageNotFound(errorMessages.noRoute(location.pathname));
  },
  head: () => ({ meta: [{ title: 'Компоненты сайта' }, { name: 'robots', content: 'noindex' }] }),
  component: () => Gallery && <Gallery />,
});
