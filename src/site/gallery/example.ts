import type { ReactNode } from 'react';

export interface Example {
  /** What is special about it: «длинное название», «выключена». */
  state: string;
  element: ReactNode;
  /** Wide examples take the whole row of the gallery. */
  wide?: boolean;
}

export interface ExampleGroup {
  /** Names of the components, as the code has them. */
  name: string;
  examples: Example[];
}
