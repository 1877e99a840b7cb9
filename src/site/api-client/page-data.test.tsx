import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { asPageData, PageData, PageDataElements, responseAdapter } from './page-data.tsx';

function aPage() {
  const responses: string[] = [];
  const html = (modules: string[] = []) =>
    renderToStaticMarkup(
      <PageData value={{ responses, scripts: [] }}>
        <PageDataElements modules={modules} />
      </PageData>,
    );
  return { adapter: responseAdapter(responses), html };
}

/** What an HTML parser makes of an element of script: all up to its end tag, as it is. */
const texts = (html: string) => [...html.matchAll(/<script [^>]*>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');

it('hands responses over as they are, whatever stands in them', () => {
  const data = asPageData({ text: '</script><script>alert("Ёж")</script><!--', list: [1, null, 'a\\b\u2028'] });
  const { adapter, html } = aPage();
  expect(adapter.test(data)).toBe(true);
  expect([adapter.toSerializable(data), adapter.toSerializable(asPageData({ other: 2 }))]).toEqual([0, 1]);
  expect(html()).toMatch(/id="response-0".*id="response-1"/s);
  expect(texts(html(['/a.js'])).map((text) => JSON.parse(text))).toEqual([['/a.js'], data, { other: 2 }]);
});

it('does not write out again what it knows the text of', () => {
  const { adapter, html } = aPage();
  adapter.toSerializable(asPageData({ a: '<b>' }, '{ "a": "<b>" }'));
  expect(texts(html())).toEqual(['[]', '{ "a": "\\u003cb>" }']);
});

it('leaves to the framework what no loader has read', () => {
  const { adapter } = aPage();
  for (const value of [{ a: 1 }, [], null, undefined, 'text', 5, new Error('x')])
    expect(adapter.test(value)).toBe(false);
});

it('does not hand to one page what another one was made from', () => {
  const site = asPageData({ brand: 'Бренд' });
  const [first, second] = [aPage(), aPage()];
  first.adapter.toSerializable(asPageData({ own: 'of the first' }));
  for (const { adapter } of [first, second]) adapter.toSerializable(site);
  expect(texts(second.html())).toEqual(['[]', '{"brand":"Бренд"}']);
});
