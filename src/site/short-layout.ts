/**
 * Lets a long page be laid out in turns. The browser would work out styles and places of all sections before it paints
 * the first; on a slow phone that is a fifth of a second in which a touch waits. So what is far below is passed over until
 * the page has loaded, and is then laid out section by section, one in each frame. Only at the beginning of a visit: who
 * comes back to a place, or to a hash, needs every height above it. See docs/decisions/010-scripts-of-a-page.md.
 */
export function withShortLayout(html: string): string {
  return sectionsOf(html) > sectionsAtOnce ? html.replace('<head>', `<head><script>${layOutInTurns}</script>`) : html;
}

const sectionsOf = (html: string) => html.split('<section').length - 1;

/** The first may be seen at once; the browser itself looks which others are near. */
const sectionsAtOnce = 1;

/**
 * Written out small. Not in the style sheet: without scripts nobody would lift it. A sheet is dear to change, so there is
 * one for all, and each section is let out of it by itself. Nothing of it is left in the document when it is done.
 */
const layOutInTurns = [
  '{let d=document,s,a,i=0;d.currentScript.remove();',
  'if(d.adoptedStyleSheets&&!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){',
  `s=new CSSStyleSheet;s.replaceSync("main section:nth-of-type(n+${sectionsAtOnce + 1}),footer{content-visibility:auto;`,
  'contain-intrinsic-size:auto 60rem}");d.adoptedStyleSheets=[s];addEventListener("load",function next(){',
  'a??=d.querySelectorAll("main section,footer");let e=a[i++];',
  'if(e){e.style.contentVisibility="visible";requestAnimationFrame(next)}',
  'else{d.adoptedStyleSheets=[];for(e of a){e.style.contentVisibility="";e.style.length||e.removeAttribute("style")}}})}}',
].join('');
