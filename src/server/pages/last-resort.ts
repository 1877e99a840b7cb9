import { builtInErrorPage, errorMessages } from '../../contract/error-messages.ts';
import { plainPage } from '../answers/plain-page.ts';
import type { Rendered } from '../answers/ready-response.ts';

const { title, text, linkToHome, linkToContacts, cardLinks } = builtInErrorPage;

/**
 * Specification, section 8: when the error page itself has no data, because the API has never answered or the
 * entry is gone. Needs nothing that could be missing too: no data, no script, no style sheet. The specification's
 * words stand beside the status; what a visitor needs is said in Russian.
 */
const head = `<title>${title}</title>
<style>
body { margin: 0; font: 18px/1.5 system-ui, sans-serif; background: #fff; color: #0b1020; }
main, footer { max-width: 44rem; margin: auto; padding: 24px clamp(16px, 4vw, 40px); }
h1 { margin: 8px 0 16px; font-size: clamp(32px, 6vw, 56px); line-height: 1.1; }
p { margin: 0 0 24px; max-width: 36rem; }
a { color: inherit; }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 12px 24px; }
ul a { display: inline-block; padding: 6px 0; }
.buttons { margin-bottom: 40px; gap: 12px; }
.buttons a { padding: 12px 28px; border: 1.5px solid #8a8d9b; border-radius: 999px; font-weight: 600; text-decoration: none; }
.buttons li:first-child a { background: #1f46e0; border-color: #1f46e0; color: #fff; }
:focus-visible { outline: 3px solid #1f46e0; outline-offset: 3px; }
.soft { color: #464c61; font-size: 15px; }
@media (prefers-color-scheme: dark) {
body { background: #0a0f1f; color: #f2f4fb; }
.buttons li:first-child a { background: #8aa3ff; border-color: #8aa3ff; color: #0a0f1f; }
:focus-visible { outline-color: #a9bbff; }
.soft { color: #bcc3da; }
}
</style>`;

const body = `<main>
<p class="soft">500 · <span lang="en">${errorMessages.errorPageMissing}</span></p>
<h1>${title}</h1>
<p>${text}</p>
<ul class="buttons">
<li><a href="">Попробовать ещё раз</a></li>
${[linkToHome, linkToContacts].map(item).join('\n')}
</ul>
<nav aria-label="Куда пойти">
<ul>
${cardLinks.map(item).join('\n')}
</ul>
</nav>
</main>
<footer class="soft">БАД. Не является лекарственным средством</footer>`;

function item({ url, label }: { url: string; label: string }): string {
  return `<li><a href="${url}">${label}</a></li>`;
}

export const lastResortPage = (): Rendered => plainPage(500, head, body);
