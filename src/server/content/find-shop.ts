import { endingLimits } from '@/config/limits'
import { homeEndingOf } from '@/config/locales'
import { leadingEndings } from '@/core/catalog/endings'
import {
  extensionCategories,
  type Addon,
  type Catalog,
  type Extension,
  type ExtensionCategory,
  type PricingSettings,
  type Service,
  type TransferPrice,
} from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import { resolveTax } from '@/core/tax/resolve-tax'
import type { Currency, Decimal, UsdCents } from '@/core/money/types'
import type { Context } from '@/server/platform/context'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'

/** The endings of a category, as far as a page has room for them. */
export interface EndingShelf {
  readonly category: ExtensionCategory
  readonly leading: readonly Extension[]
  readonly count: number
  /** The lowest first year of all of them. */
  readonly from: UsdCents
}

/**
 * What pages show of the catalogue, in one language and in USD. Plain data: it survives JSON. Of the endings it holds the
 * leading ones only, because it is read for every page: who needs another asks the catalogue for it.
 */
export interface Shop {
  readonly services: readonly Service[]
  readonly extensions: readonly Extension[]
  /** Every category that has endings. */
  readonly shelves: readonly EndingShelf[]
  readonly transferPrices: readonly TransferPrice[]
  /** How many there are in all. */
  readonly counts: { readonly extensions: number; readonly transferPrices: number }
  readonly addons: readonly Addon[]
  readonly currencies: readonly Currency[]
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** T10: the tax that is in every price on pages; nothing where they stand before tax. */
  readonly shownTax?: Decimal
  /** A9: which state of the catalogue this is. */
  readonly revision?: number
}

/** The collections and globals a `Shop` is made of: its cache tags. */
export const shopSources = {
  collections: ['services', 'extensions', 'transfer-prices', 'addons', 'currencies', 'automatic-discounts'],
  globals: ['pricing-settings'],
} as const

const shelvesOf = (extensions: readonly Extension[], home: string | undefined): readonly EndingShelf[] =>
  extensionCategories.flatMap((category) => {
    const rows = extensions.filter((row) => row.category === category)
    const [first] = rows
    if (!first) return []
    const from = rows.reduce((least, { price }) => (price < least ? price : least), first.price)
    return [{ category, leading: leadingEndings(rows, endingLimits.shown, home), count: rows.length, from }]
  })

type Sources = Pick<CatalogSnapshot, 'currencies' | 'automaticDiscounts' | 'settings'>

export const toShop = (
  { services, extensions, transferPrices, addons }: Catalog,
  { currencies, automaticDiscounts, settings }: Sources,
  home?: string,
): Shop => ({
  services: [...services.values()],
  extensions: leadingEndings([...extensions.values()], endingLimits.shown, home),
  shelves: shelvesOf([...extensions.values()], home),
  transferPrices: leadingEndings([...transferPrices.values()], endingLimits.shown, home),
  counts: { extensions: extensions.size, transferPrices: transferPrices.size },
  addons: [...addons.values()],
  currencies: [...currencies.values()],
  automaticDiscounts,
  settings,
})

export const findShop = async (context: Context): Promise<Shop> => {
  const snapshot = await findCatalogSnapshot(context)
  // T4: pages are drawn for everybody, so what they say is the tax of where the shop is.
  const { rate } = resolveTax(snapshot.tax, snapshot.settings.taxRate, null, context.now())
  const sources = { ...snapshot, settings: { ...snapshot.settings, taxRate: rate } }
  const shop = toShop(snapshot.catalog, sources, homeEndingOf(context.locale))
  return { ...shop, ...(snapshot.pricesShown === 'withTax' ? { shownTax: rate } : {}), revision: snapshot.revision }
}
