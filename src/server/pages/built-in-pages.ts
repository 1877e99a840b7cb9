import { endpoints } from '../../contract/endpoints.ts';
import { builtInErrorPage, errorMessages } from '../../contract/error-messages.ts';
import { keptPagesMark, offlinePaths } from '../../contract/offline.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import type { Site } from '../../contract/site.ts';
import { cachePolicy } from '../../http/caching.ts';
import type { ContentSnapshot } from '../data/content-state.ts';
import { limits, refusalHeaders } from '../operations/limits.ts';
import { escapeHtml, plainPage } from '../responses/plain-page.ts';
import type { Rendered } from '../responses/ready-response.ts';

/** Pages that need nothing that could be missing: of the build only its font, its name and a picture. */

const { title, text, linkToHome, linkToContacts, cardLinks } = builtInErrorPage;

const style = `<style>
@font-face { font-family: Onest; font-weight: 400 700; src: url(${offlinePaths.font}) format("woff2"); }
body { margin: 0; font: 18px/1.5 Onest, system-ui, sans-serif; background: #fff; color: #0b1020; }
header, main, footer { max-width: 72rem; margin: auto; padding: 24px clamp(16px, 4vw, 40px); }
header a { display: block; width: 150px; height: 26px; padding: 9px 0; background: #0e1e5b content-box; mask: url(/logo-image.svg) center / 150px 26px no-repeat; }
main { display: grid; gap: 32px 64px; align-items: center; }
main > img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 32px; }
h1 { margin: 8px 0 16px; font-size: clamp(32px, 6vw, 56px); font-weight: 600; letter-spacing: -0.02em; line-height: 1.1; text-wrap: balance; }
h1 em { color: #1f46e0; font-style: normal; }
h2 { margin: 0 0 8px; font-size: 20px; font-weight: 600; }
p { margin: 0 0 24px; max-width: 36rem; overflow-wrap: anywhere; }
a { color: inherit; }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 4px 24px; }
ul a { display: inline-block; padding: 10px 0; }
.phone { font-size: 24px; font-weight: 600; text-decoration: none; white-space: nowrap; }
.buttons { margin-bottom: 32px; gap: 12px; }
.buttons a { padding: 12px 28px; border: 1.5px solid #8a8d9b; border-radius: 999px; font-weight: 600; text-decoration: none; }
.buttons li:first-child a { background: #1f46e0; border-color: #1f46e0; color: #fff; }
.kept { display: block; }
nav:not(:has(li)) { display: none; }
:focus-visible { outline: 3px solid #1f46e0; outline-offset: 3px; }
.soft { color: #464c61; font-size: 15px; }
@media (min-width: 768px) {
main { grid-template-columns: 1fr 1.15fr; padding-block: 48px; }
main > img { order: 1; }
}
@media (prefers-color-scheme: dark) {
body { background: #0a0f1f; color: #f2f4fb; }
header a { background-color: #fff; }
main > img { filter: brightness(0.82) saturate(0.95); }
h1 em { color: #a3b7ff; }
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

interface Picture {
  src: string;
  alt: string;
}

/** Part of the build: there whatever is published. */
const brokenThing: Picture = { src: '/trouble.webp', alt: 'Закрытая банка и секундомер' };

/** In the site's type and colours, with its name and a picture; what is said stands beside it. */
function page(status: number, head: string, { src, alt }: Picture, words: string, headers?: Record<string, string>) {
  const body = `<header><a href="/" aria-label="Главная страница"></a></header>
<main>
<img src="${src}" alt="${escapeHtml(alt)}" width="960" height="720">
<div>
${words}
</div>
</main>
<footer class="soft">БАД. Не является лекарственным средством</footer>`;
  return plainPage(status, `${head}\n${style}`, body, headers);
}

type Phone = Site['phones'][number];

const phoneLine = (phone: Phone | undefined) =>
  phone ? `<p><a class="phone" href="tel:${escapeHtml(phone.number)}">${escapeHtml(phone.text)}</a></p>` : '';

interface Words extends Record<'message' | 'title' | 'text', string> {
  phone?: Phone;
}

function errorPage(status: number, words: Words, buttons: Link[]): Rendered {
  return page(
    status,
    `<title>${words.title}</title>`,
    brokenThing,
    `<p class="soft">${status} · <span lang="en">${words.message}</span></p>
<h1>${words.title}</h1>
<p>${words.text}</p>
${phoneLine(words.phone)}
<ul class="buttons">
${[...buttons, linkToHome, linkToContacts].map(item).join('\n')}
</ul>
<nav aria-label="Куда пойти">
<ul>
${cardLinks.map(item).join('\n')}
</ul>
</nav>`,
  );
}

/** Specification, section 8: the error page itself has no data. Its words stand beside the status. */
export const lastResortPage = (phone?: Phone): Rendered =>
  errorPage(500, { message: errorMessages.errorPageMissing, title, text, phone }, [
    { url: '', label: 'Попробовать ещё раз' },
  ]);

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
  page(
    503,
    `${refresh}\n<title>${words.title}</title>`,
    brokenThing,
    `<h1>${words.title}</h1>
<p>${words.text}</p>
<ul class="buttons"><li><a href="">Попробовать сейчас</a></li></ul>`,
    refusalHeaders,
  );

/** For visitors beyond the limit on renders. */
export const overloadPage = waitingPage({
  title: 'Сейчас на\u00a0сайте много посетителей',
  text: 'Страница откроется сама через несколько секунд.',
});

/** While nothing has been read yet: a first publication takes a while. */
export const startingPage = (): Rendered =>
  waitingPage({
    title: 'Сайт готовится к\u00a0первому запуску',
    text: 'Это занимает до\u00a0нескольких минут. Страница откроется сама.',
  });

/** What a browser keeps for the time without a network, in the editors' words; its worker adds the pages that it has. */
export async function offlinePage({ readApi }: Pick<ContentSnapshot, 'readApi'>): Promise<Rendered> {
  const [errors, phone] = await Promise.all([readApi(endpoints.page('error')), knownPhone(readApi)]);
  const offline = errors.ok ? errors.data.offline : undefined;
  const { title, text, image } = offline ?? {
    title: 'Связь прервалась',
    text: 'Похоже, пропал интернет.',
    image: null,
  };
  const picture = image ? { src: image.srcset.w960 ?? image.href, alt: image.alt } : brokenThing;
  const rendered = page(
    200,
    `<title>${offline?.meta_title ?? title}</title>\n<script src="${offlinePaths.script}" async></script>`,
    picture,
    `<h1>${title}</h1>
<p>${text}</p>
${phoneLine(phone)}
<ul class="buttons"><li><a href="">${offline?.retry ?? 'Проверить сейчас'}</a></li></ul>
<nav aria-labelledby="kept">
<h2 id="kept">Прочитанное открывается и без сети</h2>
<ul class="kept">
${keptPagesMark}
</ul>
</nav>`,
  );
  return { ...rendered, headers: { ...rendered.headers, 'Cache-Control': cachePolicy.content } };
}

/** The first number that the site shows. */
export async function knownPhone(readApi: ReadApi): Promise<Phone | undefined> {
  const site = await readApi(endpoints.site).catch(() => null);
  return site?.ok ? site.data.phones[0] : undefined;
}
