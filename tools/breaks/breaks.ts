/** One deliberate mistake in the source, and the tests that must fail because of it. */
export interface Break {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** A file of Vitest, or of Playwright below `e2e/`. */
  test: string;
  /** Only the tests whose title contains this. */
  only?: string;
  project?: 'desktop' | 'phone' | 'catalogue';
}

const catalogue = { test: 'e2e/catalogue.spec.ts', project: 'catalogue' } as const;

/**
 * A sample across the layers: mistakes that somebody might really make, one for each kind of proof that is worth its time.
 * When tests are made faster, merged or moved, `npm run breaks` shows that what they caught is still caught.
 */
export const breaks: readonly Break[] = [
  {
    what: 'the query is lost on the way from /daily/ to /daily',
    file: 'src/server/pages/redirects.ts',
    from: 'location: path + url.search',
    to: 'location: path',
    test: 'src/server/pages/redirects.test.ts',
  },
  {
    what: 'nobody is ever limited',
    file: 'src/server/connection/rate-limit.ts',
    from: 'if (bucket.left < 1)',
    to: 'if (bucket.left < -1e9)',
    test: 'src/server/connection/rate-limit.test.ts',
  },
  {
    what: 'a stopping node does not tell its visitors to come back elsewhere',
    file: 'src/server/connection/drain.ts',
    from: 'response.shouldKeepAlive = false',
    to: 'response.shouldKeepAlive = true',
    test: 'src/server/connection/drain.test.ts',
  },
  {
    what: 'renders queue without end',
    file: 'src/server/operations/turns.ts',
    from: 'underWay >= most',
    to: 'underWay >= most + 1e9',
    test: 'src/server/pages/render-limit.test.ts',
  },
  {
    what: 'inline scripts of anybody may run',
    file: 'src/server/answers/security-headers.ts',
    from: `'script-src': ["'self'", ...hashesOf(scriptCodes(bytes))]`,
    to: `'script-src': ["'self'", "'unsafe-inline'"]`,
    test: 'src/server/answers/security-headers.test.ts',
  },
  {
    what: 'scripts with Russian words in them are refused',
    file: 'src/server/answers/security-headers.ts',
    from: "scriptHash(code, 'latin1')",
    to: 'scriptHash(code)',
    test: 'src/server/answers/security-headers.test.ts',
  },
  {
    what: "a page loses what lies before its entry's tag",
    file: 'src/site/finish-page.ts',
    from: 'html.subarray(headEnd, footStart)',
    to: 'html.subarray(headEnd, headEnd)',
    test: 'src/site/finish-page.test.ts',
  },
  {
    what: 'an address longer than the limit is taken in',
    file: 'src/server/connection/front-door.ts',
    from: 'request.url.length > limits.urlLength)',
    to: 'request.url.length > limits.urlLength * 1e6)',
    test: 'src/server/connection/front-door.test.ts',
  },
  {
    what: "a shop's own parameter is given twice",
    file: 'src/site/campaign/shop-url.ts',
    from: '.filter(([key]) => !given.has(key))',
    to: '.filter(([key]) => key !== "")',
    test: 'src/site/campaign/shop-url.test.ts',
  },
  {
    what: '«without» finds what contains it',
    file: 'src/api/product-filter/facets.ts',
    from: "without: { mode: 'none'",
    to: "without: { mode: 'any'",
    test: 'src/api/product-filter/',
  },
  {
    what: 'a table that has changed is not published',
    file: 'src/store/publish.ts',
    from: 'hashes[name] !== before[name]',
    to: 'before[name] === undefined',
    test: 'src/store/',
  },
  {
    what: 'nobody is told of a publication',
    file: 'src/store/publish.ts',
    from: 'select pg_notify(',
    to: 'select coalesce(',
    test: 'src/store/store.test.ts',
  },
  {
    what: 'a reference to an entry that does not exist is passed over',
    file: 'src/content/check/references.ts',
    from: 'names: content.namesOf(target) };',
    to: 'names: Object.assign(new Set<string>(), { has: () => true }) };',
    test: 'src/content/check/',
  },
  {
    what: 'pages are prepared while visitors load theirs',
    file: 'src/server/pages/warm-up.ts',
    from: 'requests() !== before && waited < patienceMs',
    to: 'requests() < before && waited < patienceMs',
    test: 'src/server/pages/warm-up.test.ts',
  },
  {
    what: 'the store is tidied just when the first visitors come',
    file: 'src/store/tidying.ts',
    from: 'setTimeout(begin, afterMs)',
    to: 'setTimeout(begin, 0)',
    test: 'src/store/tidying.test.ts',
  },
  {
    what: 'what is found stands too far back in its excerpt',
    file: 'src/store/search/fragments.ts',
    from: 'const leadLength = 24;',
    to: 'const leadLength = 120;',
    test: 'src/store/search/fragments.test.ts',
  },
  {
    what: 'a rating is drawn as a share of the most frequent one',
    file: 'src/site/ui/rating.tsx',
    from: 'rating.distribution.reduce((sum, count) => sum + count, 0) || 1',
    to: 'Math.max(...rating.distribution)',
    test: 'src/site/ui/rating.test.tsx',
  },
  {
    what: 'the logo brings its outlines twice',
    file: 'src/site/frame/logo.tsx',
    from: '{again ? <use',
    to: '{again && height < 0 ? <use',
    test: 'src/site/frame/logo.test.tsx',
  },
  {
    what: '«any age» cannot be chosen again',
    file: 'src/site/sections/ages/ages-section.tsx',
    from: 'valueAsNumber === ages.any ? null',
    to: 'valueAsNumber < ages.any ? null',
    test: 'e2e/theme-tools.spec.ts',
    project: 'desktop',
  },
  {
    what: 'an age of the address is not read',
    file: 'src/site/sections/ages/ages.ts',
    from: 'years >= ages.least',
    to: 'years > ages.most',
    test: 'src/site/sections/ages/ages.test.ts',
  },
  {
    what: 'on Back the reader is at the top of the page',
    file: 'src/site/navigation/scroll-decision.ts',
    from: "if (!isReturn) return { kind: 'top' };",
    to: "if (!isHome) return { kind: 'top' };",
    test: 'e2e/behaviour-scroll.spec.ts',
    project: 'desktop',
  },
  {
    what: 'counters run before they are allowed to',
    file: 'src/site/counters/consent.ts',
    from: "(consent === undefined && mode === 'notice')",
    to: 'consent === undefined',
    test: 'e2e/behaviour-consent.spec.ts',
    project: 'desktop',
  },
  {
    what: 'a page whose code is gone after a deploy is not loaded anew',
    file: 'src/site/navigation/chunk-failure.ts',
    from: 'if (!(await isAnswered())) return;',
    to: 'if (await isAnswered()) return;',
    test: 'e2e/behaviour-chunk.spec.ts',
    project: 'desktop',
  },
  {
    what: 'a page changes in 600 ms instead of 200',
    file: 'src/site/navigation/navigation.css',
    from: 'animation-duration: 200ms',
    to: 'animation-duration: 600ms',
    test: 'e2e/behaviour-transition.spec.ts',
    project: 'desktop',
  },
  {
    what: 'pictures of a page without scripts stay empty',
    file: 'src/site/images/picture.tsx',
    from: '<noscript>',
    to: '<noscript hidden data-broken="">',
    test: 'e2e/behaviour-images.spec.ts',
    project: 'desktop',
  },
  {
    what: 'libraries are not compiled while they come',
    file: 'vite.config.ts',
    from: "(isEntry || name === 'vendor' ? '//# allFunctionsCalledOnLoad' : '')",
    to: "(isEntry && name === 'vendor' ? '//# allFunctionsCalledOnLoad' : '')",
    test: 'e2e/weight.spec.ts',
    project: 'desktop',
  },
  {
    what: 'measuring makes the browser go through the code twice',
    file: 'vite.config.ts',
    from: '    withPlainSignals,\n',
    to: '',
    test: 'e2e/weight.spec.ts',
    project: 'desktop',
  },
  {
    what: 'far sections of a long page stay passed over',
    file: 'src/site/short-layout.ts',
    from: 'addEventListener("load",next);setTimeout(next,',
    to: 'setTimeout(()=>{},',
    test: 'e2e/short-layout.spec.ts',
    project: 'desktop',
  },
  {
    what: 'a page does not say which address is its own',
    file: 'src/site/seo/page-head.ts',
    from: "{ rel: 'canonical', href: canonical },",
    to: '',
    ...catalogue,
    only: '/articles is a whole page',
  },
  {
    what: 'small print is too pale on white',
    file: 'src/site/styles/tokens.css',
    from: '--ink-faint: #5d637a',
    to: '--ink-faint: #a9adbd',
    ...catalogue,
    only: '/articles is a whole page',
  },
  {
    what: 'small print is too dark at night',
    file: 'src/site/styles/tokens.css',
    from: '--ink-faint: #9ba3c0',
    to: '--ink-faint: #4b5270',
    ...catalogue,
    only: '/articles is a whole page',
  },
  {
    what: 'a card is wider than a phone',
    file: 'src/site/ui/chip.tsx',
    from: "'inline-flex items-center gap-2 rounded-full",
    to: "'min-w-[420px] inline-flex items-center gap-2 rounded-full",
    ...catalogue,
    only: '/articles is a whole page',
  },
  {
    what: 'a picture moves as soon as it is there',
    file: 'src/site/images/picture.tsx',
    from: "style={state === 'loaded' ? undefined :",
    to: "style={state === 'loaded' ? { marginTop: 40 } :",
    ...catalogue,
    only: '/articles is a whole page',
  },
  {
    what: 'a picture says nothing to those who do not see it',
    file: 'src/site/images/picture.tsx',
    from: 'alt = image.alt } = props',
    to: 'alt = undefined } = props',
    ...catalogue,
    only: '/about is a whole page',
  },
  {
    what: 'links are too small for a finger',
    file: 'src/site/frame/site-footer.tsx',
    from: "'inline-block py-1.25 text-small",
    to: "'block h-3 text-caption",
    ...catalogue,
    only: '/articles is a whole page',
  },
  {
    what: 'a page has two main headings',
    file: 'src/site/frame/site-footer.tsx',
    from: '<footer className="site-footer on-deep bg-deep">',
    to: '<footer className="site-footer on-deep bg-deep"><h1>VitimePro</h1>',
    ...catalogue,
    only: '/contacts is a whole page',
  },
];
