import { expect, it } from 'vitest'
import { toServicesGridView } from '@/blocks/services-grid/load'
import { toShop, createShopPrices } from '@/modules/content/shop-settings'
import { catalog } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { automaticDiscounts } from '../../../support/engine/discounts'
import { settings } from '../../../support/engine/world'

const shop = toShop(catalog, { currencies, automaticDiscounts, settings })
const counts = { ...shop.counts, extensions: shop.extensions.length + 20 }
const totalOf = (defaultCategory: string) =>
  toServicesGridView({ blockType: 'services-grid', heading: 'Plans', showFilter: false, defaultCategory } as never, 'en', {
    shop: { ...shop, counts },
    prices: createShopPrices(shop),
  } as never).totalEndings

it('links to all TLDs where some are listed, and not below other plans', () => {
  expect(totalOf('domain')).toBe(counts.extensions)
  expect(totalOf('shared')).toBeNull()
})
