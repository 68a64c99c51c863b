import { expect, it } from 'vitest'
import { toServicesGridView } from '@/blocks/services-grid/component'
import { ServiceRow } from '@/blocks/services-grid/services-list.client'
import { rowsFromAnswer } from '@/blocks/services-grid/use-fresh-rows.client'
import { toShop, createShopPrices } from '@/modules/content/shop-settings'
import { catalog } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { automaticDiscounts } from '../../../support/engine/discounts'
import { settings } from '../../../support/engine/world'
import { drawInWords } from '../../../support/draw-in-words'
import { AddToCart } from '../../../support/mount'

const shop = toShop(catalog, { currencies, automaticDiscounts, settings })
const counts = { ...shop.counts, extensions: shop.extensions.length + 20 }
const totalOf = (defaultCategory: string) =>
  toServicesGridView({ blockType: 'services-grid', heading: 'Plans', showFilter: false, defaultCategory } as never, 'en', {
    shop: { ...shop, counts },
    prices: createShopPrices(shop),
  } as never).totalEndings

it('the way to all endings stands where some of them do, and not below other plans', () => {
  expect(totalOf('domain')).toBe(counts.extensions)
  expect(totalOf('shared')).toBeNull()
})

const features = ['Stored in another building', 'Every backup is verified']
const plan = { features, type: 'hosting', category: 'shared' } as const
const service = { features, type: 'service', category: 'backup' } as const

it('§3.9: lists the features of services, components and add-ons, which are described nowhere else', () => {
  const [first] = shop.services
  const [addon] = shop.addons
  const { rows } = toServicesGridView(
    { blockType: 'services-grid', heading: 'All', showFilter: true, defaultCategory: 'all' } as never,
    'en',
    {
      shop: {
        ...shop,
        extensions: [],
        services: [
          { ...first, ...service, id: 'backup-daily' },
          { ...first, ...plan, id: 'shared-basic' },
        ],
        addons: [{ ...addon, features }],
      },
      prices: createShopPrices(shop),
    } as never,
  )
  expect(rows.map((row) => [row.type, row.features])).toEqual([
    ['service', features],
    ['hosting', undefined],
    ['addon', features],
  ])
  const labels = { periods: {}, popular: '', choosePeriod: '' } as never
  const html = rows.map((row) => drawInWords(<ServiceRow row={row} labels={labels} titleLevel={3} AddToCart={AddToCart} />))
  expect(html.map((row) => features.every((feature) => row.includes(`<li>${feature}</li>`)))).toEqual([true, false, true])
})

it('§3.9: keeps the features when the list is read anew', () => {
  const answered = (more: object) => ({ id: 'one', name: 'One', description: '', specs: [], popular: false, pricing: {}, ...more })
  const rows = rowsFromAnswer({ currency: 'USD', services: [answered(service), answered(plan)] } as never)
  expect(rows.map((row) => row.features)).toEqual([features, undefined])
})
