interface Mistake {
  title: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
}

/** One deliberate mistake in the source, and the test file that must fail because of it. */
export interface Break extends Mistake {
  file: string;
  /** A file of Vitest, or of Playwright: `.spec.ts`. */
  test: string;
  /** Only the tests whose title contains this. */
  only?: string;
  project?: 'desktop' | 'phone' | 'catalogue';
}

const inFile = (file: string, proof: Pick<Break, 'test' | 'only' | 'project'>, mistakes: Mistake[]): Break[] =>
  mistakes.map((mistake) => ({ file, ...proof, ...mistake }));

const desktop = (test: string) => ({ test, project: 'desktop' }) as const;
const audit = { test: 'e2e/http/catalogue.test.ts', only: 'the audit finds nothing' } as const;

/** A sample across the layers of mistakes that are easily made. */
export const breaks: readonly Break[] = [
  ...inFile('src/contract/safe-url.ts', { test: 'src/contract/safe-url.test.ts' }, [
    {
      title: 'an encoded javascript: address is followed',
      find: 'const maxLayers = 5',
      replace: 'const maxLayers = 0',
    },
    { title: 'unknown schemes are followed', find: '!webProtocols.has(parsed.protocol)', replace: 'false' },
  ]),
  ...inFile('src/nutrition/decimal.ts', { test: 'src/nutrition/decimal.test.ts' }, [
    { title: 'per cent are rounded down', find: '* 200n + below) / (2n * below)', replace: '* 100n) / below' },
  ]),
  ...inFile('src/nutrition/limits.ts', { test: 'src/nutrition/limits.test.ts' }, [
    {
      title: 'a child gets a limit of older ones',
      find: '(from) => age >= from',
      replace: '(from) => age + 3 >= from',
    },
  ]),
  ...inFile('src/nutrition/shelf/sum-shelf.ts', { test: 'src/nutrition/shelf/shelf.test.ts' }, [
    { title: 'two portions of a jar count as one', find: 'decimal(jar.portions)', replace: 'decimal(1)' },
  ]),
  ...inFile('src/content/check/references.ts', { test: 'src/content/check/check-content.test.ts' }, [
    {
      title: 'a wrong reference is passed over',
      find: 'names: content.namesOf(target)',
      replace: 'names: { has: () => true }',
    },
    { title: 'a series without products is published', find: 'if (!own) report', replace: 'if (own) report' },
  ]),
  ...inFile('src/content/claims/find-claims.ts', { test: 'src/content/claims/find-claims.test.ts' }, [
    { title: 'a claim in an article is forgiven', find: '!matches(actingUpon,', replace: 'matches(actingUpon,' },
  ]),
  ...inFile('src/content/schedule/visible-content.ts', { test: 'src/content/schedule/visible-content.test.ts' }, [
    { title: 'the next change is one that has passed', find: '(moment) => moment > after', replace: '() => true' },
  ]),
  ...inFile('src/content/publishing/create-publishing.ts', { test: 'src/content/publishing/publishing.test.ts' }, [
    { title: 'faulty content is published', find: 'if (!publication) return { s', replace: 'if (false) return { s' },
    { title: 'the same is published again', find: 'version === current.version &&', replace: 'version === "" &&' },
  ]),
  ...inFile('src/store/sql-store.ts', { test: 'src/store/store.test.ts' }, [
    { title: 'the slower publisher wins', find: 'Number(before?.id) !== after', replace: 'after < 0' },
    { title: 'pictures of previews are removed', find: "'vitimepro_previews')", replace: "'vitimepro_publications')" },
    { title: 'an expired preview is shown', find: 'id = $1 and until > $2', replace: 'id = $1 and until <> $2' },
  ]),
  ...inFile('src/api/product-filter/facets.ts', { test: 'src/api/product-filter/filter-products.test.ts' }, [
    { title: '«without» finds what contains it', find: "without: { mode: 'none'", replace: "without: { mode: 'any'" },
  ]),
  ...inFile('src/api/search.ts', { test: 'src/api/search.test.ts' }, [
    { title: 'an e-mail address is counted as a query', find: "query.includes('@')", replace: 'false' },
  ]),
  ...inFile('src/server/responses/response-cache.ts', { test: 'src/server/responses/response-cache.test.ts' }, [
    { title: 'a page of an old version is kept', find: 'version !== this.#options.version()', replace: 'false' },
    { title: 'a page is made once per visitor who waits', find: 'if (pending) return pending;', replace: '' },
  ]),
  ...inFile('src/server/responses/security-headers.ts', { test: 'src/server/responses/security-headers.test.ts' }, [
    { title: 'any script may run', find: `'script-src', "'self'"`, replace: `'script-src', "'unsafe-inline'"` },
  ]),
  ...inFile('src/server/pages/page-address.ts', { test: 'src/server/pages/page-address.test.ts' }, [
    { title: 'campaigns split the cache', find: 'keysOfPages[url.pathname] ?? []', replace: 'url.searchParams.keys()' },
  ]),
  ...inFile('src/server/connection/drain.ts', { test: 'src/server/connection/drain.test.ts' }, [
    { title: 'a stopping node keeps its connections', find: "'Connection', 'close'", replace: "'X-Connection', ''" },
  ]),
  ...inFile('src/server/connection/request-gate.ts', { test: 'src/server/connection/request-gate.test.ts' }, [
    {
      title: 'too long an address is admitted',
      find: 'request.url.length > limits',
      replace: 'request.url.length < -limits',
    },
  ]),
  ...inFile('src/server/data/api-connection.ts', { test: 'src/server/data/api-connection.test.ts' }, [
    {
      title: 'a response that breaks the contract is taken',
      find: '!isChecked.has(key)',
      replace: 'isChecked.has(key)',
    },
  ]),
  ...inFile('src/site/api-client/page-data.tsx', { test: 'src/site/api-client/page-data.test.tsx' }, [
    { title: 'a text can end the script element that carries it', find: ".replaceAll('<', '\\\\u003c')", replace: '' },
  ]),
  ...inFile('src/site/navigation/scroll-decision.ts', desktop('e2e/behaviour-scroll.spec.ts'), [
    { title: 'Back leads to the top', find: 'if (!isReturn) return', replace: 'if (!isHome) return' },
  ]),
  ...inFile('src/site/navigation/scroll.ts', desktop('e2e/behaviour-interruption.spec.ts'), [
    {
      title: 'an error page is shown where nobody sees it',
      find: 'bringIntoView();\n    const { pathname }',
      replace: 'const { pathname }',
    },
  ]),
  ...inFile('src/site/navigation/navigate-to.ts', { test: 'src/site/navigation/navigate-to.test.ts' }, [
    {
      title: 'code leaves the site without permission',
      find: 'checkNavigation(url, options, origin);\n  const target',
      replace: 'const target',
    },
  ]),
  ...inFile('src/site/frame/site-frame.tsx', { ...desktop('e2e/behaviour-transition.spec.ts'), only: 'loading line' }, [
    {
      title: 'the loading line vanishes while the transition runs',
      find: '[view-transition-name:loading-line] ',
      replace: '',
    },
  ]),
  ...inFile('src/site/server-entry.ts', { ...desktop('e2e/behaviour-campaign.spec.ts'), only: 'before the page has' }, [
    {
      title: 'a quick click has no campaign',
      find: '{ attributes: {}, code: beforeScripts }, ',
      replace: '',
    },
  ]),
  ...inFile(
    'src/site/routes/politika-obrabotki-dannyh-vitimepro.tsx',
    { test: 'e2e/http/specification.test.ts', only: 'politika' },
    [
      {
        title: 'a route shows the page of another',
        find: "endpoints.page('policy')",
        replace: "endpoints.page('privacy')",
      },
    ],
  ),
  ...inFile('src/site/images/lazy-loading.ts', { ...desktop('e2e/behaviour-images.spec.ts'), only: '300 px before' }, [
    { title: 'pictures start 20 px late', find: 'lazyMarginPx = 300', replace: 'lazyMarginPx = 280' },
  ]),
  ...inFile('src/site/styles/components.css', { ...desktop('e2e/focus.spec.ts'), only: 'of /events is seen' }, [
    { title: 'a card cuts off its own outline', find: 'outline-offset: -6px;', replace: 'outline-offset: 3px;' },
  ]),
  ...inFile('src/site/counters/consent.ts', desktop('e2e/behaviour-consent.spec.ts'), [
    { title: 'counters run without consent', find: "=== undefined && mode === 'notice'", replace: '=== undefined' },
  ]),
  ...inFile('src/site/navigation/chunk-failure.ts', desktop('e2e/behaviour-chunk.spec.ts'), [
    { title: 'lost code is not loaded anew', find: 'if (!(await isAnswered()))', replace: 'if (await isAnswered())' },
  ]),
  ...inFile('src/site/client.ts', { ...desktop('e2e/filters.spec.ts'), only: 'before the page is hydrated' }, [
    { title: 'a press of a button before the code is there is lost', find: 'pressed?.click();', replace: '' },
  ]),
  ...inFile('src/site/images/picture.tsx', desktop('e2e/behaviour-images.spec.ts'), [
    { title: 'pictures stay empty without scripts', find: '<noscript>', replace: '<noscript hidden data-broken="">' },
  ]),
  ...inFile('src/site/seo/page-head.ts', audit, [
    { title: 'a page does not name its own address', find: "{ rel: 'canonical', href: canonical },", replace: '' },
  ]),
];
