import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { tldLimits } from '@/lib/config/limits'
import { locales } from '@/lib/config/locales'
import { toTldsPageView } from '@/features/tlds-page/tlds-page'
import { findOffer, toTransferWizardView } from '@/blocks/transfer-wizard/load'
import { createContext } from '@/container'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findShop, createShopPrices } from '@/modules/content/shop-settings'
import { extensions } from '@seed/content/extensions'
import { bootPayload } from '../../support/payload'
import { countReads } from '../../support/growth/count-reads'
import { addCodes, addEndings, tellChange } from '../../support/growth/fill-catalogue'
import { createApi, type Api } from '../api/api-client'
import { hostingItem } from '../api/requests'

const codes = 5_000
const endings = 300

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  await addCodes(payload.db.pool, { from: 1, to: codes })
  await addEndings(payload.db.pool, { from: 1, to: endings })
  await tellChange(payload.db.pool)
})

const quote = (code: string, lang = 'en') =>
  api('POST', `/pricing/quote?lang=${lang}`, { body: { currency: 'USD', codes: [code], items: [hostingItem] } })
const change = (code: string, data: object, locale: 'en' | 'de' = 'en') =>
  payload.update({ collection: 'coupons', where: { code: { equals: code } }, data, locale })

describe('a shop with thousands of codes', () => {
  it('D11: reads only the code that a cart names, however it is typed, and is no slower for the others', async () => {
    await quote('WELCOME10')
    const reads = await countReads(payload, async () =>
      expect((await quote(' many000042 ')).body).toMatchObject({ discountSummary: { discountCodes: [{ discountId: 'MANY000042' }] } }),
    )
    expect(reads).toEqual({ statements: 2, rows: 2 })
  })

  it('reads many codes of concurrent visitors in few statements', async () => {
    for (const locale of locales) await quote('WELCOME10', locale)
    const asked = Array.from({ length: 40 }, (_, place) => `MANY${String(100 + place).padStart(6, '0')}`)
    let answers: Awaited<ReturnType<typeof quote>>[] = []
    const reads = await countReads(payload, async () => {
      answers = await Promise.all(asked.map((code, place) => quote(code, locales[place % locales.length])))
    })
    expect(answers.map(({ body }) => body)).toEqual(
      asked.map((code) =>
        expect.objectContaining({
          discountSummary: expect.objectContaining({ discountCodes: [expect.objectContaining({ discountId: code })] }),
        }),
      ),
    )
    expect(reads.statements).toBeLessThan(6)
  })

  it('applies an editor’s change of a code to the next quote without reading anything else', async () => {
    await quote('MANY000007')
    await change('MANY000007', { value: 50 })
    let body: unknown
    const reads = await countReads(payload, async () => ({ body } = await quote('MANY000007')))
    expect(body).toMatchObject({ discountSummary: { discountCodes: [{ discountId: 'MANY000007', originalValue: 50 }] } })
    expect(reads).toEqual({ statements: 2, rows: 2 })
    await change('MANY000007', { isActive: false })
    expect((await quote('MANY000007')).body).toMatchObject({ rejectedCodes: [{ code: 'MANY000007', reason: 'inactive' }] })
  })

  it('R6: names a code in the visitor’s language, or in English', async () => {
    await change('MANY000008', { name: 'Einmalig' }, 'de')
    const nameIn = async (lang: string) => (await quote('MANY000008', lang)).body
    expect(await nameIn('de')).toMatchObject({ discountSummary: { discountCodes: [{ name: 'Einmalig' }] } })
    expect(await nameIn('fr')).toMatchObject({ discountSummary: { discountCodes: [{ name: 'Single use MANY000008' }] } })
  })

  it('D5, D7: applies every condition of a code', async () => {
    await change('MANY000009', { applicableCategories: ['hosting'], excludedCategories: ['vps', 'shared'] })
    expect((await quote('MANY000009')).body).toMatchObject({ rejectedCodes: [{ reason: 'not-applicable' }] })
    await change('MANY000010', { minAmount: 5_000.5 })
    expect((await quote('MANY000010')).body).toMatchObject({ rejectedCodes: [{ reason: 'minimum-amount' }] })
    await change('MANY000011', { expiresAt: '2020-01-01T00:00:00.000Z' })
    expect((await quote('MANY000011')).body).toMatchObject({ rejectedCodes: [{ reason: 'expired' }] })
  })
})

describe('a shop with hundreds of TLDs', () => {
  it('reads each TLD once for thirty concurrent quotes in four languages after a change', async () => {
    await quote('WELCOME10')
    await tellChange(payload.db.pool)
    const reads = await countReads(payload, async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => quote('WELCOME10', locales[index % locales.length])))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    })
    const everyEndingOnce = 2 * (endings + extensions.length)
    expect(reads.rows).toBeGreaterThan(everyEndingOnce)
    // R20: small collections are read per language, and services once more without the English fallback.
    expect(reads.rows - everyEndingOnce).toBeLessThan(130 * locales.length)
  })

  const listed = async (query: string) => {
    const { status, body } = await api('GET', `/catalog/extensions?${query}`)
    const rows = (body?.['extensions'] ?? []) as { readonly extension: string; readonly popular: boolean }[]
    return { status, body, names: rows.map(({ extension }) => extension), extensions: rows }
  }

  it('pages the API’s list, popular ones first, and finds any by prefix', async () => {
    const first = await listed('')
    expect(first.names).toHaveLength(50)
    expect(first.extensions.map(({ popular }) => popular)).toEqual(
      first.extensions.map(({ popular }) => popular).sort((left, right) => Number(right) - Number(left)),
    )
    expect(first.body).toMatchObject({ page: 1, pages: 7, total: endings + extensions.length })
    expect((await listed('page=7')).names).toHaveLength((endings + extensions.length) % 50)
    expect((await listed('q=aa029&limit=3')).names).toEqual(['.aa0290', '.aa0291', '.aa0292'])
    expect((await listed('q=.aa0007')).names).toEqual(['.aa0007'])
    expect((await listed('popular=true')).extensions.every(({ popular }) => popular)).toBe(true)
    expect(
      (await Promise.all(['limit=201', 'limit=0', 'page=0', 'page=x', 'category=none'].map(listed))).map(({ status }) => status),
    ).toEqual([400, 400, 400, 400, 400])
  })

  it('§9: searches ten TLDs, the typed one first, and the next ten on the next page', async () => {
    const search = async (query: string) =>
      (await api('GET', `/domains/search?${query}`)).body as { nextPage: number | null; results: { extension: string }[] }
    const first = await search('q=otterbean.aa0123')
    expect(first.results.map(({ extension }) => extension).slice(0, 2)).toEqual(['.aa0123', '.com'])
    expect([first.results.length, first.nextPage]).toEqual([10, 2])
    const next = await search('q=otterbean.aa0123&page=2')
    expect(
      next.results.map(({ extension }) => extension).filter((extension) => first.results.some((row) => row.extension === extension)),
    ).toEqual([])
    expect((await search(`q=otterbean.aa0123&page=${Math.ceil((endings + extensions.length) / 10)}`)).nextPage).toBeNull()
  })

  it('does not grow the pages with the number of TLDs', async () => {
    const shop = await findShop(createContext(payload, 'en'))
    expect([shop.extensions.length, shop.transferPrices.length]).toEqual([tldLimits.shown, tldLimits.shown])
    expect(shop.counts).toEqual({ extensions: endings + extensions.length, transferPrices: endings + extensions.length })
    expect(shop.shelves.map(({ leading }) => leading.length).every((count) => count <= tldLimits.shown)).toBe(true)
    const rows = shop.shelves.flatMap(({ leading }) => leading)
    expect(JSON.stringify(shop).length).toBeLessThan(
      JSON.stringify({ ...shop, extensions: [], shelves: [], transferPrices: [] }).length + 400 * (rows.length + 2 * tldLimits.shown),
    )
  })

  it('P8: prices the transfer of each listed TLD separately, including those not in the page', async () => {
    const context = createContext(payload, 'en')
    const [{ catalog, settings }, shop] = await Promise.all([findCatalogSnapshot(context), findShop(context)])
    const prices = createShopPrices(shop)
    const block = { blockType: 'transfer-wizard' as const, heading: 'Move' }
    const view = toTransferWizardView(block, { shop, prices, delays: { priceLookup: 0, submission: 0 } })
    expect([Object.keys(view.offers).length <= tldLimits.shown, view.hasMoreOffers]).toEqual([true, true])
    expect(findOffer(catalog, settings, prices, '.aa0300')).toMatchObject({
      isListed: true,
      offer: { price: expect.stringMatching(/^\|\$9\.99\|/), renewal: expect.stringMatching(/^\|\$14\.99\|/) },
    })
    expect(findOffer(catalog, settings, prices, '.museum')).toMatchObject({
      isListed: false,
      offer: { price: expect.stringMatching(/^\|\$12\.99\|/) },
    })
  })

  it('lists fifty TLDs per page, with the page in the URL', async () => {
    const context = createContext(payload, 'de')
    const [{ catalog, settings }, shop] = await Promise.all([findCatalogSnapshot(context), findShop(context)])
    const world = { catalog, settings, prices: createShopPrices(shop) }
    expect(toTldsPageView({}, 'de', world)).toMatchObject({ page: 1, pages: 7, previous: null, next: '/de/domains/endings?page=2' })
    expect(toTldsPageView({}, 'de', world).rows).toHaveLength(50)
    expect(toTldsPageView({ q: 'aa02', page: '2' }, 'de', world)).toMatchObject({
      total: 100,
      previous: '/de/domains/endings?q=aa02',
      next: null,
    })
    expect(toTldsPageView({ page: '-1', category: 'nonsense' }, 'de', world)).toMatchObject({ page: 1, category: null })
  })
})
