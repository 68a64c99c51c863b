import { describe, expect, it } from 'vitest'

import { splitAmounts, type Amounts } from '@/core/money/currency'
import { toDomainCategoriesView } from '@/blocks/domain-categories/component'
import type { DomainCategoriesBlock } from '@/payload-types'
import type { Extension } from '@/core/catalog/types'
import { toShop, createShopPrices } from '@/modules/content/shop-settings'
import { extensions } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { settings } from '../../../support/engine/world'

const noCatalog = { services: new Map(), extensions: new Map(), transferPrices: new Map(), addons: new Map() }
const inCategories = extensions.map((row): Extension =>
  row.extension === '.io' || row.extension === '.app' ? { ...row, category: 'technology' } : row,
)
const shop = toShop(
  { ...noCatalog, extensions: new Map(inCategories.map((row) => [row.extension, row])) },
  { currencies, automaticDiscounts: [], settings },
)

const item = (category: DomainCategoriesBlock['items'][number]['category']) => ({
  category,
  title: category,
  description: 'What it is for',
})
const block: DomainCategoriesBlock = {
  blockType: 'domain-categories',
  heading: 'By trade',
  items: [item('technology'), item('country'), item('popular')],
}
const codes = [...currencies.keys()]
const inCurrency = (amounts: Amounts, code: string) => splitAmounts(amounts)[codes.indexOf(code)]
const view = toDomainCategoriesView(block, { shop, prices: createShopPrices(shop) })

describe('TLD categories', () => {
  it('§1.13: follow the editor’s order, without empty ones', () => {
    expect(view.items.map(({ category }) => category)).toEqual(['technology', 'popular'])
  })

  it('list the catalogue’s TLDs of that category', () => {
    expect(view.items.map(({ extensions: endings }) => endings)).toEqual([
      ['.io', '.app'],
      ['.com', '.net', '.org', '.co'],
    ])
  })

  it('§9: show the lowest first-year price in every currency', () => {
    expect(view.items.map(({ from }) => inCurrency(from, 'USD'))).toEqual(['$19.99', '$12.99'])
    expect(view.items[1] && inCurrency(view.items[1].from, 'JPY')).toBe('¥1,429')
  })
})
