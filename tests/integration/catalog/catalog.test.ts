import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'
import { hostingItem } from '../api/requests'

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
})

interface Service {
  readonly id: string
  readonly category: string
  readonly name: string
}
const servicesOf = (answer: ApiAnswer): readonly Service[] => answer.body?.['services'] as readonly Service[]

describe('GET /api/catalog/services', () => {
  it('§1.5, §9: returns prices, setup fee, savings and strike price', async () => {
    const services = servicesOf(await api('GET', '/catalog/services'))
    expect(services.find(({ id }) => id === 'shared-basic')).toMatchObject({
      pricing: { monthly: { price: 4.99, setupFee: 0 }, yearly: { price: 49.99, originalPrice: null } },
      yearlySavings: { amount: 9.89, percent: 17 },
    })
    expect(services.find(({ id }) => id === 'vps-starter')).toMatchObject({
      pricing: { monthly: { price: 29.99, setupFee: 15, firstPayment: 44.99 } },
    })
    expect(services.find(({ id }) => id === 'ssl-dv')).toMatchObject({ pricing: { yearly: { price: 99.99, originalPrice: 119.99 } } })
  })

  it('§7.7, P10: filters by a category and its descendants', async () => {
    const hosting = servicesOf(await api('GET', '/catalog/services?category=hosting'))
    expect(new Set(hosting.map(({ category }) => category)).size).toBeGreaterThan(3)
    const shared = servicesOf(await api('GET', '/catalog/services?category=shared'))
    expect(new Set(shared.map(({ category }) => category))).toEqual(new Set(['shared']))
  })

  it('M4: converts to the requested currency', async () => {
    const yen = await api('GET', '/catalog/extensions?currency=JPY')
    expect(yen.body).toMatchObject({ currency: 'JPY', exchangeRate: 110, rateDate: '2025-07-19' })
    const extensions = yen.body?.['extensions'] as { extension: string }[]
    expect(extensions.find(({ extension }) => extension === '.com')).toMatchObject({
      price: 1429,
      originalPrice: 1759,
      renewal: 1649,
      discountPercent: 19,
    })
  })

  it('M1: says how many decimals the amounts of each list have', async () => {
    const digitsOf = async (list: string, currency: string) => (await api('GET', `/catalog/${list}?currency=${currency}`)).body?.['digits']
    for (const list of ['services', 'extensions', 'addons']) {
      expect([await digitsOf(list, 'EUR'), await digitsOf(list, 'JPY')], list).toEqual([2, 0])
    }
  })

  it('answers in the requested language', async () => {
    const [english, german] = await Promise.all([api('GET', '/catalog/addons?lang=en'), api('GET', '/catalog/addons?lang=de')])
    expect(german.text).not.toBe(english.text)
  })

  it('may be cached briefly, and is revalidated without a body', async () => {
    const first = await api('GET', '/catalog/services?category=ssl')
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d$/)
    const etag = first.headers.get('etag') ?? ''
    const second = await api('GET', '/catalog/services?category=ssl', { headers: { 'If-None-Match': etag } })
    expect([second.status, second.text]).toEqual([304, ''])
  })
})

describe('an editor’s change', () => {
  it('is in the next quote, in every language', async () => {
    const quote = (lang: string) =>
      api('POST', `/pricing/quote?lang=${lang}`, { body: { currency: 'USD', codes: [], items: [hostingItem] } })
    const before = await quote('es')
    const where = { key: { equals: 'shared-basic' } }
    const { docs } = await payload.find({ collection: 'services', where, limit: 1 })
    const prices = docs[0]?.prices?.map((price) => (price.period === 'yearly' ? { ...price, basePrice: 39.99 } : price))
    await payload.update({ collection: 'services', where, data: { prices: prices as never } })
    await payload.update({ collection: 'services', where, data: { name: 'Básico de verdad' }, locale: 'es' })
    const [spanish, english] = await Promise.all([quote('es'), quote('en')])
    expect(before.body).toMatchObject({ items: [{ price: 49.99 }] })
    expect(spanish.body).toMatchObject({ items: [{ price: 39.99, name: 'Básico de verdad' }] })
    expect(english.body).toMatchObject({ items: [{ price: 39.99 }] })
    expect(english.text).not.toContain('de verdad')
  })

  it('is not sold until published', async () => {
    await payload.update({ collection: 'services', where: { key: { equals: 'shared-pro' } }, data: { name: 'Secret draft' }, draft: true })
    expect((await api('GET', '/catalog/services')).text).not.toContain('Secret draft')
  })
})

describe('GET /api/data/{lang}/{section}', () => {
  it.each([
    'domain-search',
    'case-studies',
    'testimonials',
    'migration',
    'technology-stack',
    'faq',
    'resource-centre',
    'network-metrics',
    'trust-stats',
  ])('R5: returns content of %s in every language', async (section) => {
    const answers = await Promise.all(locales.map((lang) => api('GET', `/data/${lang}/${section}`)))
    for (const { status, body, text } of answers) {
      expect(status, text).toBe(200)
      expect(body).toMatchObject({ success: true, error: null })
      expect((body?.['data'] as { content: unknown }).content).toBeTruthy()
      expect(text).not.toMatch(/createdAt|_status/)
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(4)
  })

  it('§7.1, R5: answers 404 for an unknown section and 400 for an unknown language, with all three keys', async () => {
    const section = await api('GET', '/data/en/nonsense')
    expect([section.status, section.body]).toMatchObject([
      404,
      { success: false, data: null, error: { code: 'section-not-found', message: expect.stringContaining('nonsense') } },
    ])
    const language = await api('GET', '/data/it/testimonials')
    expect([language.status, language.body]).toMatchObject([400, { success: false, data: null, error: { code: 'language-not-found' } }])
  })
})

describe('GET /api/health', () => {
  it('is live, and ready once every migration is applied', async () => {
    expect((await api('GET', '/health/live')).body).toEqual({ status: 'ok', checks: {} })
    expect((await api('GET', '/health/ready')).body).toEqual({ status: 'ok', checks: { database: true, migrated: true } })
    await payload.delete({ collection: 'payload-migrations' as never, where: { name: { like: 'baseline' } } })
    const behind = await api('GET', '/health/ready')
    expect([behind.status, behind.body]).toEqual([503, { status: 'unavailable', checks: { database: true, migrated: false } }])
  })
})
