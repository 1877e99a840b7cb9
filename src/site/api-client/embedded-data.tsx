import { type AnyRouter, type SerializationAdapter, useRouter } from '@tanstack/react-router';

/*
 * The data of the server's loaders, as JSON in elements of its own: `<script type="application/json">`. In the
 * framework's inline script it would be code, which the server writes object by object and hashes for the security
 * policy, and which the browser has to compile. The browser's build contains the reading part only.
 */

/** Data of loaders, with its JSON once that is known. */
const texts = new WeakMap<object, string>();

/** The JSON texts of a page. */
const textsOf = new WeakMap<AnyRouter, string[]>();

const idOf = (index: number) => `answer-${index}`;

/** Marks data to be embedded; `text` is the JSON it was parsed from, where that is known. */
export function embedded<T extends object>(data: T, text?: string): T {
  if (import.meta.env.SSR && !texts.has(data)) texts.set(data, text ?? '');
  return data;
}

export function embedLoaderData(router: AnyRouter): void {
  router.options.serializationAdapters = [
    { key: 'answer', fromSerializable: takeData, ...(import.meta.env.SSR && writerFor(router)) } as Adapter,
  ];
}

type Adapter = SerializationAdapter<object, number, readonly []>;

function writerFor(router: AnyRouter): Pick<Adapter, 'test' | 'toSerializable'> {
  const ofPage: string[] = [];
  textsOf.set(router, ofPage);
  return {
    test: (value): value is object => texts.has(value as object),
    toSerializable: (data) => ofPage.push(textOf(data)) - 1,
  };
}

/** Escaped so that no text ends the element. Kept, because the data of the frame is on every page. */
function textOf(data: object): string {
  const text = (texts.get(data) || JSON.stringify(data)).replaceAll('<', '\\u003c');
  texts.set(data, text);
  return text;
}

/** Removes the element, because React does not render it in the browser. */
function takeData(index: number): object {
  const element = document.getElementById(idOf(index)) as HTMLScriptElement;
  element.remove();
  return JSON.parse(element.text);
}

export function EmbeddedData() {
  return textsOf
    .get(useRouter())
    ?.map((text, index) => (
      <script key={idOf(index)} type="application/json" id={idOf(index)} dangerouslySetInnerHTML={{ __html: text }} />
    ));
}
