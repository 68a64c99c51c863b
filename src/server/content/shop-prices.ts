import type { BillingPeriod } from '@/core/catalog/types'
import { amountsInEveryCurrency, type Amounts } from '@/core/money/amounts-in-every-currency'
import { convertUnit } from '@/core/money/convert'
import type { Currency, UsdCents } from '@/core/money/types'
import { quoteCart } from '@/core/orders/quote-cart'
import type { Breakdown, QuoteItemRequest, QuoteWorld } from '@/core/orders/types'
import { withTax } from '@/core/tax/with-tax'
import type { Shop } from './find-shop'

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
  const world: Omit<QuoteWorld, 'automaticDiscounts'> = {
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
