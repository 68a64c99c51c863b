import type { Currency, Minor } from '@/core/money/types'
import { formatMoney } from '@/core/money/format'
import { defaultPriceLocale, type FormatAmount } from '@/core/receipt/model'
import { quoteCart } from '@/core/orders/quote-cart'
import type { Quote, QuoteItemRequest, PricingContext } from '@/core/orders/types'
import type { EstimateContext } from './types'

/** Texts by the code of their currency. */
export type CurrencyTexts = Readonly<Record<string, string>>

type FormatFigure = ((amount: number) => string) & Pick<FormatAmount, 'locale'>

/** The engine's answer in every currency of the shop: which one is seen is the style sheet's matter (ADR 005). */
export interface Estimate {
  /** In the shop's first currency: which lines and discounts there are is the same in all of them (M5). */
  readonly quote: Quote
  /** An amount, worked out wholly in each currency (M4) and formatted. */
  readonly each: (amountIn: (quote: Quote) => number) => CurrencyTexts
  /** A sentence with amounts in it, once per currency. */
  readonly texts: (textIn: (quote: Quote, format: FormatFigure) => string) => CurrencyTexts
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))

/** D10: what anybody who shops without an account is quoted; without codes, which are typed in the cart. */
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

/** Prices references in the browser with the same engine as the cart (O4); `null` where they cannot be sold together. */
export const createEstimator = (world: EstimateContext, priceLocale?: string): Estimator => {
  const quoteWorld = toPricingContext(world)
  const formatIn = (currency: Currency): FormatFigure =>
    Object.assign((amount: number) => formatMoney(amount as Minor, currency, priceLocale), { locale: priceLocale ?? defaultPriceLocale })
  return (items) => {
    const quotes = world.currencies.flatMap((currency) => {
      const quote = quoteCart({ currency: currency.code, codes: [], items }, quoteWorld)
      return quote.ok ? [quote.value] : []
    })
    const [first] = quotes
    if (!first || quotes.length < world.currencies.length) return null
    const texts: Estimate['texts'] = (textIn) =>
      Object.fromEntries(quotes.map((quote) => [quote.currency.code, textIn(quote, formatIn(quote.currency))]))
    return { quote: first, texts, each: (amountIn) => texts((quote, format) => format(amountIn(quote))) }
  }
}
