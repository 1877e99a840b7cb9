import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './logo.tsx';

it('brings its outlines with the page once, and names them where it stands again', () => {
  const [first, second] = [<Logo key="header" />, <Logo key="footer" again />].map((logo) =>
    renderToStaticMarkup(logo),
  );
  const id = first?.match(/<g id="([^"]+)"><g[^>]*><path /)?.[1];
  expect(id).toBeDefined();
  expect(second).toContain(`<use href="#${id}"`);
  expect(second).not.toContain('<path');
  expect(first).not.toContain('<title>');
});
