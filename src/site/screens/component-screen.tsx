import type { Component } from '../../contract/entries.ts';

export function ComponentScreen({ component }: { component: Component }) {
  return <h1>{component.title}</h1>;
}
