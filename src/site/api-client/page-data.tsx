import { createSerializationAdapter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { modulesId, takeJson } from './json-element.ts';

/*
 * What the server hands to the browser with a page. The responses that its loaders have read come as JSON in elements of
 * their own: the framework would write them as code, which the server makes object by object and hashes for the security
 * policy, and which the browser hashes and compiles before it is needed.
 */

/** The loader data of the server with its JSON, once that is known. */
const jsonOf = new WeakMap<object, string>();

/** Marks loader data to be handed over as it is. `json`: what it was parsed from, if that is known. */
export function asPageData<T extends object>(data: T, json?: string): T {
  if (import.meta.env.SSR && !jsonOf.has(data)) jsonOf.set(data, json ?? '');
  return data;
}

const responseId = (index: number) => `response-${index}`;

/** The responses that a page of the server is to hand over, as JSON. */
export interface RouterContext {
  responses: string[];
}

/** Lets the framework serialize the place of a response in the list instead of the response. */
export const responseAdapter = (responses: string[]) =>
  createSerializationAdapter({
    key: 'response',
    test: (value): value is object => jsonOf.has(value as object),
    toSerializable: (data: object): number => responses.push(escapedJson(data)) - 1,
    fromSerializable: (index: number): object => takeJson(responseId(index)) as object,
  });

/** Nothing in it ends a script element. What stands on every page is written out once. */
function escapedJson(data: object): string {
  const json = (jsonOf.get(data) || JSON.stringify(data)).replaceAll('<', '\\u003c');
  jsonOf.set(data, json);
  return json;
}

/** The inline scripts of a page, as the framework made them. */
export interface InlineScript {
  attributes: Record<string, string>;
  code: string;
}

/** What is written at the end of a page. Filled by the server's entry; empty in the browser. */
export const PageData = createContext<{ responses: string[]; scripts: InlineScript[] }>({ responses: [], scripts: [] });

export function PageDataElements({ modules }: { modules: readonly string[] }) {
  const { responses, scripts } = use(PageData);
  return (
    <>
      <JsonElement id={modulesId} json={JSON.stringify(modules)} />
      {responses.map((json, index) => (
        <JsonElement key={responseId(index)} id={responseId(index)} json={json} />
      ))}
      {scripts.map(({ attributes, code }) => (
        <script key={code} {...attributes} dangerouslySetInnerHTML={{ __html: code }} />
      ))}
    </>
  );
}

function JsonElement({ id, json }: { id: string; json: string }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
