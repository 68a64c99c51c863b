import { sql } from '@payloadcms/db-postgres'
import {
  cardEndsAt,
  domainMandateVersion,
  partMandateVersion,
  type CardDisplay,
  type CardName,
  type SavedCard,
  type PaymentMethodId,
} from '@/core/payments/types'
import { type Handle, uuidV7, instant } from '@/lib/db/sql'
import { readRetryDays, type ChargeState } from '@/core/payments/payment-transition'
import { cardLimits, domainCharges, subscriptionDays } from '@/lib/config/limits'
import { toIsoString } from '@/core/dates'

export interface CardRow extends CardDisplay, CardName {
  readonly id: string
  readonly provider: PaymentMethodId
  /** The card to which renewals are charged. */
  readonly isUsed: boolean
  /** Epoch milliseconds. */
  readonly endsAt: number
}

type StoredCard = Omit<CardRow, 'endsAt'> & Record<string, unknown>

const columns = sql`c.id, c.provider, c.reference, c.payer, c.brand, c.last_four as "lastFour", c.expiry_month as "expiryMonth",
  c.expiry_year as "expiryYear", c.is_used as "isUsed"`

const toRow = (row: StoredCard): CardRow => ({ ...row, endsAt: cardEndsAt(row) })

const oneOf = (rows: readonly StoredCard[]): CardRow | null => (rows[0] ? toRow(rows[0]) : null)

export const findCardsOf = async (handle: Handle, customerId: string, limit: number): Promise<readonly CardRow[]> => {
  const { rows } = await handle.execute<StoredCard>(sql`
    select ${columns} from infra.saved_payment_methods c where c.customer_id = ${customerId} and c.state = 'kept' order by c.is_used desc, c.kept_at desc, c.id limit ${limit}
  `)
  return rows.map(toRow)
}

export const findDefaultCard = async (handle: Handle, customerId: string | null): Promise<CardRow | null> => {
  if (customerId === null) return null
  const { rows } = await handle.execute<StoredCard>(
    sql`select ${columns} from infra.saved_payment_methods c where c.customer_id = ${customerId} and c.state = 'kept' and c.is_used limit 1`,
  )
  return oneOf(rows)
}

/** O19: default card, if the mandate also covers later instalments. */
export const findPartCard = async (handle: Handle, customerId: string | null): Promise<CardRow | null> => {
  if (customerId === null) return null
  const { rows } = await handle.execute<StoredCard>(sql`
    select ${columns} from infra.saved_payment_methods c where c.customer_id = ${customerId} and c.state = 'kept' and c.is_used
      and exists (select 1 from infra.payment_mandates k where k.card_id = c.id and k.words >= ${partMandateVersion}) limit 1
  `)
  return oneOf(rows)
}

export const findCard = async (handle: Handle, id: string): Promise<CardRow | null> => {
  const { rows } = await handle.execute<StoredCard>(sql`select ${columns} from infra.saved_payment_methods c where c.id = ${id}`)
  return oneOf(rows)
}

/** Serialises changes to a customer's cards. */
export const lockCardOwner = async (handle: Handle, customerId: string): Promise<boolean> =>
  (await handle.execute(sql`select 1 from customers where id = ${customerId} for no key update`)).rows.length > 0

interface NewCard extends SavedCard {
  readonly customerId: string
  readonly provider: PaymentMethodId
}

/**
 * U18: saves a card as the default. Saving the same card again replaces the earlier copy, which `deleteForgottenCards` deletes at the
 * provider.
 */
export const insertCard = async (handle: Handle, { customerId, provider, ...card }: NewCard): Promise<void> => {
  await handle.execute(sql`
    update infra.saved_payment_methods set is_used = false, state = case
      when provider = ${provider} and brand = ${card.brand} and last_four = ${card.lastFour} and expiry_month = ${card.expiryMonth} and expiry_year = ${card.expiryYear}
      then 'removed' else state end
    where customer_id = ${customerId} and state = 'kept' and reference <> ${card.reference}
  `)
  await handle.execute(sql`
    insert into infra.saved_payment_methods (id, customer_id, provider, reference, payer, brand, last_four, expiry_month, expiry_year, is_used)
    values (${uuidV7()}, ${customerId}, ${provider}, ${card.reference}, ${card.payer}, ${card.brand}, ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear}, true)
    on conflict (provider, reference) do nothing
  `)
}

/** U18: a card without an account, to be deleted at the provider. */
export const insertOrphanedCard = async (handle: Handle, { provider, ...card }: Omit<NewCard, 'customerId'>): Promise<void> => {
  await handle.execute(sql`
    insert into infra.saved_payment_methods (id, customer_id, provider, reference, payer, brand, last_four, expiry_month, expiry_year, state)
    values (${uuidV7()}, null, ${provider}, ${card.reference}, ${card.payer}, ${card.brand}, ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear}, 'removed')
    on conflict (provider, reference) do nothing
  `)
}

/** False if the card isn't this customer's. */
export const markDefaultCard = async (handle: Handle, customerId: string, id: string): Promise<boolean> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    update infra.saved_payment_methods set is_used = (id = ${id}::uuid)
    where customer_id = ${customerId} and state = 'kept'
      and exists (select 1 from infra.saved_payment_methods c where c.id = ${id}::uuid and c.customer_id = ${customerId} and c.state = 'kept')
    returning id
  `)
  return rows.length > 0
}

/** False if the card isn't this customer's. The newest remaining card becomes the default. */
export const markCardRemoved = async (handle: Handle, customerId: string, id: string): Promise<boolean> => {
  const { rows } = await handle.execute<{ was_used: boolean }>(sql`
    with gone as (select id, is_used from infra.saved_payment_methods where id = ${id}::uuid and customer_id = ${customerId} and state = 'kept')
    update infra.saved_payment_methods c set state = 'removed', is_used = false from gone where c.id = gone.id returning gone.is_used as was_used
  `)
  if (rows[0]?.was_used === true) {
    await handle.execute(sql`
      update infra.saved_payment_methods set is_used = true
      where id = (select id from infra.saved_payment_methods where customer_id = ${customerId} and state = 'kept' order by kept_at desc, id limit 1)
    `)
  }
  return rows.length > 0
}

/** U24: the payer disputed the payment, so its card is never charged again. */
export const markCardDisputed = async (handle: Handle, paymentId: string): Promise<void> => {
  await handle.execute(sql`
    update infra.saved_payment_methods set state = 'removed', is_used = false where state = 'kept' and id in (
      select a.card_id from infra.dunning_attempts a where a.payment_id = ${paymentId} and a.outcome = 'paid'
      union select k.card_id from infra.payment_mandates k join payments p on p.order_id = k.order_id where p.id = ${paymentId})
  `)
}

/** Cards to delete at the provider: removed, or left behind by a deleted account. */
export const findCardsToDelete = async (handle: Handle, limit: number): Promise<readonly CardRow[]> => {
  const { rows } = await handle.execute<StoredCard>(
    sql`select ${columns} from infra.saved_payment_methods c where c.state = 'removed' or c.customer_id is null order by c.kept_at, c.id limit ${limit}`,
  )
  return rows.map(toRow)
}

export const deleteCard = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`delete from infra.saved_payment_methods where id = ${id} and (state = 'removed' or customer_id is null)`)
}

/** What a charge renews (U51), or which instalment it is (O19). */
export type ChargeSubject = { readonly subscriptionId: string } | { readonly domainId: string }

/** U20: an automatic charge to a saved card; one row per payment. */
export interface CardCharge {
  readonly paymentId: string
  readonly subject: ChargeSubject
  readonly state: ChargeState
  /** The payment's current or last attempt. */
  readonly attempt: number | null
  /** Epoch milliseconds; null before the first attempt. */
  readonly firstTriedAt: number | null
  /** Epoch milliseconds of the next action; null if there is no further automatic attempt. */
  readonly nextAt: number | null
  /** A card with a hard decline, which only staff can charge again. */
  readonly refusedCard: string | null
}

type StoredCharge = CardCharge & Record<string, unknown>

const stamp = (milliseconds: number | null) => sql`${milliseconds === null ? null : toIsoString(milliseconds)}::timestamptz`

const chargeColumns = sql`h.payment_id as "paymentId", case when h.domain_id is null then json_build_object('subscriptionId', h.subscription_id)
    else json_build_object('domainId', h.domain_id) end as subject, h.state, h.attempt, round(extract(epoch from h.first_tried_at) * 1000)::float8 as "firstTriedAt",
  round(extract(epoch from h.next_at) * 1000)::float8 as "nextAt", h.refused_card as "refusedCard"`

/** One row per payment. A charge that was stopped because there was no card is queued again. */
export const insertCharge = async (
  handle: Handle,
  { paymentId, subject, nextAt }: Pick<CardCharge, 'paymentId' | 'subject'> & { readonly nextAt: number },
): Promise<void> => {
  const [subscriptionId, domainId] = 'domainId' in subject ? [null, subject.domainId] : [subject.subscriptionId, null]
  await handle.execute(sql`
    insert into infra.dunning_charges as h (payment_id, subscription_id, domain_id, state, next_at)
    values (${paymentId}, ${subscriptionId}, ${domainId}, 'waiting', ${stamp(nextAt)})
    on conflict (payment_id) do update set state = 'waiting', next_at = excluded.next_at where h.state = 'stopped'
  `)
}

export const lockCharge = async (handle: Handle, paymentId: string): Promise<CardCharge | null> => {
  const { rows } = await handle.execute<StoredCharge>(
    sql`select ${chargeColumns} from infra.dunning_charges h where h.payment_id = ${paymentId} for update`,
  )
  return rows[0] ?? null
}

export const findCharge = async (handle: Handle, paymentId: string): Promise<CardCharge | null> => {
  const { rows } = await handle.execute<StoredCharge>(
    sql`select ${chargeColumns} from infra.dunning_charges h where h.payment_id = ${paymentId}`,
  )
  return rows[0] ?? null
}

export const findChargeOfOrder = async (handle: Handle, orderId: string): Promise<CardCharge | null> => {
  const { rows } = await handle.execute<StoredCharge>(sql`
    select ${chargeColumns} from infra.dunning_charges h join payments p on p.id = h.payment_id where p.order_id = ${orderId} limit 1
  `)
  return rows[0] ?? null
}

type ChargeChanges = Partial<Omit<CardCharge, 'paymentId' | 'subject'>>

/** The caller holds the charge's row lock. */
export const updateCharge = async (handle: Handle, charge: CardCharge, changes: ChargeChanges): Promise<CardCharge> => {
  const after = { ...charge, ...changes }
  await handle.execute(sql`
    update infra.dunning_charges set state = ${after.state}, attempt = ${after.attempt}, first_tried_at = ${stamp(after.firstTriedAt)},
      next_at = ${stamp(after.nextAt)}, refused_card = ${after.refusedCard} where payment_id = ${charge.paymentId}
  `)
  return after
}

export const findDueCharges = async (handle: Handle, now: number, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ payment_id: string }>(
    sql`select payment_id from infra.dunning_charges where next_at <= ${stamp(now)} order by next_at, payment_id limit ${limit}`,
  )
  return rows.map(({ payment_id: id }) => id)
}

export const postponeCharge = async (handle: Handle, paymentId: string, nextAt: number): Promise<void> => {
  await handle.execute(
    sql`update infra.dunning_charges set next_at = ${stamp(nextAt)} where payment_id = ${paymentId} and next_at is not null`,
  )
}

interface NewAttempt {
  readonly paymentId: string
  readonly attempt: number
  readonly card: CardRow
  readonly startedAt: number
  /** The staff member who triggered it; null means the shop. */
  readonly askedBy: string | null
}

export const insertAttempt = async (handle: Handle, { paymentId, attempt, card, startedAt, askedBy }: NewAttempt): Promise<void> => {
  await handle.execute(sql`
    insert into infra.dunning_attempts (payment_id, attempt, card_id, reference, payer, brand, last_four, started_at, asked_by)
    values (${paymentId}, ${attempt}, ${card.id}, ${card.reference}, ${card.payer}, ${card.brand}, ${card.lastFour}, ${stamp(startedAt)}, ${askedBy})
  `)
}

/** `skipped`: the payment was no longer due when the provider was about to be called. */
type AttemptOutcome = 'paid' | 'declined' | 'authentication' | 'skipped'

export interface ChargeAttempt extends Pick<CardDisplay, 'brand' | 'lastFour'> {
  readonly attempt: number
  readonly cardId: string
  readonly reference: string
  readonly payer: string
  readonly startedAt: number
  /** Null while the outcome is unknown. */
  readonly outcome: AttemptOutcome | null
  readonly reason: string | null
  readonly askedBy: string | null
}

export const findAttempts = async (handle: Handle, paymentId: string, limit = 20): Promise<readonly ChargeAttempt[]> => {
  const { rows } = await handle.execute<ChargeAttempt & Record<string, unknown>>(sql`
    select attempt, card_id as "cardId", reference, payer, brand, last_four as "lastFour", round(extract(epoch from started_at) * 1000)::float8 as "startedAt",
      outcome, reason, asked_by as "askedBy"
    from infra.dunning_attempts where payment_id = ${paymentId} order by attempt desc limit ${limit}
  `)
  return rows
}

export const updateAttempt = async (
  handle: Handle,
  { paymentId, attempt }: Pick<CardCharge, 'paymentId' | 'attempt'>,
  ended: { readonly outcome: AttemptOutcome; readonly reason: string | null; readonly at: number },
): Promise<void> => {
  await handle.execute(sql`
    update infra.dunning_attempts set outcome = ${ended.outcome}, reason = ${ended.reason}, ended_at = ${stamp(ended.at)}
    where payment_id = ${paymentId} and attempt = ${attempt} and outcome is null
  `)
}

interface ChargeSettings {
  /** U22: days after the first attempt on which a declined card is retried. */
  readonly retryDays: readonly number[]
  /** U51: days before expiry at which a domain renewal is charged. */
  readonly domainChargeDays: number
}

export const findChargeSettings = async (handle: Handle): Promise<ChargeSettings> => {
  const { rows } = await handle.execute<{ retry_days: string | null; domain_charge_days: string | null }>(
    sql`select retry_days, domain_charge_days from subscription_settings limit 1`,
  )
  const typed = rows[0]?.retry_days
  return {
    retryDays: (typeof typed === 'string' ? readRetryDays(typed) : null) ?? subscriptionDays.defaults.retryDays,
    domainChargeDays: Number(rows[0]?.domain_charge_days ?? domainCharges.defaultDays),
  }
}

interface Consent {
  readonly orderId: string
  readonly customerId: string | null
  readonly provider: PaymentMethodId
  /** Version of the consent text, and the language in which it was shown. */
  readonly words: number
  readonly locale: string
  /** Epoch milliseconds. */
  readonly givenAt: number
}

/** U18: records the consent once per order, in the order's transaction. False if it was already recorded. */
export const insertConsent = async (handle: Handle, consent: Consent): Promise<boolean> => {
  const { orderId, customerId, provider, words, locale, givenAt } = consent
  const { rows } = await handle.execute(sql`
    insert into infra.payment_mandates (id, order_id, customer_id, provider, words, locale, given_at)
    values (${uuidV7(givenAt)}, ${orderId}, ${customerId}, ${provider}, ${words}, ${locale}, ${instant(givenAt)})
    on conflict (order_id) do nothing returning 1
  `)
  return rows.length > 0
}

export const hasConsent = async (handle: Handle, orderId: string): Promise<boolean> =>
  (await handle.execute(sql`select 1 from infra.payment_mandates where order_id = ${orderId}`)).rows.length > 0

/** U50: whether the mandate covered domain renewals. */
export const hasDomainConsent = async (handle: Handle, orderId: string): Promise<boolean> =>
  (await handle.execute(sql`select 1 from infra.payment_mandates where order_id = ${orderId} and words >= ${domainMandateVersion}`)).rows
    .length > 0

/** When the order is paid, queues its consent, so that the worker fetches the card. Runs in the transaction that books the payment. */
export const markConsentPaid = async (handle: Handle, orderId: string): Promise<void> => {
  await handle.execute(sql`update infra.payment_mandates set look_at = clock_timestamp() where order_id = ${orderId} and done_at is null`)
}

/** A guest's consents apply to the account that now owns the order. */
export const claimConsents = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`
    update infra.payment_mandates k set look_at = clock_timestamp() from orders o
    where o.id = k.order_id and o.customer_id = ${customerId} and k.done_at is null and k.card_id is null
  `)
}

export interface DueConsent {
  readonly id: string
  readonly provider: PaymentMethodId
  /** As read from the database; `postponeConsent` compares it, so that a concurrent reschedule wins. */
  readonly lookAt: string
  /** The account that owns the order now; null for a guest. */
  readonly customerId: string | null
  /** The provider's payment id; null if the order was paid by other means. */
  readonly intent: string | null
  /** No account can ever remove this card: none claimed the order in time, or its payment was not booked. */
  readonly isLeft: boolean
}

/** U18: guests who paid before this have had enough time to create an account. */
const guestsBefore = sql`clock_timestamp() - make_interval(days => ${cardLimits.guestDays}::int)`

export const findDueConsents = async (handle: Handle, limit: number, orderId: string | null = null): Promise<readonly DueConsent[]> => {
  const ofOrder = orderId === null ? sql`true` : sql`k.order_id = ${orderId}`
  const { rows } = await handle.execute<DueConsent & Record<string, unknown>>(sql`
    select k.id, k.provider, k.look_at::text as "lookAt", o.customer_id as "customerId", money.intent,
      money.intent is not null and (money.paid_at is null or (o.customer_id is null and money.paid_at <= ${guestsBefore})) as "isLeft"
    from infra.payment_mandates k join orders o on o.id = k.order_id
    left join lateral (select p.intent, p.paid_at from payments p where p.order_id = k.order_id and p.provider::text = k.provider and p.intent is not null
      order by p.paid_at is null, p.due_at nulls first limit 1) as money on true
    where k.done_at is null and k.look_at is not null and k.look_at <= clock_timestamp() and ${ofOrder} order by k.look_at, k.id limit ${limit}
  `)
  return rows
}

/** Reschedules the consent in `seconds`, or until the next event if null. No-op if it was rescheduled in the meantime. */
export const postponeConsent = async (handle: Handle, { id, lookAt }: DueConsent, seconds: number | null): Promise<void> => {
  const next = seconds === null ? sql`null` : sql`clock_timestamp() + make_interval(secs => ${seconds})`
  await handle.execute(sql`update infra.payment_mandates set look_at = ${next} where id = ${id} and look_at = ${lookAt}::timestamptz`)
}

/** False if this was already done. */
export const completeConsent = async (
  handle: Handle,
  id: string,
  card: { readonly provider: PaymentMethodId; readonly reference: string } | null,
): Promise<boolean> => {
  const cardId =
    card === null
      ? sql`null`
      : sql`(select c.id from infra.saved_payment_methods c where c.provider = ${card.provider} and c.reference = ${card.reference})`
  const { rows } = await handle.execute(
    sql`update infra.payment_mandates set done_at = clock_timestamp(), look_at = null, card_id = ${cardId} where id = ${id} and done_at is null returning 1`,
  )
  return rows.length > 0
}
