import { sql } from '@payloadcms/db-postgres'
import { cardEndsAt, partWords, type CardFace, type CardName, type KeptCard } from '@/core/payments/cards'
import type { PaymentMethodId } from '@/core/payments/types'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'

/** U18: a card of a customer as the shop keeps it. */
export interface CardRow extends CardFace, CardName {
  readonly id: string
  readonly provider: PaymentMethodId
  /** The one that is charged. */
  readonly isUsed: boolean
  /** The first moment it is not good any more; epoch milliseconds. */
  readonly endsAt: number
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly provider: PaymentMethodId
  readonly reference: string
  readonly payer: string
  readonly brand: string
  readonly last_four: string
  readonly expiry_month: number
  readonly expiry_year: number
  readonly is_used: boolean
}

const columns = sql`c.id, c.provider, c.reference, c.payer, c.brand, c.last_four, c.expiry_month, c.expiry_year, c.is_used`

const toRow = (row: Stored): CardRow => {
  const expiry = { expiryMonth: row.expiry_month, expiryYear: row.expiry_year }
  return {
    id: row.id,
    provider: row.provider,
    reference: row.reference,
    payer: row.payer,
    brand: row.brand,
    lastFour: row.last_four,
    ...expiry,
    isUsed: row.is_used,
    endsAt: cardEndsAt(expiry),
  }
}

const oneOf = (rows: readonly Stored[]): CardRow | null => (rows[0] ? toRow(rows[0]) : null)

/** A customer's, the one that is charged at the front. */
export const findCardsOf = async (handle: Handle, customerId: string, limit: number): Promise<readonly CardRow[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select ${columns} from infra.kept_cards c where c.customer_id = ${customerId} and c.state = 'kept' order by c.is_used desc, c.kept_at desc, c.id limit ${limit}
  `)
  return rows.map(toRow)
}

/** The card a customer's renewals are charged to. */
export const findUsedCard = async (handle: Handle, customerId: string | null): Promise<CardRow | null> => {
  if (customerId === null) return null
  const { rows } = await handle.execute<Stored>(
    sql`select ${columns} from infra.kept_cards c where c.customer_id = ${customerId} and c.state = 'kept' and c.is_used limit 1`,
  )
  return oneOf(rows)
}

/** O19: the same card, where its holder agreed that it pays later parts of a price as well. */
export const findPartCard = async (handle: Handle, customerId: string | null): Promise<CardRow | null> => {
  if (customerId === null) return null
  const { rows } = await handle.execute<Stored>(sql`
    select ${columns} from infra.kept_cards c where c.customer_id = ${customerId} and c.state = 'kept' and c.is_used
      and exists (select 1 from infra.card_consents k where k.card_id = c.id and k.words >= ${partWords}) limit 1
  `)
  return oneOf(rows)
}

export const findCard = async (handle: Handle, id: string): Promise<CardRow | null> => {
  const { rows } = await handle.execute<Stored>(sql`select ${columns} from infra.kept_cards c where c.id = ${id}`)
  return oneOf(rows)
}

/** Whoever changes a customer's cards waits here for whoever does so at once. */
export const lockHolder = async (handle: Handle, customerId: string): Promise<boolean> =>
  (await handle.execute(sql`select 1 from customers where id = ${customerId} for no key update`)).rows.length > 0

interface NewCard extends KeptCard {
  readonly customerId: string
  readonly provider: PaymentMethodId
}

/** U18: the one that is charged from now on. The same card kept again takes the place of the one before, which the provider is to forget. */
export const insertCard = async (handle: Handle, { customerId, provider, ...card }: NewCard): Promise<void> => {
  await handle.execute(sql`
    update infra.kept_cards set is_used = false, state = case
      when provider = ${provider} and brand = ${card.brand} and last_four = ${card.lastFour} and expiry_month = ${card.expiryMonth} and expiry_year = ${card.expiryYear}
      then 'removed' else state end
    where customer_id = ${customerId} and state = 'kept' and reference <> ${card.reference}
  `)
  await handle.execute(sql`
    insert into infra.kept_cards (id, customer_id, provider, reference, payer, brand, last_four, expiry_month, expiry_year, is_used)
    values (${uuidV7()}, ${customerId}, ${provider}, ${card.reference}, ${card.payer}, ${card.brand}, ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear}, true)
    on conflict (provider, reference) do nothing
  `)
}

/** U18: nobody's, so the provider is to forget it. */
export const insertLeftCard = async (handle: Handle, { provider, ...card }: Omit<NewCard, 'customerId'>): Promise<void> => {
  await handle.execute(sql`
    insert into infra.kept_cards (id, customer_id, provider, reference, payer, brand, last_four, expiry_month, expiry_year, state)
    values (${uuidV7()}, null, ${provider}, ${card.reference}, ${card.payer}, ${card.brand}, ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear}, 'removed')
    on conflict (provider, reference) do nothing
  `)
}

/** False where it is not a card of this customer's. */
export const updateUsed = async (handle: Handle, customerId: string, id: string): Promise<boolean> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    update infra.kept_cards set is_used = (id = ${id}::uuid)
    where customer_id = ${customerId} and state = 'kept'
      and exists (select 1 from infra.kept_cards c where c.id = ${id}::uuid and c.customer_id = ${customerId} and c.state = 'kept')
    returning id
  `)
  return rows.length > 0
}

/** False where it is not this customer's. The newest of the others is charged in its place. */
export const updateRemoved = async (handle: Handle, customerId: string, id: string): Promise<boolean> => {
  const { rows } = await handle.execute<{ was_used: boolean }>(sql`
    with gone as (select id, is_used from infra.kept_cards where id = ${id}::uuid and customer_id = ${customerId} and state = 'kept')
    update infra.kept_cards c set state = 'removed', is_used = false from gone where c.id = gone.id returning gone.is_used as was_used
  `)
  if (rows[0]?.was_used === true) {
    await handle.execute(sql`
      update infra.kept_cards set is_used = true
      where id = (select id from infra.kept_cards where customer_id = ${customerId} and state = 'kept' order by kept_at desc, id limit 1)
    `)
  }
  return rows.length > 0
}

/** U24: whoever had it said that this money was not theirs: its card is never charged again. */
export const updateDisputed = async (handle: Handle, paymentId: string): Promise<void> => {
  await handle.execute(sql`
    update infra.kept_cards set state = 'removed', is_used = false where state = 'kept' and id in (
      select a.card_id from infra.card_charge_attempts a where a.payment_id = ${paymentId} and a.outcome = 'paid'
      union select k.card_id from infra.card_consents k join payments p on p.order_id = k.order_id where p.id = ${paymentId})
  `)
}

/** Those the provider has still to forget: removed, or of an account that is not there any more. */
export const findForgettable = async (handle: Handle, limit: number): Promise<readonly CardRow[]> => {
  const { rows } = await handle.execute<Stored>(
    sql`select ${columns} from infra.kept_cards c where c.state = 'removed' or c.customer_id is null order by c.kept_at, c.id limit ${limit}`,
  )
  return rows.map(toRow)
}

export const deleteCard = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`delete from infra.kept_cards where id = ${id} and (state = 'removed' or customer_id is null)`)
}
