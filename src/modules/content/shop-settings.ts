import type { Payload } from 'payload'
import { defaultLocale, type Locale, homeTldOf } from '@/lib/config/locales'
import type { SiteSetting, Footer, Header } from '@/payload-types'
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
import type { AutomaticDiscount } from '@/core/discounts/coupons'
import { resolveTax, withTax } from '@/core/tax/resolve-tax'
import type { Currency, Decimal, UsdCents } from '@/core/money/types'
import type { Context } from '@/lib/context'
import { findRequestSettings, type RequestSettings } from './content.repository'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import { amountsInEveryCurrency, type Amounts, convertUnit } from '@/core/money/currency'
import { formatMoney } from '@/core/money/format'
import { calculateQuote } from '@/core/orders/calculate-quote'
import type { Breakdown, QuoteItemRequest, PricingContext } from '@/core/orders/types'
import { byKey } from '@/core/records'

/** M10: currency shown before the visitor has chosen one. */
export const firstCurrency = (
  { defaultCurrency, firstCurrencies }: Pick<SiteSetting, 'defaultCurrency' | 'firstCurrencies'>,
  locale: Locale,
): string => (locale === defaultLocale ? defaultCurrency : firstCurrencies?.[locale] || defaultCurrency)

const settingsTtlMs = 2_000

const requestSettings = new WeakMap<Payload, { readonly readAt: number; readonly read: Promise<RequestSettings> }>()

const readRequestSettings = (payload: Payload): Promise<RequestSettings> => {
  const known = requestSettings.get(payload)
  if (known && performance.now() - known.readAt < settingsTtlMs) return known.read
  const read = findRequestSettings(payload.db.drizzle)
  requestSettings.set(payload, { readAt: performance.now(), read })
  read.catch(() => requestSettings.delete(payload))
  return read
}

/** M7, M12: locale for amounts in API messages, so that they match the amounts on the pages. */
export const findAmountLocale = async ({ payload, locale }: Pick<Context, 'payload' | 'locale'>): Promise<string> => {
  // Both settings format English identically.
  if (locale === defaultLocale) return 'en-US'
  return (await readRequestSettings(payload)).priceLocale === 'visitor' ? locale : 'en-US'
}

/** Origins that may call more than the API's public reads. */
export const findApiOrigins = async ({ payload }: Pick<Context, 'payload'>): Promise<ReadonlySet<string>> =>
  new Set((await readRequestSettings(payload)).apiOrigins.split(/\s+/).filter((each) => each !== ''))

interface TldShelf {
  readonly category: ExtensionCategory
  readonly leading: readonly Extension[]
  readonly count: number
  /** The lowest first-year price among all extensions. */
  readonly from: UsdCents
}

/**
 * The catalogue as pages show it, in one language and in USD. Plain data that survives JSON. Contains only the leading TLDs, because every
 * page loads it; query the catalogue for others.
 */
export interface Shop {
  readonly services: readonly Service[]
  readonly extensions: readonly Extension[]
  readonly shelves: readonly TldShelf[]
  readonly transferPrices: readonly TransferPrice[]
  readonly counts: { readonly extensions: number; readonly transferPrices: number }
  readonly addons: readonly Addon[]
  readonly currencies: readonly Currency[]
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** T10: the tax included in displayed prices; absent if they exclude tax. */
  readonly shownTax?: Decimal
}

/** The language's first currency (M10), or else the currency that prices are stored in. */
export const shownCurrency = ({ currencies }: Pick<Shop, 'currencies'>, code: string): Currency => {
  const currency = currencies.find((each) => each.code === code) ?? currencies.find((each) => each.code === 'USD')
  if (!currency) throw new Error('No currency is configured')
  return currency
}

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
  // T4: pages are cached for everyone, so they use the shop's own tax.
  const { rate } = resolveTax(snapshot.tax, snapshot.settings.taxRate, null, context.now())
  const sources = { ...snapshot, settings: { ...snapshot.settings, taxRate: rate } }
  const shop = toShop(snapshot.catalog, sources, homeTldOf(context.locale))
  return { ...shop, ...(snapshot.pricesShown === 'withTax' ? { shownTax: rate } : {}) }
}

interface Shell {
  readonly header: Header
  readonly footer: Footer
  /** `defaultCurrency` is the language's (M10). */
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

/** S5: recommended add-ons are preselected unless disabled; installations older than the setting have no value. */
export const preselectsRecommended = ({ preselectRecommended }: Pick<SiteSetting, 'preselectRecommended'>): boolean =>
  preselectRecommended ?? true

export interface ShopPrices {
  /** M7, M9: number format. */
  readonly locale: string | undefined
  /** Converted like a unit price (M3, M4). */
  readonly unit: (usd: UsdCents) => Amounts
  /** An amount before tax, computed per currency and displayed with tax as configured (T10). */
  readonly each: (amountIn: (currency: Currency) => number) => Amounts
  /** A single item before tax, with only the discount for its billing period (D7). */
  readonly alone: (item: QuoteItemRequest, currency: Currency) => Breakdown | null
}

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
      const quote = calculateQuote(
        { currency: currency.code, codes: [], items: [item] },
        { ...world, automaticDiscounts: periodDiscounts(shop, item.billing) },
      )
      return quote.ok ? quote.value.breakdown : null
    },
  }
}

/** A catalogue price in one currency as pages show it (T10). */
export const createPageAmount = (
  { tax, settings, pricesShown }: CatalogSnapshot,
  { currency, locale, now }: { readonly currency: Currency; readonly locale: string; readonly now: number },
): ((usd: UsdCents) => string) => {
  const { rate } = resolveTax(tax, settings.taxRate, null, now)
  const shownTax = pricesShown === 'withTax' ? rate : undefined
  return (usd) => formatMoney(withTax(convertUnit(usd, currency), shownTax), currency, locale)
}

/** Before tax. */
export const firstPaymentOf = ({ subtotal, setupFees, discount }: Breakdown): number => subtotal + setupFees - discount

/** Excludes tax whatever pages show, since a renewal is taxed by its owner's rules (T8). */
export const createPricesBeforeTax = ({ shownTax: _, ...shop }: Shop, locale?: string): ShopPrices => createShopPrices(shop, locale)
