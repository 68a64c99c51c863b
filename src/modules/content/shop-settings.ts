import type { Payload } from 'payload'
import { defaultLocale, type Locale, homeTldOf } from '@/lib/config/locales'
import type { SiteSetting, Footer, Header, Media } from '@/payload-types'
import { tldLimits } from '@/lib/config/limits'
import { leadingTlds } from '@/core/catalog/tlds'
import {
  extensionCategories,
  type Addon,
  type Catalog,
  type Extension,
  type ExtensionCategory,
  type PricingSettings,
  type Service,
  type TransferPrice,
  type BillingPeriod,
} from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import { resolveTax, withTax } from '@/core/tax/resolve-tax'
import type { Currency, Decimal, UsdCents } from '@/core/money/types'
import type { Context } from '@/lib/context'
import { findPriceLocale } from './content.repository'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import { amountsInEveryCurrency, type Amounts, convertUnit } from '@/core/money/currency'
import { quoteCart } from '@/core/orders/quote-cart'
import type { Breakdown, QuoteItemRequest, PricingContext } from '@/core/orders/types'

/** M10: what a page of this language shows before the visitor has chosen a currency. */
export const firstCurrency = (
  { defaultCurrency, firstCurrencies }: Pick<SiteSetting, 'defaultCurrency' | 'firstCurrencies'>,
  locale: Locale,
): string => (locale === defaultLocale ? defaultCurrency : firstCurrencies?.[locale] || defaultCurrency)

/** ms: how long a process goes by what the setting said. */
const figuresBelieved = 2_000

const figures = new WeakMap<Payload, { readonly readAt: number; readonly areVisitors: Promise<boolean> }>()

/** M7, M12: the language that amounts in the sentences of calls are written in, so that they look like those of the pages. */
export const findFigures = async ({ payload, locale }: Pick<Context, 'payload' | 'locale'>): Promise<string> => {
  // English is written alike either way.
  if (locale === defaultLocale) return 'en-US'
  let known = figures.get(payload)
  if (known === undefined || performance.now() - known.readAt >= figuresBelieved) {
    const areVisitors = findPriceLocale(payload.db.drizzle).then((setting) => setting === 'visitor')
    known = { readAt: performance.now(), areVisitors }
    figures.set(payload, known)
    areVisitors.catch(() => figures.delete(payload))
  }
  return (await known.areVisitors) ? locale : 'en-US'
}

/** The endings of a category, as far as a page has room for them. */
export interface TldShelf {
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
  readonly shelves: readonly TldShelf[]
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

const shelvesOf = (extensions: readonly Extension[], home: string | undefined): readonly TldShelf[] =>
  extensionCategories.flatMap((category) => {
    const rows = extensions.filter((row) => row.category === category)
    const [first] = rows
    if (!first) return []
    const from = rows.reduce((least, { price }) => (price < least ? price : least), first.price)
    return [{ category, leading: leadingTlds(rows, tldLimits.shown, home), count: rows.length, from }]
  })

type Sources = Pick<CatalogSnapshot, 'currencies' | 'automaticDiscounts' | 'settings'>

export const toShop = (
  { services, extensions, transferPrices, addons }: Catalog,
  { currencies, automaticDiscounts, settings }: Sources,
  home?: string,
): Shop => ({
  services: [...services.values()],
  extensions: leadingTlds([...extensions.values()], tldLimits.shown, home),
  shelves: shelvesOf([...extensions.values()], home),
  transferPrices: leadingTlds([...transferPrices.values()], tldLimits.shown, home),
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
  const shop = toShop(snapshot.catalog, sources, homeTldOf(context.locale))
  return { ...shop, ...(snapshot.pricesShown === 'withTax' ? { shownTax: rate } : {}), revision: snapshot.revision }
}

/** What stands around every page. */
export interface Shell {
  readonly header: Header
  readonly footer: Footer
  /** Its `defaultCurrency` is that of the language (M10). */
  readonly settings: SiteSetting
}

export const findShell = async ({ payload, locale }: Context): Promise<Shell> => {
  const options = { depth: 0, locale, fallbackLocale: defaultLocale } as const
  const [header, footer, settings] = await Promise.all([
    payload.findGlobal({ slug: 'header', ...options }),
    payload.findGlobal({ slug: 'footer', ...options }),
    payload.findGlobal({ slug: 'site-settings', ...options }),
  ])
  return { header, footer, settings: { ...settings, defaultCurrency: firstCurrency(settings, locale) } }
}

/** Where bank transfers go. */
export interface BankAccount {
  readonly holder: string
  readonly iban: string
  readonly bic: string | null
  readonly bankName: string | null
  readonly note: string | null
}

/** `null` until an editor has set holder and IBAN. */
export const toBankAccount = (details: SiteSetting['bankDetails']): BankAccount | null => {
  const { holder, iban, bic, bankName, note } = details ?? {}
  return holder && iban ? { holder, iban, bic: bic || null, bankName: bankName || null, note: note || null } : null
}

/** S5: recommended add-ons are ticked unless the shop says none are; a shop of before the setting said nothing. */
export const ticksRecommended = ({ preselectRecommended }: Pick<SiteSetting, 'preselectRecommended'>): boolean =>
  preselectRecommended ?? true

export interface PictureView {
  readonly src: string
  readonly width: number
  readonly height: number
}

/**
 * Below the shop's own address whatever host `SITE_URL` names, since only local files are made smaller; and another one each time the
 * picture is changed, so that no cache shows the one before.
 */
const addressOf = (url: string, updatedAt: string): string => {
  const { pathname } = new URL(url, 'http://shop.invalid')
  return `${pathname}?v=${Date.parse(updatedAt)}`
}

/** An uploaded picture that is read along with its document; `null` where there is none. */
export const toPicture = (media: string | Media | null | undefined): PictureView | null =>
  typeof media === 'object' && media?.url && media.width && media.height
    ? { src: addressOf(media.url, media.updatedAt), width: media.width, height: media.height }
    : null

/** Prices of cached pages: the same engine as the cart's, once per currency. */
export interface ShopPrices {
  /** M7, M9: how figures are written. */
  readonly locale: string | undefined
  /** A USD price, converted like a unit price (M3, M4). */
  readonly unit: (usd: UsdCents) => Amounts
  /** Any whole amount before tax, computed in each currency by itself; what is shown is taxed as the shop says (T10). */
  readonly each: (amountIn: (currency: Currency) => number) => Amounts
  /** What the engine says of one item alone, before tax, with only the discount that comes with its billing period (D7). */
  readonly alone: (item: QuoteItemRequest, currency: Currency) => Breakdown | null
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))

/** A discount every visitor gets for choosing this period, whatever else is on the cart. */
const periodDiscounts = (shop: Shop, billing: BillingPeriod) =>
  shop.automaticDiscounts.filter(
    ({ conditions }) => conditions.billingPeriod === billing && !conditions.isFirstOrder && conditions.minAmount === null,
  )

export const createShopPrices = (shop: Shop, locale?: string): ShopPrices => {
  const each: ShopPrices['each'] = (amountIn) =>
    amountsInEveryCurrency(shop.currencies, (currency) => withTax(amountIn(currency), shop.shownTax), locale)
  const world: Omit<PricingContext, 'automaticDiscounts'> = {
    catalog: {
      services: byKey(shop.services, ({ id }) => id),
      extensions: byKey(shop.extensions, ({ extension }) => extension),
      transferPrices: byKey(shop.transferPrices, ({ extension }) => extension),
      addons: byKey(shop.addons, ({ id }) => id),
    },
    currencies: byKey(shop.currencies, ({ code }) => code),
    coupons: new Map(),
    settings: shop.settings,
    now: 0,
    isFirstOrder: false,
    customerUses: new Map(),
  }
  return {
    locale,
    each,
    unit: (usd) => each((currency) => convertUnit(usd, currency)),
    alone: (item, currency) => {
      const quote = quoteCart(
        { currency: currency.code, codes: [], items: [item] },
        { ...world, automaticDiscounts: periodDiscounts(shop, item.billing) },
      )
      return quote.ok ? quote.value.breakdown : null
    },
  }
}

/** What one item costs at its first payment, before tax. */
export const firstPaymentOf = ({ subtotal, setupFees, discount }: Breakdown): number => subtotal + setupFees - discount

/** Before tax whatever pages show: of what is renewed, the tax is its holder's (T8). */
export const createPricesBeforeTax = ({ shownTax: _, ...shop }: Shop, locale?: string): ShopPrices => createShopPrices(shop, locale)
