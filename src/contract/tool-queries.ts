/** What the addresses of the tools hold after the question mark. Browsers with scripts keep the shelf in the fragment. */
export const toolKeys = {
  norms: ['who', 'group', 'sort'],
  shelf: ['s', 'add', 'age', 'sex', 'mother', 'name', 'text', 'servings'],
} as const;
