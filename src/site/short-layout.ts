/**
 * Lets a long page be laid out in turns. The browser would work out styles and places of all sections before it paints
 * the first; on a slow phone that is a fifth of a second in which a touch waits. So what is far below is passed over until
 * the page has loaded, and is then laid out section by section, a share of all elements in each frame. Who scrolls before
 * that gets all of it, so that nothing changes its height in sight. Only at the beginning of a visit: who comes back to a
 * place, or to a hash, needs every height above it, and so does the studio's preview. See
 * docs/decisions/010-scripts-of-a-page.md.
 */
export const withShortLayout = (html: string) => html.replace('<head>', `<head><script>${layOutInTurns}</script>`);

/** What may be passed over, and about how high it is. The browser itself looks what of it is near. */
const sections = 'main section:nth-of-type(n+2),footer';
const cards = 'main ul.grid>li:nth-child(n+3)';
/** A carousel is a section in a section. Its cards are as high as the first. */
const aside = 'main section section li:nth-child(n+2)';
/**
 * The parts of the capsule that opens: three dozen animations, which took half of the first frame. The browser would find
 * them near; but the picture above fills the window, whatever its size.
 */
const scene = '.formula-rows>li,.formula-jar,.formula-capsule';
/** The scene's section begins where the picture ends, at times with its title in sight: it comes with the second frame. */
const second = 'main>section.formula';
/** So do cards of search results on a phone: of the second kind the third is in sight where the first have no picture. */
const secondOnPhone = 'main section:nth-of-type(2) ul.grid>li:not([class]):nth-child(n+3):nth-child(-n+4)';
/** The text of an article, on a phone: its title and its picture come first. */
const text = 'main>article>div+div,main>article .prose';
const paragraphs = 'main>article .prose>*';
/** What of a series, a theme, a product and a component is below the window of a phone, but found near. */
const below = 'main>[data-accent]>section:nth-of-type(n+2)>*,.product-page>section>*,.label-sheet';
/** Their cards one by one, from the first on. Not those with a surface: it shifts. */
const cardsBelow = 'main>[data-accent]>section:nth-of-type(n+2) ul.grid>li:not([class])';
/** The comparison is one thing to `content-visibility`, and the largest of its page: its rows are not there before their turn. */
const rowsBelow = 'main>[data-accent]>section:nth-of-type(n+2) .comparison tr';
/** On a phone the fifth card is below the window, be they one or two beside each other. */
const furtherCards = 'main ul.grid>li:not([class]):nth-child(n+5)';
const phone = '(width<40rem) and (height<56rem)';

/**
 * In about so many frames everything is there: as many elements in each, be they many small things or a large one, which
 * is not laid out together with others.
 */
const turns = 48;

/** Pictures may be slow to come; by then React may be at work, which counts on the heights of all sections. */
const patienceMs = 2_500;

/**
 * Written out small. Not in the style sheet: without scripts nobody would lift it. A sheet is dear to change, so there is
 * one for all, and each section is let out of it by itself. Nothing of it is left in the document when it is done, or when
 * the visitor has gone on to another page.
 */
export const layOutInTurns = [
  `{let d=document,l="${sections},${cards},${aside}",h="${scene},${text},${paragraphs},${below},${cardsBelow},${rowsBelow}",s,a,i=0,c=e=>e.getElementsByTagName("*").length,v=(e,x)=>e.cells?e.style.display=x&&"table-row":e.style.contentVisibility=x;`,
  'd.currentScript.remove();',
  'if(d.adoptedStyleSheets&&self==top&&!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){',
  's=new CSSStyleSheet;s.replaceSync(l+"{content-visibility:auto;contain-intrinsic-block-size:auto 100rem}',
  `${cards}{contain-intrinsic-block-size:auto 25rem}${aside}{contain-intrinsic-block-size:auto 1px}`,
  `${scene},${second}{content-visibility:hidden}@media${phone}{${text},${paragraphs},${below},${cardsBelow},${furtherCards},${secondOnPhone}{content-visibility:hidden}${rowsBelow}{display:none}}`,
  `${text},${below}{contain-intrinsic-block-size:auto 100rem}`,
  '");d.adoptedStyleSheets.push(s);let next=()=>{',
  'a??=d.querySelectorAll(l+","+h);',
  `if(a[i]?.isConnected){for(let q=c(d)/${turns},n=q;a[i]&&(q==n||q>=c(a[i]));v(a[i++],"visible"))q-=c(a[i])+1;`,
  'requestAnimationFrame(next)}',
  'else if(s){d.adoptedStyleSheets=d.adoptedStyleSheets.filter(o=>o!=s);s=0;',
  'for(let e of a){v(e,"");e.style.length||e.removeAttribute("style")}}};',
  `new PerformanceObserver(()=>{for(let e of s?d.querySelectorAll("${second},${secondOnPhone}"):[])v(e,"visible")}).observe({type:"paint",buffered:true});`,
  `let start=()=>a||next();addEventListener("load",start);setTimeout(start,${patienceMs});`,
  'addEventListener("scroll",()=>{i=1e9;next()},{once:true})}}',
].join('');
