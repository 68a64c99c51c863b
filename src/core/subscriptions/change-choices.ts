import { billingPeriods, type BillingPeriod, type Service } from '../catalog/types'
import type { Minor } from '../money/types'
import type { QuoteWorld } from '../orders/types'
import { familyOf, type Running } from './change-wish'
import { quoteTerm } from './quote-term'

export interface ChangeChoice extends Pick<Service, 'id' | 'name' | 'specs'> {
  /** One of it for one term, before tax; a period without a price is not offered. */
  readonly prices: Readonly<Partial<Record<BillingPeriod, Minor>>>
}

export interface ChangeChoices {
  readonly parts: readonly (readonly ChangeChoice[])[]
  readonly periods: readonly BillingPeriod[]
}

/** U9, U42: what may be chosen, and what one of it costs. Not every plan need be offered in every one of the periods: asked for, such a pair is refused. */
export const changeChoices = ({ items, currency }: Running & { readonly currency: string }, world: QuoteWorld): ChangeChoices => {
  const families = items.map((item) => familyOf(item, world.catalog).map((service) => ({ item, service })))
  const priceOf = ({ item, service: { id } }: (typeof families)[number][number], billing: BillingPeriod): Minor | null => {
    const quote = quoteTerm([{ ...item, id, billing, quantity: 1 }], currency, world)
    return quote.ok ? quote.value.breakdown.subtotal : null
  }
  const pricesOf = (option: (typeof families)[number][number]): ChangeChoice['prices'] =>
    Object.fromEntries(
      billingPeriods.flatMap((billing) => {
        const price = option.service.prices[billing] === undefined ? null : priceOf(option, billing)
        return price === null ? [] : [[billing, price]]
      }),
    )
  return {
    parts: families.map((family) =>
      family.map((option) => ({
        id: option.service.id,
        name: option.service.name,
        specs: option.service.specs,
        prices: pricesOf(option),
      })),
    ),
    periods: billingPeriods.filter((period) =>
      families.every((family) => family.some(({ service }) => service.prices[period] !== undefined)),
    ),
  }
}
