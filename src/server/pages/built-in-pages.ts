import { builtInErrorPage, errorMessages } from '../../contract/error-messages.ts';
import { limits, refusalHeaders } from '../operations/limits.ts';
import { escapeHtml, plainPage } from '../responses/plain-page.ts';
import type { Rendered } from '../responses/ready-response.ts';

/** Pages that need nothing that could be missing: no data, no script, no style sheet. */

const { title, text, linkToHome, linkToContacts, cardLinks } = builtInErrorPage;

const style = `<style>
body { margin: 0; font: 18px/1.5 system-ui, sans-serif; background: #fff; color: #0b1020; }
main, footer { max-width: 44rem; margin: auto; padding: 24px clamp(16px, 4vw, 40px); }
h1 { margin: 8px 0 16px; font-size: clamp(32px, 6vw, 56px); line-height: 1.1; }
p { margin: 0 0 24px; max-width: 36rem; overflow-wrap: anywhere; }
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

interface Link {
  url: string;
  label: string;
}

const item = ({ url, label }: Link) => `<li><a href="${url}">${label}</a></li>`;

function errorPage(status: number, words: Record<'message' | 'title' | 'text', string>, buttons: Link[]): Rendered {
  const body = `<main>
<p class="soft">${status} · <span lang="en">${words.message}</span></p>
<h1>${words.title}</h1>
<p>${words.text}</p>
<ul class="buttons">
${[...buttons, linkToHome, linkToContacts].map(item).join('\n')}
</ul>
<nav aria-label="Куда пойти">
<ul>
${cardLinks.map(item).join('\n')}
</ul>
</nav>
</main>
<footer class="soft">БАД. Не является лекарственным средством</footer>`;
  return plainPage(status, `<title>${words.title}</title>\n${style}`, body);
}

/** Specification, section 8: the error page itself has no data. Its words stand beside the status. */
export const lastResortPage = (): Rendered =>
  errorPage(500, { message: errorMessages.errorPageMissing, title, text }, [{ url: '', label: 'Попробовать ещё раз' }]);

const pathMark = '{path}';
const notFoundTemplate = errorPage(
  404,
  {
    message: errorMessages.noRoute(pathMark),
    title: errorMessages.notFound,
    text: 'Возможно, в адресе опечатка или страницу убрали. Начните с главной или поищите на сайте.',
  },
  [],
);
const notFoundHtml = notFoundTemplate.body.toString();

/** Specification, section 8: for unknown addresses while so many are asked for that the site's own page is too costly. */
export function notFoundPage(path: string): Rendered {
  return { ...notFoundTemplate, body: Buffer.from(notFoundHtml.replace(pathMark, () => escapeHtml(path))) };
}

const refresh = `<meta http-equiv="refresh" content="${limits.retryAfterSeconds + 1}">`;

/** While it cannot serve anything: it tries again by itself. */
const waitingPage = (words: Record<'title' | 'text', string>): Rendered =>
  plainPage(
    503,
    `${refresh}\n<title>${words.title}</title>\n${style}`,
    `<main>
<h1>${words.title}</h1>
<p>${words.text}</p>
<ul class="buttons"><li><a href="">Попробовать сейчас</a></li></ul>
</main>`,
    refusalHeaders,
  );

/** For visitors beyond the limit on renders. */
export const overloadPage = (): Rendered =>
  waitingPage({
    title: 'Сейчас на\u00a0сайте много посетителей',
    text: 'Страница откроется сама через несколько секунд.',
  });

/** While nothing has been read yet: a first publication takes a while. */
export const startingPage = (): Rendered =>
  waitingPage({
    title: 'Сайт готовится к\u00a0первому запуску',
    text: 'Это занимает до\u00a0нескольких минут. Страница откроется сама.',
  });
