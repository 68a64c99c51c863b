import type { Currency, Minor } from '@/core/money/types'
import { formatMoney } from '@/core/money/format'
import { defaultPriceLocale, type FormatAmount } from '@/core/receipt/model'
import { calculateQuote } from '@/core/orders/calculate-quote'
import type { Quote, QuoteItemRequest, PricingContext } from '@/core/orders/types'
import { byKey } from '@/core/records'
import type { Addon, Extension, PricingSettings, Service } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/coupons'

/** Catalogue data for pricing in the browser, without texts. JSON-serialisable. */
export interface EstimateContext {
  readonly services: readonly Service[]
  readonly extensions: readonly Extension[]
  readonly addons: readonly Addon[]
  readonly currencies: readonly Currency[]
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
}

/** Texts by currency code. */
export type CurrencyTexts = Readonly<Record<string, string>>

type FormatFigure = ((amount: number) => string) & Pick<FormatAmount, 'locale'>

/** A quote in every currency; CSS shows the selected one (ADR 005). */
export interface Estimate {
  /** In the default currency; lines and discounts are the same in all (M5). */
  readonly quote: Quote
  /** A formatted amount, computed separately in each currency (M4). */
  readonly each: (amountIn: (quote: Quote) => number) => CurrencyTexts
  readonly texts: (textIn: (quote: Quote, format: FormatFigure) => string) => CurrencyTexts
}

/** D10: pricing for guests, without codes, which are entered in the cart. */
const toPricingContext = ({ services, extensions, addons, currencies, automaticDiscounts, settings }: EstimateContext): PricingContext => ({
  catalog: {
    services: byKey(services, ({ id }) => id),
    extensions: byKey(extensions, ({ extension }) => extension),
    transferPrices: new Map(),
    addons: byKey(addons, ({ id }) => id),
  },
  currencies: byKey(currencies, ({ code }) => code),
  coupons: new Map(),
  automaticDiscounts,
  settings,
  now: 0,
  isFirstOrder: true,
  customerUses: new Map(),
})

type Estimator = (items: readonly QuoteItemRequest[]) => Estimate | null

/** Prices references in the browser with the cart's engine (O4); `null` if they cannot be sold together. */
export const createEstimator = (world: EstimateContext, priceLocale?: string): Estimator => {
  const quoteWorld = toPricingContext(world)
  const formatIn = (currency: Currency): FormatFigure =>
    Object.assign((amount: number) => formatMoney(amount as Minor, currency, priceLocale), { locale: priceLocale ?? defaultPriceLocale })
  return (items) => {
    const quotes = world.currencies.flatMap((currency) => {
      const quote = calculateQuote({ currency: currency.code, codes: [], items }, quoteWorld)
      return quote.ok ? [quote.value] : []
    })
    const [first] = quotes
    if (!first || quotes.length < world.currencies.length) return null
    const texts: Estimate['texts'] = (textIn) =>
      Object.fromEntries(quotes.map((quote) => [quote.currency.code, textIn(quote, formatIn(quote.currency))]))
    return { quote: first, texts, each: (amountIn) => texts((quote, format) => format(amountIn(quote))) }
  }
}
