import { sql } from '@payloadcms/db-postgres'
import { cardLimits } from '@/config/limits'
import type { PaymentMethodId } from '@/core/payments/types'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

interface Consent {
  readonly orderId: string
  readonly customerId: string | null
  readonly provider: PaymentMethodId
  /** Which words were agreed to, and in which language. */
  readonly words: number
  readonly locale: string
  /** Epoch milliseconds. */
  readonly givenAt: number
}

/** U18: who agreed to what, and when: once an order, in its transaction. False where they had agreed before. */
export const insertConsent = async (handle: Handle, consent: Consent): Promise<boolean> => {
  const { orderId, customerId, provider, words, locale, givenAt } = consent
  const { rows } = await handle.execute(sql`
    insert into infra.card_consents (id, order_id, customer_id, provider, words, locale, given_at)
    values (${uuidV7(givenAt)}, ${orderId}, ${customerId}, ${provider}, ${words}, ${locale}, ${instant(givenAt)})
    on conflict (order_id) do nothing returning 1
  `)
  return rows.length > 0
}

/** Whether the buyer of an order agreed that its card is kept. */
export const hasConsent = async (handle: Handle, orderId: string): Promise<boolean> =>
  (await handle.execute(sql`select 1 from infra.card_consents where order_id = ${orderId}`)).rows.length > 0

/** Its money came: the card that brought it is asked for. In the transaction that books the money. */
export const updateConsentPaid = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`update infra.card_consents set look_at = clock_timestamp() where order_id = ${orderId} and done_at is null`)
}

/** What a guest agreed to is kept for the account their order now belongs to. */
export const updateConsentsClaimed = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`
    update infra.card_consents k set look_at = clock_timestamp() from orders o
    where o.id = k.order_id and o.customer_id = ${customerId} and k.done_at is null and k.card_id is null
  `)
}

export interface DueConsent {
  readonly id: string
  readonly provider: PaymentMethodId
  /** As it was read: whoever sets it anew meanwhile is not overtaken. */
  readonly lookAt: string
  /** Whose the order is now; null is nobody's yet. */
  readonly customerId: string | null
  /** What the provider calls the money; null where it has not come that way. */
  readonly intent: string | null
  /** Nobody is there who could ever remove the card: no account took the order in time, or its money counts for no order. */
  readonly isLeft: boolean
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly provider: PaymentMethodId
  readonly look: string
  readonly customer_id: string | null
  readonly intent: string | null
  readonly is_left: boolean
}

/** U18: a guest whose money came before that has had the time to open an account. */
const guestsBefore = sql`clock_timestamp() - make_interval(days => ${cardLimits.guestDays}::int)`

/** Those whose card is to be asked for by now. */
export const findDueConsents = async (handle: Handle, limit: number, orderId: string | null = null): Promise<readonly DueConsent[]> => {
  const ofOrder = orderId === null ? sql`true` : sql`k.order_id = ${orderId}`
  const { rows } = await handle.execute<Stored>(sql`
    select k.id, k.provider, k.look_at::text as look, o.customer_id, money.intent,
      money.intent is not null and (money.paid_at is null or (o.customer_id is null and money.paid_at <= ${guestsBefore})) as is_left
    from infra.card_consents k join orders o on o.id = k.order_id
    left join lateral (select p.intent, p.paid_at from payments p where p.order_id = k.order_id and p.provider::text = k.provider and p.intent is not null
      order by p.paid_at is null, p.due_at nulls first limit 1) as money on true
    where k.done_at is null and k.look_at is not null and k.look_at <= clock_timestamp() and ${ofOrder} order by k.look_at, k.id limit ${limit}
  `)
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    lookAt: row.look,
    customerId: row.customer_id,
    intent: row.intent,
    isLeft: row.is_left,
  }))
}

/** Looked at again in so many seconds, or once something happens. Not where that has happened meanwhile. */
export const updateLook = async (handle: Handle, { id, lookAt }: DueConsent, seconds: number | null): Promise<void> => {
  const next = seconds === null ? sql`null` : sql`clock_timestamp() + make_interval(secs => ${seconds})`
  await handle.execute(sql`update infra.card_consents set look_at = ${next} where id = ${id} and look_at = ${lookAt}::timestamptz`)
}

/** False where somebody did it before. */
export const updateConsentDone = async (
  handle: Handle,
  id: string,
  card: { readonly provider: PaymentMethodId; readonly reference: string } | null,
): Promise<boolean> => {
  const cardId =
    card === null
      ? sql`null`
      : sql`(select c.id from infra.kept_cards c where c.provider = ${card.provider} and c.reference = ${card.reference})`
  const { rows } = await handle.execute(
    sql`update infra.card_consents set done_at = clock_timestamp(), look_at = null, card_id = ${cardId} where id = ${id} and done_at is null returning 1`,
  )
  return rows.length > 0
}
