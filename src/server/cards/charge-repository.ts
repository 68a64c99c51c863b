import { sql } from '@payloadcms/db-postgres'
import type { CardFace } from '@/core/payments/cards'
import type { ChargeState } from '@/core/payments/charge-plan'
import type { Handle } from '@/server/platform/database/handle'
import type { CardRow } from './card-repository'

/** U20: what a kept card is to pay by itself: one row a payment. */
export interface CardCharge {
  readonly paymentId: string
  readonly subscriptionId: string
  readonly state: ChargeState
  /** The try of the payment that is under way, or was the last. */
  readonly attempt: number | null
  /** Epoch milliseconds; null before the first. */
  readonly firstTriedAt: number | null
  /** When something is to be done about it; null is never again by itself. */
  readonly nextAt: number | null
  /** The card that would be declined again. */
  readonly refusedCard: string | null
}

interface Stored extends Record<string, unknown> {
  readonly payment_id: string
  readonly subscription_id: string
  readonly state: ChargeState
  readonly attempt: number | null
  readonly first: string | null
  readonly next: string | null
  readonly refused_card: string | null
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()
const stamp = (milliseconds: number | null) => sql`${milliseconds === null ? null : iso(milliseconds)}::timestamptz`
const instant = (value: string | null): number | null => (value === null ? null : Number(value))

const columns = sql`h.payment_id, h.subscription_id, h.state, h.attempt, (extract(epoch from h.first_tried_at) * 1000)::bigint as first,
  (extract(epoch from h.next_at) * 1000)::bigint as next, h.refused_card`

const toCharge = (row: Stored): CardCharge => ({
  paymentId: row.payment_id,
  subscriptionId: row.subscription_id,
  state: row.state,
  attempt: row.attempt,
  firstTriedAt: instant(row.first),
  nextAt: instant(row.next),
  refusedCard: row.refused_card,
})

/** Once a payment. One that was stopped for want of a card waits again. */
export const insertCharge = async (
  handle: Handle,
  { paymentId, subscriptionId, nextAt }: { readonly paymentId: string; readonly subscriptionId: string; readonly nextAt: number },
): Promise<void> => {
  await handle.execute(sql`
    insert into infra.card_charges as h (payment_id, subscription_id, state, next_at) values (${paymentId}, ${subscriptionId}, 'waiting', ${stamp(nextAt)})
    on conflict (payment_id) do update set state = 'waiting', next_at = excluded.next_at where h.state = 'stopped'
  `)
}

/** Nobody else moves it until the transaction ends. */
export const lockCharge = async (handle: Handle, paymentId: string): Promise<CardCharge | null> => {
  const { rows } = await handle.execute<Stored>(
    sql`select ${columns} from infra.card_charges h where h.payment_id = ${paymentId} for update`,
  )
  return rows[0] ? toCharge(rows[0]) : null
}

export const findCharge = async (handle: Handle, paymentId: string): Promise<CardCharge | null> => {
  const { rows } = await handle.execute<Stored>(sql`select ${columns} from infra.card_charges h where h.payment_id = ${paymentId}`)
  return rows[0] ? toCharge(rows[0]) : null
}

/** Of an order's payments. */
export const findChargeOfOrder = async (handle: Handle, orderId: string): Promise<CardCharge | null> => {
  const { rows } = await handle.execute<Stored>(sql`
    select ${columns} from infra.card_charges h join payments p on p.id = h.payment_id where p.order_id = ${orderId} limit 1
  `)
  return rows[0] ? toCharge(rows[0]) : null
}

type ChargeChanges = Partial<Omit<CardCharge, 'paymentId' | 'subscriptionId'>>

/** By whoever holds its row. */
export const updateCharge = async (handle: Handle, charge: CardCharge, changes: ChargeChanges): Promise<CardCharge> => {
  const after = { ...charge, ...changes }
  await handle.execute(sql`
    update infra.card_charges set state = ${after.state}, attempt = ${after.attempt}, first_tried_at = ${stamp(after.firstTriedAt)},
      next_at = ${stamp(after.nextAt)}, refused_card = ${after.refusedCard} where payment_id = ${charge.paymentId}
  `)
  return after
}

/** Those of which something is due, longest waiting first. */
export const findDueCharges = async (handle: Handle, now: number, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ payment_id: string }>(
    sql`select payment_id from infra.card_charges where next_at <= ${stamp(now)} order by next_at, payment_id limit ${limit}`,
  )
  return rows.map(({ payment_id: id }) => id)
}

/** What holds it up is tried again later. */
export const postponeCharge = async (handle: Handle, paymentId: string, nextAt: number): Promise<void> => {
  await handle.execute(
    sql`update infra.card_charges set next_at = ${stamp(nextAt)} where payment_id = ${paymentId} and next_at is not null`,
  )
}

interface NewAttempt {
  readonly paymentId: string
  readonly attempt: number
  readonly card: CardRow
  readonly startedAt: number
  /** The member of staff who asked for it; null is the shop. */
  readonly askedBy: string | null
}

export const insertAttempt = async (handle: Handle, { paymentId, attempt, card, startedAt, askedBy }: NewAttempt): Promise<void> => {
  await handle.execute(sql`
    insert into infra.card_charge_attempts (payment_id, attempt, card_id, reference, payer, brand, last_four, started_at, asked_by)
    values (${paymentId}, ${attempt}, ${card.id}, ${card.reference}, ${card.payer}, ${card.brand}, ${card.lastFour}, ${stamp(startedAt)}, ${askedBy})
  `)
}

/** `skipped`: it was owed no more before the provider was asked. */
type AttemptOutcome = 'paid' | 'declined' | 'authentication' | 'skipped'

export interface ChargeAttempt extends Pick<CardFace, 'brand' | 'lastFour'> {
  readonly attempt: number
  readonly cardId: string
  readonly reference: string
  readonly payer: string
  readonly startedAt: number
  /** Null while nobody knows. */
  readonly outcome: AttemptOutcome | null
  readonly reason: string | null
  readonly askedBy: string | null
}

interface StoredAttempt extends Record<string, unknown> {
  readonly attempt: number
  readonly card_id: string
  readonly reference: string
  readonly payer: string
  readonly brand: string
  readonly last_four: string
  readonly started: string
  readonly outcome: AttemptOutcome | null
  readonly reason: string | null
  readonly asked_by: string | null
}

/** Newest first. */
export const findAttempts = async (handle: Handle, paymentId: string, limit = 20): Promise<readonly ChargeAttempt[]> => {
  const { rows } = await handle.execute<StoredAttempt>(sql`
    select attempt, card_id, reference, payer, brand, last_four, (extract(epoch from started_at) * 1000)::bigint as started, outcome, reason, asked_by
    from infra.card_charge_attempts where payment_id = ${paymentId} order by attempt desc limit ${limit}
  `)
  return rows.map(({ card_id: cardId, last_four: lastFour, started, asked_by: askedBy, ...row }) => ({
    ...{ attempt: row.attempt, reference: row.reference, payer: row.payer, brand: row.brand, outcome: row.outcome, reason: row.reason },
    cardId,
    lastFour,
    startedAt: Number(started),
    askedBy,
  }))
}

export const updateAttempt = async (
  handle: Handle,
  { paymentId, attempt }: Pick<CardCharge, 'paymentId' | 'attempt'>,
  ended: { readonly outcome: AttemptOutcome; readonly reason: string | null; readonly at: number },
): Promise<void> => {
  await handle.execute(sql`
    update infra.card_charge_attempts set outcome = ${ended.outcome}, reason = ${ended.reason}, ended_at = ${stamp(ended.at)}
    where payment_id = ${paymentId} and attempt = ${attempt} and outcome is null
  `)
}
