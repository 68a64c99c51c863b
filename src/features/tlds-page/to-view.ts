import { langOf } from '@/lib/text-language'
import { type ExtensionCategory, extensionCategories, type Catalog, type Extension, type PricingSettings } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/currency'
import type { TldOffer } from '@/components/tlds/tld-row'
import { tldFigures, listExtensions } from '@/modules/catalog/catalog.service'
import { tldLimits } from '@/lib/config/limits'
import { homeTldOf } from '@/lib/config/locales'
import { localizedHref, tldsPath } from '@/core/navigation/paths'
import { writtenPercent } from '@/core/money/format'
import { discountPercent } from '@/core/pricing/comparisons'
import { transferPrice } from '@/core/pricing/prices'
import type { ShopPrices } from '@/modules/content/shop-settings'

const tldSorts = ['popular', ...tldFigures] as const
type TldSort = (typeof tldSorts)[number]

export interface TldRowView extends TldOffer {
  /** Transfer price, if different from the first year. */
  readonly transfer: Amounts | null
}

export interface TldsPageView {
  readonly question: string
  readonly category: ExtensionCategory | null
  readonly sort: TldSort
  /** All kinds first. */
  readonly kinds: readonly { readonly category: ExtensionCategory | null; readonly href: string }[]
  readonly sorts: readonly { readonly sort: TldSort; readonly href: string }[]
  readonly rows: readonly TldRowView[]
  readonly page: number
  readonly pages: number
  /** Across all pages. */
  readonly total: number
  /** With language prefix. */
  readonly previous: string | null
  readonly next: string | null
  readonly action: string
  readonly search: string
}

export interface TldsAddress {
  readonly q?: string
  readonly category?: string
  readonly sort?: string
  readonly page?: string
}

interface World {
  readonly catalog: Catalog
  readonly settings: PricingSettings
  readonly prices: Pick<ShopPrices, 'unit' | 'locale'>
}

const longestQuestion = 100

const readCategory = (asked: string | undefined): ExtensionCategory | null => extensionCategories.find((known) => known === asked) ?? null

const readSort = (asked: string | undefined): TldSort => tldFigures.find((known) => known === asked) ?? 'popular'

const toTransfer = (row: Extension, { catalog, settings, prices }: World): Amounts | null => {
  const { price } = transferPrice(catalog, settings, row.extension)
  return price === row.price ? null : prices.unit(price)
}

const toRow = (row: Extension, locale: string, world: World): TldRowView => ({
  extension: row.extension,
  description: row.description,
  ...langOf(row),
  holder: row.holder,
  popular: row.popular,
  price: world.prices.unit(row.price),
  original: row.originalPrice > row.price ? world.prices.unit(row.originalPrice) : null,
  discountPercent: writtenPercent(discountPercent(row.originalPrice, row.price), locale, world.prices.locale),
  renewal: world.prices.unit(row.renewal),
  transfer: toTransfer(row, world),
})

const hrefOf = (locale: string, { q, category, sort, page }: TldsAddress): string => {
  const parameters = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(sort && sort !== 'popular' ? { sort } : {}),
    ...(page && page !== '1' ? { page } : {}),
  }).toString()
  return `${localizedHref(locale, tldsPath)}${parameters === '' ? '' : `?${parameters}`}`
}

/** One page of the price list; invalid parameters fall back to their defaults. */
export const toTldsPageView = (address: TldsAddress, locale: string, world: World): TldsPageView => {
  const question = (address.q ?? '').trim().slice(0, longestQuestion)
  const category = readCategory(address.category)
  const sort = readSort(address.sort)
  const asked = /^\d{1,5}$/.test(address.page ?? '') ? Number(address.page) : 1
  const { rows, page, pages, total } = listExtensions(world.catalog, {
    q: question,
    ...(category === null ? {} : { category }),
    ...(sort === 'popular' ? {} : { cheapest: sort }),
    home: homeTldOf(locale),
    page: asked,
    limit: tldLimits.listed,
  })
  const shown: TldsAddress = { q: question, ...(category === null ? {} : { category }), sort }
  const toPage = (number: number) => hrefOf(locale, { ...shown, page: String(number) })
  const kinds = new Set([...world.catalog.extensions.values()].map((row) => row.category))
  return {
    question,
    category,
    sort,
    kinds: [
      { category: null, href: hrefOf(locale, { ...shown, category: '' }) },
      ...extensionCategories
        .filter((each) => kinds.has(each))
        .map((each) => ({ category: each, href: hrefOf(locale, { ...shown, category: each }) })),
    ],
    sorts: tldSorts.map((each) => ({ sort: each, href: hrefOf(locale, { ...shown, sort: each }) })),
    rows: rows.map((row) => toRow(row, locale, world)),
    page,
    pages,
    total,
    previous: page > 1 ? toPage(page - 1) : null,
    next: page < pages ? toPage(page + 1) : null,
    action: hrefOf(locale, {}),
    search: localizedHref(locale, '/domains/search'),
  }
}
