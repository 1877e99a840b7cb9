/** What the addresses of the tools hold after the question mark. Browsers with scripts keep the shelf in the fragment. */
export const toolKeys = {
  components: ['group', 'food', 'with'],
  norms: ['who', 'group', 'sort'],
  comparison: ['p', 'd', 'c1', 'c2', 'c3', 'c4'],
  finder: ['a', 'v'],
  shelf: ['s', 'add', 'age', 'sex', 'mother', 'name', 'text', 'servings'],
} as const;
