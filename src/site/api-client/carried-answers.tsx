import { type AnyRouter, type SerializationAdapter, useRouter } from '@tanstack/react-router';

/*
 * Brings what the server's loaders have read to the browser as it is, in elements of its own. In the framework's script it
 * would be code: the server would write it object by object and hash it for the page's policy, the browser compile and
 * hash it before anybody needs it, and it would be larger. The browser's build has only the part that takes it.
 */

/** What loaders have read: JSON, of which nothing else on the page has a part. With its text, as soon as that is known. */
const answers = new WeakMap<object, string>();

/** The texts that the page of a router carries. */
const textsOf = new WeakMap<AnyRouter, string[]>();

const idOf = (index: number) => `answer-${index}`;

/** The text is what it was read from, where that is known. */
export function carried<T extends object>(answer: T, text?: string): T {
  if (import.meta.env.SSR && !answers.has(answer)) answers.set(answer, text ?? '');
  return answer;
}

export function carryAnswers(router: AnyRouter): void {
  router.options.serializationAdapters = [
    { key: 'answer', fromSerializable: takeAnswer, ...(import.meta.env.SSR && writerFor(router)) } as Adapter,
  ];
}

type Adapter = SerializationAdapter<object, number, readonly []>;

function writerFor(router: AnyRouter): Pick<Adapter, 'test' | 'toSerializable'> {
  const texts: string[] = [];
  textsOf.set(router, texts);
  return {
    test: (value): value is object => answers.has(value as object),
    toSerializable: (answer) => texts.push(textOf(answer)) - 1,
  };
}

/** Nothing in it ends the element. What stands on every page is written out once. */
function textOf(answer: object): string {
  const text = (answers.get(answer) || JSON.stringify(answer)).replaceAll('<', '\\u003c');
  answers.set(answer, text);
  return text;
}

/** Before React comes, which knows nothing of these elements in the browser. */
function takeAnswer(index: number): object {
  // Where there is a number, there is an element.
  const element = document.getElementById(idOf(index)) as HTMLScriptElement;
  element.remove();
  return JSON.parse(element.text);
}

export function CarriedAnswers() {
  return textsOf
    .get(useRouter())
    ?.map((text, index) => (
      <script key={idOf(index)} type="application/json" id={idOf(index)} dangerouslySetInnerHTML={{ __html: text }} />
    ));
}
