import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createApi, type Api } from '../../integration/api/api-client'
import { createContext } from '@/container'
import { confirmMoneyBack, type ConfirmedMoneyBack } from '@/modules/refunds/money-back.service'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { previewMoneyBack } from '@/modules/refunds/money-back-preview'
import { createBuyer, numberOf } from '../orders/buyer'
import { sandboxKit } from '../payments/sandbox-kit'
import { createChangingShop } from './changing-shop'

export const nameItem = (domain: string) => ({
  type: 'domain',
  id: domain,
  billing: 'yearly',
  quantity: 1,
  serviceData: { operation: 'register', domain },
})

export const createRefundingShop = (payload: Payload) => {
  const shop = createChangingShop(payload)
  const bare = createApi(payload)
  const api: Api = (method, path, request = {}) =>
    bare(method, path, { ...request, headers: { ...sandboxKit.headers, ...request.headers } })
  const buyer = createBuyer(api)

  const payByCard = async (orderNumber: string) => {
    const order = await findOrderByNumber(payload.db.drizzle, orderNumber)
    const opened = order && (await openPaymentPage(createContext(payload, 'en'), order))
    if (opened?.ok !== true) throw new Error(`${orderNumber} has no page to pay on`)
    const page = await sandboxKit.pageOf(payload, orderNumber)
    await chooseOutcome(createContext(payload, 'en'), page.id, 'paid')
    await shop.care()
    return page
  }
  const buyByCard = async (who: string, items: readonly unknown[], codes: readonly string[] = []) => {
    const cart = { currency: 'USD', codes: [...codes], items }
    const more = { paymentMethod: 'sandbox' }
    const orderNumber = numberOf(await buyer.orderAsShown(cart, { email: `${who}@lives.test`, more }))
    return { orderNumber, page: await payByCard(orderNumber) }
  }
  const payNewestByCard = async (who: string) =>
    payByCard((await shop.ordersOf(who)).findLast(({ status }) => status === 'pending')?.number ?? '')
  const refundedOf = (page: { readonly id: string }) => sandboxKit.refundedOf(payload, page as Parameters<typeof sandboxKit.refundedOf>[1])

  const asked = async (who: string) => ({ id: (await shop.subscriptionOf(who)).id, customerId: null, isDesk: false, amount: null })
  const seen = async (who: string) => previewMoneyBack(createContext(payload, 'en'), await asked(who))
  const figuresOf = async (who: string) => {
    const preview = await seen(who)
    if (!preview.ok) throw new Error(preview.error)
    return preview.value
  }
  const confirm = async (who: string, figures: string, more: Partial<ConfirmedMoneyBack> = {}) =>
    confirmMoneyBack(createContext(payload, 'en'), { ...(await asked(who)), ends: true, figures, by: null, ...more })
  const giveBack = async (who: string) => confirm(who, (await figuresOf(who)).figures)

  const creditNotesOf = async (who: string) => {
    const { rows } = await payload.db.drizzle.execute<{ gross: number; lines: { key: string; gross: number }[] }>(sql`
      select i.gross::int, (select json_agg(json_build_object('key', line->>'id', 'gross', (line->'covered'->>'gross')::int)) from jsonb_array_elements(i.lines) line) as lines
      from invoices i join orders o on o.id = i.order_id where o.customer_key = ${`${who}@lives.test`} and i.kind = 'credit-note' order by i.issued_at, i.position
    `)
    return rows
  }
  const refundsOf = async (who: string) => {
    const { rows } = await payload.db.drizzle.execute<{ id: string; state: string; amount: number }>(sql`
      select r.id, r.state::text, r.amount::int from refunds r join orders o on o.id = r.order_id where o.customer_key = ${`${who}@lives.test`} order by r.created_at, r.id
    `)
    return rows
  }
  /** Invoices less credit notes, and payments less refunds, which must be equal. */
  const booksOf = async (who: string) => {
    const { rows } = await payload.db.drizzle.execute<{ invoiced: number; held: number }>(sql`
      select (select coalesce(sum(case when i.kind = 'invoice' then i.gross else -i.gross end), 0)::int from invoices i join orders o on o.id = i.order_id
          where o.customer_key = ${`${who}@lives.test`}) as invoiced,
        (select coalesce(sum(p.amount - coalesce(p.refunded, 0)), 0)::int from payments p join orders o on o.id = p.order_id
          where o.customer_key = ${`${who}@lives.test`} and p.status in ('paid', 'partly-refunded', 'refunded')) as held
    `)
    return rows[0]
  }
  const tasksOf = async (who: string) => {
    const { rows } = await payload.db.drizzle.execute<{ task: string }>(sql`
      select t.kind::text || ' ' || t.status::text as task from provision_tasks t join subscriptions s on s.id = t.subscription_id
      where s.customer_key = ${`${who}@lives.test`} order by t.number`)
    return rows.map(({ task }) => task)
  }
  return {
    ...shop,
    tasksOf,
    api,
    buyByCard,
    payByCard,
    payNewestByCard,
    refundedOf,
    seen,
    figuresOf,
    confirm,
    giveBack,
    creditNotesOf,
    refundsOf,
    booksOf,
  }
}
