import { convertUnit, type Amounts } from '@/core/money/currency'
import type { Minor, UsdCents } from '@/core/money/types'
import { usdCents } from '@/core/money/arithmetic'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { type Shop, createPricesBeforeTax } from '@/modules/content/shop-settings'

/** What a name costs when it renews, at today's prices and before tax; `null` if it is no longer sold. */
export interface YearPrices {
  readonly nameAlone: Amounts | null
  /** With everything that hangs on it and is still sold. */
  readonly whole: Amounts | null
}

/** A name as its list was asked for: in US dollars, in which prices are kept. */
type PricedDomain = Pick<AccountDomain, 'renewal' | 'addons'>

/** M4: every price converted and rounded by itself, then added, once per currency. */
export const createYearPrices = (shop: Shop, priceLocale: string | undefined) => {
  const prices = createPricesBeforeTax(shop, priceLocale)
  const addonPrices = new Map(shop.addons.map(({ id, price }) => [id, price]))
  const addonOf = (id: string): UsdCents | undefined => addonPrices.get(id)

  return {
    addon: (id: string): Amounts | null => {
      const price = addonOf(id)
      return price === undefined ? null : prices.unit(price)
    },
    of: ({ renewal: inDollars, addons }: PricedDomain): YearPrices => {
      if (inDollars === null) return { nameAlone: null, whole: null }
      const renewal = usdCents(inDollars)
      const parts = [renewal, ...addons.map(({ id }) => addonOf(id)).filter((price) => price !== undefined)]
      const whole = prices.each((currency) => parts.reduce((sum, price) => sum + convertUnit(price, currency), 0) as Minor)
      return { nameAlone: prices.unit(renewal), whole }
    },
  }
}
