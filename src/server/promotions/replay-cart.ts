import type { QuoteItemRequest, QuoteLine, QuoteRequest } from '@/core/orders/types'
import { normaliseOrderNumber } from '@/core/orders/order-number'
import { findOrderByNumber } from '@/server/orders/order-repository'
import type { Context } from '@/server/platform/context'
import { findCartById } from './saved-cart-repository'

export interface Replayed extends QuoteRequest {
  /** Lines no cart can hold: the next year of a name that is held already. */
  readonly leftOut: number
}

type Line = Pick<QuoteItemRequest, 'type' | 'id' | 'billing' | 'quantity' | 'serviceData'>

/** Whose name it was concerns nobody at this desk: the ending is what has a price. */
const hidden = (names: Map<string, string>, name: string): string => {
  const known = names.get(name) ?? `example-name-${names.size + 1}${name.slice(name.indexOf('.'))}`
  names.set(name, known)
  return known
}

const toItems = (lines: readonly Line[]): Pick<Replayed, 'items' | 'leftOut'> => {
  const names = new Map<string, string>()
  const sold = lines.filter(({ serviceData }) => serviceData?.operation !== 'renew')
  const items = sold.map(({ type, id, billing, quantity, serviceData }) => ({
    type,
    id: type === 'domain' ? hidden(names, id) : id,
    billing,
    quantity,
    ...(serviceData
      ? { serviceData: serviceData.domain ? { ...serviceData, domain: hidden(names, serviceData.domain) } : serviceData }
      : {}),
  }))
  return { items, leftOut: lines.length - sold.length }
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const codesOf = (codes: readonly { readonly discountId: string }[]): readonly string[] => codes.map(({ discountId }) => discountId)

/** The cart behind an order's number or a saved cart's id, as something to be priced again; `null` where there is none. */
export const replayCart = async ({ payload }: Context, typed: string): Promise<Replayed | null> => {
  const { drizzle } = payload.db
  if (isId(typed)) {
    const cart = await findCartById(drizzle, typed)
    return cart && { currency: cart.currency, codes: cart.codes, ...toItems(cart.lines) }
  }
  const order = await findOrderByNumber(drizzle, normaliseOrderNumber(typed))
  if (order === null) return null
  const lines: readonly QuoteLine[] = order.lines
  return { currency: order.currency, codes: codesOf(order.discounts.codes), ...toItems(lines) }
}
