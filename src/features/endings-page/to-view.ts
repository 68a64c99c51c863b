import { endingLimits } from '@/config/limits'
import { extensionCategories, type Catalog, type Extension, type ExtensionCategory, type PricingSettings } from '@/core/catalog/types'
import { localizedHref } from '@/core/navigation/localized-href'
import { discountPercent } from '@/core/pricing/discount-percent'
import { transferPrice } from '@/core/pricing/domain-price'
import { endingsPath } from '@/core/navigation/endings-path'
import type { ShopPrices } from '@/server/content/shop-prices'
import { listExtensions } from '@/server/catalog/list-extensions'
import type { EndingRowView, EndingsPageView } from './types'

/** What the URL asks for. */
export interface EndingsAddress {
  readonly q?: string
  readonly category?: string
  readonly page?: string
}

interface World {
  readonly catalog: Catalog
  readonly settings: PricingSettings
  readonly prices: Pick<ShopPrices, 'unit'>
}

const longestQuestion = 100

const readCategory = (asked: string | undefined): ExtensionCategory | null => extensionCategories.find((known) => known === asked) ?? null

const toRow = (row: Extension, { catalog, settings, prices }: World): EndingRowView => ({
  extension: row.extension,
  description: row.description,
  popular: row.popular,
  price: prices.unit(row.price),
  original: row.originalPrice > row.price ? prices.unit(row.originalPrice) : null,
  discountPercent: discountPercent(row.originalPrice, row.price),
  renewal: prices.unit(row.renewal),
  transfer: prices.unit(transferPrice(catalog, settings, row.extension).price),
})

const hrefOf = (locale: string, { q, category, page }: EndingsAddress): string => {
  const parameters = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(page && page !== '1' ? { page } : {}),
  }).toString()
  return `${localizedHref(locale, endingsPath)}${parameters === '' ? '' : `?${parameters}`}`
}

/** One page of the price list, as the address asks for it; what is written oddly there asks for the first page of all. */
export const toEndingsPageView = (address: EndingsAddress, locale: string, world: World): EndingsPageView => {
  const question = (address.q ?? '').trim().slice(0, longestQuestion)
  const category = readCategory(address.category)
  const asked = /^\d{1,5}$/.test(address.page ?? '') ? Number(address.page) : 1
  const { rows, page, pages, total } = listExtensions(world.catalog, {
    q: question,
    ...(category === null ? {} : { category }),
    page: asked,
    limit: endingLimits.listed,
  })
  const toPage = (number: number) => hrefOf(locale, { q: question, ...(category === null ? {} : { category }), page: String(number) })
  return {
    question,
    category,
    rows: rows.map((row) => toRow(row, world)),
    page,
    pages,
    total,
    previous: page > 1 ? toPage(page - 1) : null,
    next: page < pages ? toPage(page + 1) : null,
    action: hrefOf(locale, {}),
    search: localizedHref(locale, '/domains/search'),
  }
}
