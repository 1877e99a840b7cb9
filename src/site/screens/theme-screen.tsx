import type { Theme } from '../../contract/theme.ts';

export function ThemeScreen({ theme }: { theme: Theme }) {
  return <h1>{theme.title}</h1>;
}
