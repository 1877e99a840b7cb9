import { keptLine, shelfKey } from './kept-line.ts';

/* Before the page's code: the server knows neither a link's fragment nor the memory, and would say that nothing is there. */
const hasJars = /^1;[^;]*;./.test(keptLine(shelfKey) ?? '');
if (hasJars || window.location.hash.startsWith('#s=')) document.documentElement.setAttribute('data-shelf-coming', '');
