import { expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { findArticleList } from '@/modules/content/articles'
import { findRedirect, findPage } from '@/modules/content/pages'
import { findSiteAddresses } from '@/modules/content/content.repository'
import { languageOf, languageOfBlock } from '@/lib/text-language'
import { bootPayload } from '../../support/payload'

vi.mock('server-only', () => ({}))
const tagsOf = vi.hoisted(() => new Map<string, readonly string[]>())
const cacheKeys = vi.hoisted(() => new Set<string>())
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, key: readonly string[], { tags }: { readonly tags: readonly string[] }) => {
    tagsOf.set(key[0] ?? '', tags)
    cacheKeys.add(key.join(' '))
    return read
  },
}))

const { payload } = await bootPayload()
const { default: sitemap } = await import('@/app/sitemap')
const { GET: llms } = await import('@/app/llms.txt/route')

const listsOf = async (path: string): Promise<readonly string[]> => {
  const entries = await sitemap()
  const isInSitemap = entries.some(({ url }) => url.endsWith(`/en${path}`))
  const isInLlms = (await (await llms()).text()).includes(`/en${path})`)
  return [...(isInSitemap ? ['sitemap.xml'] : []), ...(isInLlms ? ['llms.txt'] : [])]
}

it('omits a page from sitemap.xml and llms.txt when an editor hides it from search engines', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } }, limit: 1, depth: 0 })
  const id = docs[0]?.id ?? ''
  expect(await listsOf('/about')).toEqual(['sitemap.xml', 'llms.txt'])
  await payload.update({ collection: 'pages', id, data: { noindex: true } })
  expect(await listsOf('/about')).toEqual([])
  expect(await listsOf('/contact')).toEqual(['sitemap.xml', 'llms.txt'])
  await payload.update({ collection: 'pages', id, data: { noindex: false } })
  expect(await listsOf('/about')).toEqual(['sitemap.xml', 'llms.txt'])
})

it('omits a page from sitemap.xml and llms.txt when it is a draft', async () => {
  const page = { path: '/not-yet', title: 'Not yet', _status: 'draft' } as const
  const { id } = await payload.create({ collection: 'pages', data: page, draft: true, locale: 'en', depth: 0 })
  expect(await listsOf('/not-yet')).toEqual([])
  await payload.update({
    collection: 'pages',
    id,
    data: { _status: 'published', layout: [{ blockType: 'hero', heading: 'Not yet', picture: 'none' }] },
    locale: 'en',
    depth: 0,
  })
  expect(await listsOf('/not-yet')).toEqual(['sitemap.xml', 'llms.txt'])
})

it('R20: lists a page only in the languages its title is written in', async () => {
  const data = { path: '/in-two', title: 'In two', layout: [{ blockType: 'hero', heading: 'In two', picture: 'none' }] } as const
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...data, layout: [...data.layout], _status: 'published' },
    locale: 'en',
    depth: 0,
  })
  await payload.update({ collection: 'pages', id, data: { title: 'En dos', _status: 'published' }, locale: 'es', depth: 0 })
  const entries = (await sitemap()).filter(({ url }) => url.endsWith('/in-two'))
  expect(entries.map(({ url }) => new URL(url).pathname)).toEqual(['/en/in-two', '/es/in-two'])
  expect(Object.keys(entries[0]?.alternates?.languages ?? {})).toEqual(['en', 'es', 'x-default'])
  const french = await findPage(createContext(payload, 'fr'), '/in-two')
  expect(languageOf(french ?? {}, 'title')).toBe('en')
  expect(french?.layout?.map(languageOfBlock)).toEqual(['en'])
  const spanish = await findPage(createContext(payload, 'es'), '/in-two')
  expect([languageOf(spanish ?? {}, 'title'), spanish?.layout?.map(languageOfBlock)]).toEqual([undefined, ['en']])
})

it('R24: names the support address in security.txt, and the articles of one language in its feed', async () => {
  const { GET: security } = await import('@/app/.well-known/security.txt/route')
  const text = await (await security()).text()
  const { supportEmail } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  expect(text).toContain(`Contact: mailto:${supportEmail}\n`)
  expect(Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
  const german = createContext(payload, 'de')
  const articles = await findArticleList(german)
  expect(articles.length).toBeGreaterThan(0)
  expect(articles.every(({ languages }) => languages.length === 4)).toBe(true)
})

it('R21: follows a redirect however its address is written', async () => {
  const redirect = { from: '/Old-Offer', to: { type: 'custom', url: '/pricing' }, type: '308', _status: 'published' } as const
  await payload.create({ collection: 'redirects', data: redirect, depth: 0 })
  const context = createContext(payload, 'en')
  const found = { target: '/pricing', isPermanent: true }
  expect([await findRedirect(context, '/old-offer'), await findRedirect(context, '/Old-Offer')]).toEqual([found, found])
  expect((await findSiteAddresses(payload.db.drizzle)).redirects.includes('/old-offer')).toBe(true)
})

it('renders pages again when a picture is replaced', async () => {
  const { readArticle, readCaseStudies, readPage, readTestimonials } = await import('@/request-context')
  await Promise.all([readTestimonials('en'), readCaseStudies('en'), readPage('en', '/'), readArticle('en', 'dnssec')])
  for (const name of ['testimonials', 'case-studies', 'page', 'article'])
    expect([name, tagsOf.get(name)?.includes('collection:media')]).toEqual([name, true])
})

it('R6: caches what a page reads by language and path', async () => {
  const { readPage } = await import('@/request-context')
  cacheKeys.clear()
  const titles = await Promise.all([readPage('en', '/about'), readPage('de', '/about'), readPage('de', '/contact')])
  expect([new Set(titles.map((page) => page?.title)).size, cacheKeys.size]).toEqual([3, 3])
})
