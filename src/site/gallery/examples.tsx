import type { ReactNode } from 'react';
import { cardExamples } from './card-examples.tsx';
import { chartExamples } from './chart-examples.tsx';
import { controlExamples } from './control-examples.tsx';
import { readingExamples } from './reading-examples.tsx';
import { stateExamples } from './state-examples.tsx';

export interface Example {
  /** What is special about it: «длинное название», «выключена». */
  state: string;
  element: ReactNode;
  /** Wide examples take the whole row of the gallery. */
  wide?: boolean;
}

export interface ExampleGroup {
  /** Name of the component. */
  name: string;
  examples: Example[];
}

/** Every component in every state: the gallery shows them, the tests check the same ones. */
export const exampleGroups: ExampleGroup[] = [
  ...controlExamples,
  ...cardExamples,
  ...chartExamples,
  ...readingExamples,
  ...stateExamples,
];
