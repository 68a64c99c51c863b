import { beforeEach, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { replaceServices } from '@/container'
import { createApi } from './api-client'

const { payload } = await bootPayload({ RATE_LIMIT_SEARCH: '0' })
const api = createApi(payload)

interface Found {
  readonly kind: string
  readonly title: string
  readonly href: string
  readonly titleMarks: readonly (readonly [number, number])[]
}

const ask = async (question: string, lang = 'en') => {
  const { status, body } = await api('GET', `/site-search?q=${encodeURIComponent(question)}&lang=${lang}`)
  expect(status).toBe(200)
  return body?.['results'] as Found[]
}

// The index is cached by this clock, so every test starts later.
let now = Date.now()
beforeEach(() => {
  now += 10_000
  replaceServices(payload, { now: () => now })
})

describe('GET /api/site-search', () => {
  it('finds pages, plans, TLDs and resources in the visitor’s language', async () => {
    expect(await ask('wordpress')).toContainEqual(expect.objectContaining({ kind: 'plan', href: '/en/wordpress-hosting' }))
    expect(await ask('.com')).toContainEqual(expect.objectContaining({ kind: 'extension', title: '.com' }))
    expect(await ask('umziehen', 'de')).toContainEqual(
      expect.objectContaining({ kind: 'resource', href: expect.stringMatching(/^\/de\//) }),
    )
    expect((await ask('shared hosting'))[0]).toMatchObject({ kind: 'page', href: '/en/shared-hosting' })
  })

  it('ignores accents and case', async () => {
    const found = await ask('HEBERGEMENT', 'fr')
    expect(found.map(({ title }) => title)).toContain('Hébergement mutualisé')
  })

  it('returns the matching ranges, if there are any', async () => {
    const found = (await ask('HEBERGEMENT', 'fr')).find(({ title }) => title === 'Hébergement mutualisé')
    expect(found?.titleMarks).toEqual([[0, 'Hébergement'.length]])
    expect((await ask('', 'fr')).flatMap(({ titleMarks }) => titleMarks)).toEqual([])
  })

  it.each([
    ['refund', 'en', '/en/legal/withdrawal'],
    ['invoice', 'en', '/en/invoices'],
    ['how do i get my auth code', 'en', '/en/knowledge-base/authorization-code-and-lock'],
    ['Rückerstattung', 'de', '/de/legal/withdrawal'],
    ['facturas', 'es', '/es/invoices'],
    ['code epp', 'fr', '/fr/knowledge-base/authorization-code-and-lock'],
  ])('corrects “%s” to “%s”', async (question, lang, href) => {
    expect((await ask(question, lang)).map((found) => found.href)).toContain(href)
  })

  it('ranks title matches first', async () => {
    const [first] = await ask('dns')
    expect(first?.title.toLowerCase()).toContain('dns')
  })

  it('returns the most searched pages without a query', async () => {
    const found = await ask('', 'es')
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'plan', 'extension']))
    expect(found.every(({ href }) => href.startsWith('/es'))).toBe(true)
  })

  it('returns no result without a match, and at most twelve', async () => {
    expect(await ask('xyzzy')).toEqual([])
    expect((await ask('a')).length).toBeLessThanOrEqual(12)
  })

  it('leaves out pages hidden from search engines; finds a change at once', async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } }, limit: 1 })
    const id = docs[0]?.id ?? ''
    const isListed = async () => (await ask('about')).some(({ href }) => href === '/en/about')
    expect(await isListed()).toBe(true)
    await payload.update({ collection: 'pages', id, data: { noindex: true } })
    now += 10_000
    expect(await isListed()).toBe(false)
  })

  it('rejects malformed queries', async () => {
    expect((await api('GET', `/site-search?q=${'x'.repeat(101)}`)).status).toBe(400)
    expect((await api('GET', '/site-search?q=a&lang=tlh')).status).toBe(400)
    expect((await api('GET', '/site-search?q=a&page=2')).status).toBe(400)
  })
})
