import { cardExamples } from './card-examples.tsx';
import { chartExamples } from './chart-examples.tsx';
import { controlExamples } from './control-examples.tsx';
import type { ExampleGroup } from './example.ts';
import { heroExamples } from './hero-examples.tsx';
import { layoutExamples } from './layout-examples.tsx';
import { readingExamples } from './reading-examples.tsx';
import { sectionExamples } from './section-examples.tsx';
import { stateExamples } from './state-examples.tsx';

/** Every component in every state, for the gallery and for the tests. */
export const exampleGroups: ExampleGroup[] = [
  ...layoutExamples,
  ...controlExamples,
  ...cardExamples,
  ...chartExamples,
  ...readingExamples,
  ...stateExamples,
  ...sectionExamples,
  heroExamples,
];
