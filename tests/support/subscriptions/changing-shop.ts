import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { figuresOf, type RequestedChange } from '@/core/subscriptions/plan-change'
import { createContext } from '@/container'
import { orderChange, offerChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { createLivingShop } from './living-shop'

export const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
export const toPro = { products: ['shared-pro'], billing: 'monthly', quantity: 1 } as const
export const toBasic = { ...toPro, products: ['shared-basic'] } as const

export const createChangingShop = (payload: Payload) => {
  const shop = createLivingShop(payload)
  const context = () => createContext(payload, 'en')
  const bought = async (who: string, item: Readonly<Record<string, unknown>> = monthly) => {
    shop.goTo('2028-03-10')
    return shop.buy(who, item)
  }
  const preview = async (who: string, wish: RequestedChange) => {
    const { id } = await shop.subscriptionOf(who)
    const offer = await offerChange(context(), { id, customerId: null, wish })
    if (!offer.ok) throw new Error(offer.error)
    if (!offer.value.preview?.ok) throw new Error(offer.value.preview?.error)
    return offer.value.preview.value
  }
  const confirm = async (who: string, wish: RequestedChange, figures: string) => {
    const { id } = await shop.subscriptionOf(who)
    return orderChange(context(), { id, customerId: null, wish, figures, by: null })
  }
  const order = async (who: string, wish: RequestedChange) => confirm(who, wish, figuresOf(await preview(who, wish)))
  const creditOf = async (who: string): Promise<number> => {
    const { id } = await shop.subscriptionOf(who)
    const { rows } = await payload.db.drizzle.execute<{ amount: string }>(
      sql`select amount from infra.subscription_credits where subscription_id = ${id}`,
    )
    return Number(rows[0]?.amount ?? 0)
  }
  const statuses = async (who: string) => (await shop.ordersOf(who)).map(({ status }) => status)
  return { ...shop, context, bought, preview, confirm, order, creditOf, statuses }
}
