import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmbeddedData, embedded, embedLoaderData } from './embedded-data.tsx';

function aRouter() {
  const router = createRouter({ routeTree: createRootRoute() });
  embedLoaderData(router);
  const [adapter] = router.options.serializationAdapters ?? [];
  if (!adapter) throw new Error('the router has no adapter');
  const html = () =>
    renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <EmbeddedData />
      </RouterContextProvider>,
    );
  return { adapter, html };
}

/** What an HTML parser makes of an element of script: all up to its end tag, as it is. */
const texts = (html: string) => [...html.matchAll(/<script [^>]*>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');

it('brings answers as they are, whatever stands in them', () => {
  const answer = embedded({ text: '</script><script>alert("Ёж")</script><!--', list: [1, null, 'a\\b\u2028'] });
  const { adapter, html } = aRouter();
  expect(adapter.test(answer)).toBe(true);
  expect([adapter.toSerializable(answer), adapter.toSerializable(embedded({ other: 2 }))]).toEqual([0, 1]);
  expect(html()).toMatch(/id="answer-0".*id="answer-1"/s);
  expect(texts(html()).map((text) => JSON.parse(text))).toEqual([answer, { other: 2 }]);
});

it('does not write out again what it knows the text of', () => {
  const { adapter, html } = aRouter();
  adapter.toSerializable(embedded({ a: '<b>' }, '{ "a": "<b>" }'));
  expect(texts(html())).toEqual(['{ "a": "\\u003cb>" }']);
});

it('leaves to the framework what no loader has read', () => {
  const { adapter } = aRouter();
  for (const value of [{ a: 1 }, [], null, undefined, 'text', 5, new Error('x')])
    expect(adapter.test(value)).toBe(false);
});

it('does not bring to one page what another one was made from', () => {
  const site = embedded({ brand: 'Бренд' });
  const [first, second] = [aRouter(), aRouter()];
  first.adapter.toSerializable(embedded({ own: 'of the first' }));
  for (const { adapter } of [first, second]) adapter.toSerializable(site);
  expect(texts(second.html())).toEqual(['{"brand":"Бренд"}']);
});
