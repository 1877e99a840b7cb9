/**
 * Rewrites how a page's scripts come: the server's HTML is whole, so they wait until what is seen has been loaded and
 * painted, and do not share a slow connection with it. A reader who acts first, or has waited long enough, gets them at
 * once. See docs/decisions/010-scripts-of-a-page.md.
 */

/** Of the scripts that are modules the entry's is the last. */
export const entryStart = '<script type="module"';
const entryTag = /<script type="module" async="" src="([^"]+)"><\/script>/;
const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** Two thirds of all code, and needed by the rest: named so in `vite.config.ts`. */
const vendorFile = /\/vendor[-.]/;

/** What is seen may be slow to come; nobody waits longer than this for what can be touched. */
const patienceMs = 1_500;

/** What a page has before its end of the head, and from its entry's tag on: nothing in between is touched. */
export interface Ends {
  head: string;
  foot: string;
}

/** With the text of the inline script that was added. */
export function withLateScripts({ head, foot }: Ends): Ends & { script?: string } {
  const entry = entryTag.exec(foot)?.[1];
  if (!entry) return { head, foot };
  const files: string[] = [];
  const bare = head.replace(preloadTag, (_, file: string) => {
    if (file !== entry) files.push(file);
    return '';
  });
  const script = starter(entry, files);
  return { head: bare, foot: foot.replace(entryTag, () => `<script>${script}</script>`), script };
}

/** Written out small, since every page carries it. It leaves the page as the framework expects it. */
function starter(entry: string, files: string[]): string {
  return [
    '{let w=1,d=document,go=()=>{if(!w)return;w=0;',
    `for(let f of ${JSON.stringify(files)}){let l=d.createElement("link");l.rel="modulepreload";l.href=f;d.head.append(l)}`,
    `${importInTurn(entry, files)}.catch(()=>{})};`,
    'd.currentScript.remove();',
    'addEventListener("load",()=>new PerformanceObserver(go).observe({type:"paint",buffered:true}));',
    'for(let t of ["pointerdown","touchstart","keydown"])addEventListener(t,go,{capture:true,passive:true,once:true});',
    // Who is quicker than the scripts has pressed a button that does nothing yet: `client.tsx` presses it again.
    'addEventListener("click",e=>{self.pressed=e.target.closest("button[type=button]")},true);',
    `setTimeout(go,${patienceMs})}`,
  ].join('');
}

/** What others wrote runs first, in a turn of its own: all at once would be the longest of a page on a slow phone. */
function importInTurn(entry: string, files: string[]): string {
  const last = `import(${JSON.stringify(entry)})`;
  const vendor = files.find((file) => vendorFile.test(file));
  return vendor ? `import(${JSON.stringify(vendor)}).then(()=>${last})` : last;
}
