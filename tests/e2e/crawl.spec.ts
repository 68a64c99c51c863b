import { HtmlValidate } from 'html-validate/node'
import { expect, test } from '@playwright/test'
import { pathAliases } from '../../src/lib/config/aliases'
import { locales } from '../../src/lib/config/locales'
import { crawl, type Crawl, type CrawledPage } from './support/crawl'
import { alternatesOf, canonicalOf, metaOf, structuredDataOf, titleOf } from './support/markup'
import { tooHeavy } from './support/page-weight'
import { inEveryLanguage, listedPaths, privatePaths } from './support/paths'

const duplicatesOf = (values: readonly (readonly [path: string, value: string])[]): string[] => {
  return [...groups(values)]
    .filter(([, found]) => found.length > 1)
    .map(([value, found]) => `${value}: ${found.map(([path]) => path).join(', ')}`)
}

/** Style rules that React and Next do not comply with. */
const ownWays = [
  ...['void-style', 'attribute-boolean-style', 'attribute-empty-style', 'no-trailing-whitespace', 'doctype-style', 'no-inline-style'],
  ...['script-type', 'long-title', 'tel-non-breaking', 'require-sri'],
]

/** Each page in one language, in rotation: all languages share the components. */
const inTurn = (pages: Iterable<CrawledPage>): readonly CrawledPage[] => {
  const byPage = new Map<string, CrawledPage[]>()
  for (const page of pages) byPage.set(page.path.slice('/en'.length), [...(byPage.get(page.path.slice('/en'.length)) ?? []), page])
  return [...byPage.values()].flatMap((found, index) => found.slice(index % found.length).slice(0, 1))
}

const groups = (values: readonly (readonly [string, string])[]) => {
  const found = new Map<string, (readonly [string, string])[]>()
  for (const each of values) found.set(each[1], [...(found.get(each[1]) ?? []), each])
  return found
}

test.describe('a crawl of the whole site', () => {
  let origin: string
  let found: Crawl
  const publicPages = () => inEveryLanguage(listedPaths).map((path) => ({ path, html: found.pages.get(path)?.html ?? '' }))

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(600_000)
    origin = new URL(baseURL ?? '').origin
    found = await crawl(
      origin,
      locales.map((language) => `/${language}`),
    )
  })

  test('§2.10, §2.22, R2: finds 200, or one redirect and then 200, for every link in four languages', () => {
    expect(found.faults).toEqual([])
    expect(found.pages.size).toBeGreaterThan(inEveryLanguage(listedPaths).length)
  })

  test('§2.22, R2: reaches every canonical page from home', () => {
    expect(inEveryLanguage([...listedPaths, ...privatePaths]).filter((path) => !found.pages.has(path))).toEqual([])
  })

  test('§2.3, R2: redirects every alias to its page in one step, with the query', async () => {
    const wrong: string[] = []
    for (const { alias, canonical } of pathAliases) {
      for (const language of locales) {
        const response = await fetch(`${origin}/${language}${alias}?from=alias`, { redirect: 'manual' })
        const target = response.headers.get('location') ?? ''
        if (response.status !== 308 || !target.endsWith(`/${language}${canonical}?from=alias`))
          wrong.push(`/${language}${alias}: ${response.status} ${target}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('finds a unique title and description of fitting length on every page', () => {
    const pages = publicPages()
    expect(duplicatesOf(pages.map(({ path, html }) => [path, titleOf(html)] as const))).toEqual([])
    expect(duplicatesOf(pages.map(({ path, html }) => [path, metaOf(html, 'description') ?? ''] as const))).toEqual([])
    expect(
      pages.filter(({ html }) => titleOf(html).length > 65 || (metaOf(html, 'description') ?? '').length > 160).map(({ path }) => path),
    ).toEqual([])
  })

  test('finds a canonical link on each page, and reciprocal hreflang links', () => {
    const wrong: string[] = []
    for (const { path, html } of publicPages()) {
      if (canonicalOf(html) !== `${origin}${path}`) wrong.push(`${path}: canonical ${canonicalOf(html)}`)
      const alternates = alternatesOf(html)
      const own = path.slice('/en'.length)
      for (const language of locales) {
        const expected = `${origin}/${language}${own}`
        if (alternates.get(language) !== expected) wrong.push(`${path}: ${language} is ${alternates.get(language)}`)
        if (!found.pages.has(`/${language}${own}`)) wrong.push(`${path}: no ${language}`)
      }
      if (alternates.get('x-default') !== `${origin}/en${own}`) wrong.push(`${path}: x-default is ${alternates.get('x-default')}`)
    }
    expect(wrong).toEqual([])
  })

  test('finds one h1 per page, and its language', () => {
    const wrong = [...found.pages.values()].flatMap(({ path, html }) => [
      ...((html.match(/<h1[\s>]/g) ?? []).length === 1 ? [] : [`${path}: ${(html.match(/<h1[\s>]/g) ?? []).length} h1`]),
      ...(html.includes(`<html lang="${path.slice(1, 3)}"`) ? [] : [`${path}: lang`]),
    ])
    expect(wrong).toEqual([])
  })

  test('finds valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: Object.fromEntries(ownWays.map((rule) => [rule, 'off'])),
    })
    const faults = new Map<string, string>()
    for (const { path, html } of inTurn(found.pages.values())) {
      const report = await validator.validateString(html)
      for (const message of report.results.flatMap(({ messages }) => messages)) {
        const key = `${message.ruleId}: ${message.message}`
        // React renders this for forms with a server action.
        if (message.message === 'Attribute "action" has invalid value ""') continue
        if (!faults.has(key)) faults.set(key, `${key} (${path}, ${message.selector})`)
      }
    }
    expect([...faults.values()]).toEqual([])
  })

  test('finds no page above 150 KB, or 25 KB compressed, except those with their own ceiling', () => {
    const inLanguages = (path: string) => locales.map((language) => found.pages.get(`/${language}${path}`)?.html ?? '')
    expect([...listedPaths, ...privatePaths].flatMap((path) => tooHeavy(path, inLanguages(path)))).toEqual([])
  })

  test('lists exactly the public pages in sitemap.xml', async () => {
    const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname).sort()
    expect(listed).toEqual([...inEveryLanguage(listedPaths)].sort())
  })

  test('excludes private pages from search engines', () => {
    const open = inEveryLanguage(privatePaths).filter(
      (path) => !(metaOf(found.pages.get(path)?.html ?? '', 'robots') ?? '').includes('noindex'),
    )
    expect(open).toEqual([])
  })

  test('finds JSON-LD: the organization everywhere, breadcrumbs below home, offers with plans, questions with answers', () => {
    const typesOn = (path: string) => new Set(structuredDataOf(found.pages.get(path)?.html ?? '').map((thing) => thing['@type']))
    const coded = new Set(inEveryLanguage(['/domains/search', '/domains/endings']))
    const pages = publicPages().filter(({ path }) => !coded.has(path))
    expect(pages.filter(({ path }) => !typesOn(path).has('Organization')).map(({ path }) => path)).toEqual([])
    expect(pages.filter(({ path }) => path.length > 3 && !typesOn(path).has('BreadcrumbList')).map(({ path }) => path)).toEqual([])
    for (const language of locales) {
      expect(typesOn(`/${language}/shared-hosting`)).toContain('Product')
      expect(typesOn(`/${language}/shared-hosting`)).toContain('FAQPage')
    }
    for (const [language, currency, prices] of [
      ['en', 'USD', ['4.99', '49.99']],
      ['de', 'EUR', ['4.24', '42.49']],
    ] as const) {
      const offers = structuredDataOf(found.pages.get(`/${language}/shared-hosting`)?.html ?? '').find((thing) =>
        String(thing['@id']).endsWith('#plan-shared-basic'),
      )?.['offers']
      expect(offers).toEqual(expect.arrayContaining(prices.map((price) => expect.objectContaining({ price, priceCurrency: currency }))))
    }
  })

  test('finds a social image for every page', async () => {
    const pictures = publicPages().map(({ html }) => metaOf(html, 'og:image') ?? '')
    expect(pictures.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
    const response = await fetch(pictures[1] ?? '')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5000)
  })

  test('finds the links in llms.txt and robots.txt', async () => {
    const llms = await (await fetch(`${origin}/llms.txt`)).text()
    expect(llms).toContain(`${origin}/en/vps-hosting`)
    const robots = await (await fetch(`${origin}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(robots).toContain('Disallow: /en/checkout')
  })

  test('§2.1, R1: redirects a path without a language, with its query', async () => {
    const response = await fetch(`${origin}/pricing?from=x`, { redirect: 'manual', headers: { 'Accept-Language': 'fr;q=0.9, xx' } })
    expect([response.status, response.headers.get('location')]).toEqual([307, expect.stringMatching(/\/fr\/pricing\?from=x$/)])
  })
})
