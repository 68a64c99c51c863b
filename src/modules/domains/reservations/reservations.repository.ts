import { sql } from '@payloadcms/db-postgres'
import type { DomainContact } from '@/core/domains/registrar'
import type { DomainClaim } from '@/core/domains/types'
import type { OrderAccess } from '@/modules/orders/order-access'
import { type Handle, uuidV7, instant } from '@/lib/db/sql'

export interface DomainReservation {
  readonly name: string
  readonly claim: DomainClaim
  /** `null` if the domain was added without an order. */
  readonly order: (OrderAccess & { readonly id: string; readonly customerId: string | null }) | null
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

interface ReservationInput {
  readonly orderId: string | null
  readonly names: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
  /** Expiry in epoch milliseconds; `null` means never. */
  readonly until: number | null
  /** N9: the registrant, if not the buyer. */
  readonly registrant?: DomainContact | undefined
}

/**
 * N1: reserves the domains and returns those reserved. One row per domain, unique in the database: a concurrent order waits and then finds
 * the domain taken unless the reservation has expired. Sorted, so that orders with several domains can't deadlock.
 */
export const insertReservations = async (
  handle: Handle,
  { orderId, names, now, until, registrant }: ReservationInput,
): Promise<ReadonlySet<string>> => {
  if (names.length === 0) return new Set()
  const owner = registrant === undefined ? null : JSON.stringify(registrant)
  const rows = [...names]
    .sort()
    .map((name) => sql`(${uuidV7(now)}, ${name}, ${orderId}, ${until === null ? null : instant(until)}, ${owner}::jsonb, now(), now())`)
  const { rows: taken } = await handle.execute<{ name: string }>(sql`
    insert into name_holds (id, name, order_id, held_until, registrant, created_at, updated_at) values ${sql.join(rows, sql`, `)}
    on conflict (name) do update set order_id = excluded.order_id, held_until = excluded.held_until, updated_at = now(),
        registrant = coalesce(excluded.registrant, case when name_holds.order_id = excluded.order_id then name_holds.registrant end)
      where name_holds.held_until <= ${instant(now)} or name_holds.order_id = excluded.order_id
    returning name
  `)
  return new Set(taken.map(({ name }) => name))
}

/** Keeps domains that the customer already owns. */
export const deleteReservationsOf = async (handle: Handle, orderId: string, only?: string): Promise<void> => {
  await handle.execute(sql`
    delete from name_holds where order_id = ${orderId} ${only === undefined ? sql`` : sql`and name = ${only}`} and not exists (
      select 1 from domains where domains.name = name_holds.name and domains.order_id = name_holds.order_id
        and domains.status in ('pending', 'active', 'grace', 'redemption')
    )
  `)
}

/** No-op if another order holds the reservation. */
export const deleteReservation = async (handle: Handle, name: string, orderId: string | null): Promise<void> => {
  await handle.execute(sql`delete from name_holds where name = ${name} and order_id is not distinct from ${orderId}`)
}

/** One indexed query, independent of the number of orders. */
export const findReservations = async (
  handle: Handle,
  names: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, DomainReservation>> => {
  if (names.length === 0) return new Map()
  const { rows } = await handle.execute<DomainReservation & Record<string, unknown>>(sql`
    select h.name, case when h.held_until is null then 'owned' else 'held' end as claim,
      case when h.order_id is not null then json_build_object('id', h.order_id, 'orderNumber', coalesce(o.order_number, ''), 'customerId', o.customer_id,
        'accessTokenHash', coalesce(o.access_token_hash, ''), 'sealedAccessToken', o.sealed_access_token) end as "order"
    from name_holds h left join orders o on o.id = h.order_id
    where h.name in (${list(names)}) and (h.held_until is null or h.held_until > ${instant(now)})
  `)
  return new Map(rows.map((hold) => [hold.name, hold]))
}

/**
 * N9: moves registrants from the reservations to the caller, who stores them on the domains, so that the personal data is kept in one
 * place.
 */
export const moveRegistrants = async (
  handle: Handle,
  orderId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, DomainContact>> => {
  const { rows } = await handle.execute<{ name: string; registrant: DomainContact }>(sql`
    with known as (select id, name, registrant from name_holds where order_id = ${orderId} and name in (${list(names)}) and registrant is not null for update)
    update name_holds set registrant = null from known where name_holds.id = known.id returning known.name, known.registrant
  `)
  return new Map(rows.map(({ name, registrant }) => [name, registrant]))
}

export const deleteReservationsBefore = async (handle: Handle, before: number): Promise<void> => {
  await handle.execute(sql`delete from name_holds where held_until < ${instant(before)}`)
}

/** Set by staff; `null` if not set. */
export const findReservationHours = async (handle: Handle): Promise<number | null> => {
  const { rows } = await handle.execute<{ hours: string | null }>(
    sql`select name_hold_hours as hours from pricing_settings order by id limit 1`,
  )
  const hours = rows[0]?.hours ?? null
  return hours === null ? null : Number(hours)
}
