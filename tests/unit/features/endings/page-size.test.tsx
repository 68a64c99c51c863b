import { describe, expect, it } from 'vitest'

import type { Extension } from '@/core/catalog/types'
import { DomainPricingGrid } from '@/features/domain-pricing-grid/domain-pricing-grid'
import { toDomainPricingGridView } from '@/features/domain-pricing-grid/to-view'
import { DomainPricing } from '@/features/domain-pricing/domain-pricing'
import { toDomainPricingView } from '@/features/domain-pricing/to-view'
import { EndingsPage } from '@/features/endings-page/endings-page'
import { toEndingsPageView } from '@/features/endings-page/to-view'
import { toShop } from '@/server/content/find-shop'
import { createShopPrices } from '@/server/content/shop-prices'
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
const many = worldOf(1_500)

const drawGrid = ({ shop, prices }: typeof few) =>
  drawInWords(
    <DomainPricingGrid view={toDomainPricingGridView({ blockType: 'domain-pricing-grid', heading: 'Prices' }, 'en', { shop, prices })} />,
  )
const drawBars = ({ shop, prices }: typeof few) =>
  drawInWords(<DomainPricing view={toDomainPricingView({ blockType: 'domain-pricing', heading: 'Prices' }, 'en', { shop, prices })} />)

describe.each([
  ['the price grid', drawGrid],
  ['the three-year prices', drawBars],
])('%s', (_name, draw) => {
  it('with six endings is all of them, and nothing else', () => {
    expect(draw(few)).not.toContain('/domains/endings')
  })
  it('with 1,500 more has twelve rows, a field and a way to the others', () => {
    const html = draw(many)
    expect(html.split('scope="row"')).toHaveLength(12 + 1)
    expect(html).toContain('action="/en/domains/endings"')
    expect(html).toContain('All 1,506 extensions')
    expect(html.length).toBeLessThan(2.2 * draw(few).length)
  })
})

describe('the price list of all endings', () => {
  it('shows fifty of them, what it was asked for, and the way to the next', () => {
    const html = drawInWords(<EndingsPage view={toEndingsPageView({ q: 'aa', page: '2' }, 'en', many)} />)
    expect(html.split('scope="row"')).toHaveLength(50 + 1)
    expect(html).toContain('Page 2 of 30')
    expect(html).toContain('href="/en/domains/endings?q=aa&amp;page=3"')
  })
})
