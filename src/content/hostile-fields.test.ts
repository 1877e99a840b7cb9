import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleFiles, writeFiles } from '../../fixtures/content-files.ts';
import { calls } from '../contract/calls.ts';
import { apiRoot } from '../contract/endpoints.ts';
import { classifyUrl } from '../contract/safe-url.ts';
import { html } from '../contract/wording.ts';
import { compile } from './compile/compile.ts';
import { everyField } from './kinds/field-tree.ts';
import { loadContent } from './load/load.ts';
import type { Content, Entry } from './load/loaded-content.ts';
import { metadataOf, unwrap, variantOf } from './schema/metadata.ts';

/*
 * An editor, or whoever has his password, writes markup into every field at once. Words are escaped by React wherever they
 * stand; what is published as HTML must be clean as it is.
 */

const probe = 'xssprobe';
const payload = [
  'Слово',
  `<script>${probe}()</script>`,
  `<img src=x onerror=${probe}()>`,
  `<svg/onload=${probe}()>`,
  `<a href="javascript:${probe}()" onclick="${probe}()">раз</a>`,
  `[два](javascript:${probe}()) [три](JaVaScRiPt:${probe}()) [четыре](data:text/html,${probe}) [пять](//evil.example "${probe}")`,
  `<iframe srcdoc="${probe}"></iframe><style>${probe}</style><form action=//evil.example><input name=${probe}>`,
  `<em onmouseover=${probe}()>шесть</em><br onload=${probe}()>`,
  `![семь](https://evil.example/${probe}.png)`,
  `<!--${probe}--><math><mi xlink:href="javascript:${probe}()">`,
].join(' ');

const allowedTags =
  'p h2 h3 h4 ul ol li strong em del a blockquote br hr code sup sub table thead tbody tr th td section';
const allowedAttributes = 'href rel target id start class scope tabindex aria-label';

const reached = new Set<string>();
let published: { where: string; html: string }[];

beforeAll(async () => {
  const content = await loadContent(writeFiles(await sampleFiles()));
  poison(content);
  published = compile(content).publication.documents.flatMap(({ path, body }) => htmlIn(schemaFor(path), body, path));
});

describe('markup in every field of the content', () => {
  it('reaches every field that takes Markdown or HTML', () => {
    const natures = ['markdown', 'html'];
    const wanted = [...everyField()].filter(({ field }) => natures.includes(field.type)).map(({ where }) => where);
    expect(wanted.filter((where) => !reached.has(where))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(0);
  });

  it('is nowhere published as anything that runs, loads or leads astray', () => {
    const poisoned = published.filter((text) => text.html.includes('шесть'));
    expect(poisoned.length).toBeGreaterThan(10);
    expect(poisoned.flatMap(({ where, html: text }) => dangers(text).map((danger) => `${where}: ${danger}`))).toEqual(
      [],
    );
  });
});

function poison(content: Content): void {
  for (const entry of content.everyEntry()) {
    const where = entry.record.variants ? `${entry.kind} ${entry.slug}` : entry.kind;
    entry.data = poisoned(entry.schema, entry.data, where) as Entry['data'];
    if (entry.body !== '') entry.body += `\n\n${payload}\n`;
  }
}

const natures: ReadonlySet<string> = new Set(['text', 'markdown', 'html', 'alt']);

function poisoned(schema: z.ZodType, value: unknown, where: string): unknown {
  const inner = unwrap(schema);
  if (typeof value === 'string') {
    const nature = metadataOf(schema)?.type ?? '';
    reached.add(where);
    return natures.has(nature) ? `${value} ${payload}` : value;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => poisoned(inner.element as z.ZodType, item, `${where}[]`));
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const variant = variantOf(inner, value);
    const { type } = value as { type: string };
    return variant ? poisoned(variant, value, `${where}(${type})`) : value;
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const field = inner.shape[key] as z.ZodType | undefined;
      return [key, field ? poisoned(field, item, `${where}.${key}`) : item];
    }),
  );
}

function schemaFor(path: string): z.ZodType {
  const matches = (endpoint: string) =>
    new RegExp(`^${endpoint.replace(/\{\w+\}/g, '[^/]+')}$`).test(`${apiRoot}/${path}`);
  const call = Object.entries(calls).find(([endpoint]) => matches(endpoint))?.[1];
  if (!call) throw new Error(`no call answers ${path}`);
  return call.response;
}

/** Every string of an answer that its contract calls HTML. */
function htmlIn(schema: z.ZodType, value: unknown, where: string): { where: string; html: string }[] {
  if (value === null || value === undefined) return [];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return htmlIn(schema.unwrap() as z.ZodType, value, where);
  if (schema === html) return [{ where, html: String(value) }];
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, i) => htmlIn(schema.element as z.ZodType, item, `${where}[${i}]`));
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const variant = variantOf(schema, value);
    return variant ? htmlIn(variant, value, where) : [];
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = schema.shape[key] as z.ZodType | undefined;
    return field ? htmlIn(field, item, `${where}.${key}`) : [];
  });
}

type ParentNode = DefaultTreeAdapterMap['parentNode'];

function dangers(text: string): string[] {
  const found: string[] = [];
  const visit = (parent: ParentNode) => {
    for (const child of parent.childNodes) {
      if (child.nodeName === '#comment') found.push('a comment');
      if (!('tagName' in child)) continue;
      if (!allowedTags.split(' ').includes(child.tagName)) found.push(`<${child.tagName}>`);
      for (const { name, value } of child.attrs) {
        if (!allowedAttributes.split(' ').includes(name)) found.push(`<${child.tagName} ${name}>`);
        if (name === 'href' && !isHarmless(value, child.attrs)) found.push(`href="${value}"`);
      }
      visit(child);
    }
  };
  visit(parseFragment(text));
  return found;
}

/** A page that is opened from here must not get hold of this one. */
function isHarmless(href: string, attributes: { name: string; value: string }[]): boolean {
  const kind = classifyUrl(href);
  if (kind === 'external') return attributes.some(({ name, value }) => name === 'rel' && value === 'noopener');
  return kind !== 'dangerous';
}
