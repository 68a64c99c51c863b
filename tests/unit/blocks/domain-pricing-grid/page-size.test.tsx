import { describe, expect, it } from 'vitest'

import { tldLimits } from '@/lib/config/limits'
import type { Extension } from '@/core/catalog/types'
import { DomainPricingGrid, toDomainPricingGridView } from '@/blocks/domain-pricing-grid/component'
import { DomainPricing, toDomainPricingView } from '@/blocks/domain-pricing/component'
import { TldsPage, toTldsPageView, type TldsAddress } from '@/features/tlds-page/tlds-page'
import { toShop, createShopPrices } from '@/modules/content/shop-settings'
import { drawInWords } from '../../../support/draw-in-words'
import { extensions } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { settings } from '../../../support/engine/world'

const worldOf = (more: number) => {
  const [com] = extensions
  if (!com) throw new Error('The catalogue has no ending')
  const others = Array.from({ length: more }, (_, index): Extension => ({ ...com, extension: `.aa${index}`, popular: false, order: 1000 }))
  const catalog = {
    services: new Map(),
    transferPrices: new Map(),
    addons: new Map(),
    extensions: new Map([...extensions, ...others].map((row) => [row.extension, row])),
  }
  const shop = toShop(catalog, { currencies, automaticDiscounts: [], settings })
  return { catalog, settings, shop, prices: createShopPrices(shop) }
}

const few = worldOf(0)
const [com] = extensions
if (!com) throw new Error('The catalogue has no ending')
const own: Extension = { ...com, extension: '.de', popular: false, order: 1000 }
const many = worldOf(1_500)

const drawGrid = ({ shop, prices }: typeof few) =>
  drawInWords(
    <DomainPricingGrid view={toDomainPricingGridView({ blockType: 'domain-pricing-grid', heading: 'Prices' }, 'en', { shop, prices })} />,
  )
const drawBars = ({ shop, prices }: typeof few) =>
  drawInWords(<DomainPricing view={toDomainPricingView({ blockType: 'domain-pricing', heading: 'Prices' }, 'en', { shop, prices })} />)

describe.each([
  ['the price grid', drawGrid, 'action="/en/domains/endings"'],
  ['the three-year prices', drawBars, 'href="/en/domains/endings"'],
])('%s', (_name, draw, way) => {
  it('shows all of six TLDs, and nothing else', () => {
    expect(draw(few)).not.toContain('/domains/endings')
  })
  it('shows as many of 1,500 more, and links to the others', () => {
    const html = draw(many)
    expect(html.split('scope="row"')).toHaveLength(tldLimits.shown + 1)
    expect(html).toContain(way)
    expect(html).toContain('All 1,506 extensions')
    expect(html.length).toBeLessThan(1.3 * draw(few).length)
  })
})

describe('the TLD price list', () => {
  it('shows fifty, the current filter, and a link to the next page', () => {
    const html = drawInWords(<TldsPage view={toTldsPageView({ q: 'aa', page: '2' }, 'en', many)} />)
    expect(html.split('scope="row"')).toHaveLength(50 + 1)
    expect(html).toContain('Page 2 of 30')
    expect(html).toContain('href="/en/domains/endings?q=aa&amp;page=3"')
  })

  const rowsOf = (address: TldsAddress, locale = 'en') => toTldsPageView(address, locale, few).rows.map(({ extension }) => extension)

  it('S9: starts with the visitor’s home TLD until filtered', () => {
    const world = { ...few, catalog: { ...few.catalog, extensions: new Map([...few.catalog.extensions, ['.de', own]]) } }
    const first = (address: TldsAddress, locale: string) => toTldsPageView(address, locale, world).rows[0]?.extension
    expect([first({}, 'de'), first({}, 'en'), first({ q: 'io' }, 'de')]).toEqual(['.de', '.com', '.io'])
  })

  it('sorts by first-year or renewal price, lowest first, across pages', () => {
    const byFigure = (figure: 'price' | 'renewal') =>
      [...extensions].sort((left, right) => left[figure] - right[figure]).map((row) => row[figure])
    for (const sort of ['price', 'renewal'] as const) {
      const figures = rowsOf({ sort }).map((name) => few.catalog.extensions.get(name)?.[sort])
      expect(figures).toEqual(byFigure(sort))
    }
    expect(rowsOf({ sort: 'nonsense' })).toEqual(rowsOf({}))
    expect(toTldsPageView({ q: 'aa', sort: 'price', page: '2' }, 'en', many).next).toBe('/en/domains/endings?q=aa&sort=price&page=3')
  })

  it('links to each category and order, and marks the current ones', () => {
    const view = toTldsPageView({ category: 'popular', sort: 'renewal' }, 'fr', few)
    expect(view.kinds.map(({ href }) => href)).toEqual(
      [null, ...new Set(extensions.map(({ category }) => category))].map((category) =>
        category === null ? '/fr/domains/endings?sort=renewal' : `/fr/domains/endings?category=${category}&sort=renewal`,
      ),
    )
    expect(view.sorts.map(({ href }) => href)).toEqual([
      '/fr/domains/endings?category=popular',
      '/fr/domains/endings?category=popular&sort=price',
      '/fr/domains/endings?category=popular&sort=renewal',
    ])
    expect(drawInWords(<TldsPage view={view} />).split('aria-current="true"')).toHaveLength(2 + 1)
  })

  it('P8: shows a transfer price that differs from the first year’s, and otherwise says once that it is equal', () => {
    const { rows } = toTldsPageView({}, 'en', few)
    const alike = rows.filter(({ transfer }) => transfer === null).map(({ extension }) => extension)
    const { defaultTransferPrice } = few.settings
    expect(alike).toEqual(extensions.filter(({ price }) => price === defaultTransferPrice).map(({ extension }) => extension))
    const html = drawInWords(<TldsPage view={toTldsPageView({}, 'en', few)} />)
    expect([html.split('Transfer for').length - 1, html.split('costs the same as the first year').length - 1]).toEqual([
      rows.length - alike.length,
      1,
    ])
  })

  it('S10: says who may register under a TLD', () => {
    const world = { ...few, catalog: { ...few.catalog, extensions: new Map([['.de', { ...own, holder: 'Only for otters.' }]]) } }
    expect(drawInWords(<TldsPage view={toTldsPageView({}, 'en', world)} />)).toContain('Only for otters.')
  })
})
