import { globSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { createServer } from 'vite';

/** The developers' gallery as one page of plain HTML with the built styles: production has no address for it. */
export async function galleryPage(): Promise<string> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { GalleryScreen } = await vite.ssrLoadModule('/fixtures/gallery/gallery-screen.tsx');
    const { renderExample } = await vite.ssrLoadModule('/fixtures/render-example.tsx');
    const main: string = await (renderExample as (element: ReactNode) => Promise<string>)(createElement(GalleryScreen));
    const styles = globSync('assets/*.css', { cwd: 'dist/client' }).map(
      (file) => `<link rel="stylesheet" href="/${file}">`,
    );
    // Sheets of single screens are among the built ones.
    const withoutSources = main.replaceAll(/<link rel="stylesheet" href="\/src\/[^>]*>/g, '');
    return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><title>Компоненты сайта</title><meta name="viewport" content="width=device-width, initial-scale=1">${styles.join('')}</head><body><main>${withoutSources}</main></body></html>`;
  } finally {
    await vite.close();
  }
}
