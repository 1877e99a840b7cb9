import type { ReactNode } from 'react';

export interface Example {
  /** «длинное название», «выключена» */
  state: string;
  element: ReactNode;
  /** Wide examples take the whole row of the gallery. */
  wide?: boolean;
}

export interface ExampleGroup {
  /** Names of the components. */
  name: string;
  examples: Example[];
}
