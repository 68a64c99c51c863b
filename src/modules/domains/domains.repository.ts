import { sql } from '@payloadcms/db-postgres'
import type { OrderStatus } from '@/core/orders/status'
import type { ChargeState } from '@/core/payments/payment-transition'
import type { DomainStatus } from '@/core/domains/lifecycle'
import type { DomainContacts, RegistrarJobKind, RegistrarTaskList, RegistrarTaskStatus } from '@/core/domains/registrar'
import type { OrderedName } from '@/modules/orders/orders.repository'
import { type Handle, uuidV7 } from '@/lib/db/sql'

export interface DomainSwitches {
  readonly autoRenew: boolean
  /** Whether saved cards pay for this domain's renewals (U50). */
  readonly autoCharge: boolean
  readonly isLocked: boolean
}

export interface SwitchedDomain extends DomainSwitches {
  readonly id: string
  readonly extension: string
  readonly addonIds: readonly string[]
  /** Currency of purchase, which renewals also use. */
  readonly currency: string
}

interface SwitchedRow extends Record<string, unknown> {
  readonly id: string
  readonly extension: string
  readonly addons: readonly { readonly id: string }[] | null
  readonly currency: string | null
  readonly auto_renew: boolean | null
  readonly auto_charge: boolean | null
  readonly is_locked: boolean | null
}

/** Locks a domain that the customer owns until the transaction ends; `null` unless it is pending, active or in grace. */
export const lockSwitched = async (handle: Handle, customerId: string, domain: string): Promise<SwitchedDomain | null> => {
  const { rows } = await handle.execute<SwitchedRow>(sql`
    select d.id, d.extension, d.addons, o.currency, d.auto_renew, d.auto_charge, d.is_locked from domains d left join orders o on o.id = d.order_id
    where d.customer_id = ${customerId} and d.name = ${domain.toLowerCase()} and d.status in ('pending', 'active', 'grace') for update of d
  `)
  const [row] = rows
  return row
    ? {
        id: row.id,
        extension: row.extension,
        addonIds: (row.addons ?? []).map(({ id }) => id),
        currency: row.currency ?? 'USD',
        autoRenew: row.auto_renew === true,
        autoCharge: row.auto_charge === true,
        isLocked: row.is_locked === true,
      }
    : null
}

/** State of the renewal of a domain's current term. */
export interface TermRenewal {
  readonly status: OrderStatus
  readonly charge: { readonly state: ChargeState; readonly nextAt: number | null } | null
}

interface TermRow extends Record<string, unknown> {
  readonly id: string
  readonly status: OrderStatus
  readonly state: ChargeState | null
  readonly next: string | null
}

/** U52: renewal orders of the customer's current terms, by domain id. */
export const findTermRenewals = async (handle: Handle, customerId: string): Promise<ReadonlyMap<string, TermRenewal>> => {
  const { rows } = await handle.execute<TermRow>(sql`
    with renewals as (
      select distinct on (split_part(idempotency_key, ':', 2), split_part(idempotency_key, ':', 3)) id, status,
        split_part(idempotency_key, ':', 2) as domain_id, split_part(idempotency_key, ':', 3) as term
      from orders where customer_id = ${customerId} and idempotency_key like 'renewal:%'
      order by split_part(idempotency_key, ':', 2), split_part(idempotency_key, ':', 3), created_at desc, id desc)
    select d.id, r.status, h.state, (extract(epoch from h.next_at) * 1000)::bigint as next
    from domains d join renewals r on r.domain_id = d.id::text and r.term = to_char(d.expires_at at time zone 'UTC', 'YYYY-MM-DD')
    left join lateral (select c.state, c.next_at from infra.dunning_charges c join payments p on p.id = c.payment_id where p.order_id = r.id limit 1) as h on true
    where d.customer_id = ${customerId}
  `)
  return new Map(
    rows.map(({ id, status, state, next }) => [
      id,
      { status, charge: state === null ? null : { state, nextAt: next === null ? null : Number(next) } },
    ]),
  )
}

/** The caller holds the row lock. */
export const updateSwitches = async (handle: Handle, id: string, { autoRenew, autoCharge, isLocked }: DomainSwitches): Promise<void> => {
  await handle.execute(
    sql`update domains set auto_renew = ${autoRenew}, auto_charge = ${autoCharge}, is_locked = ${isLocked}, updated_at = now() where id = ${id}`,
  )
}

export const disableAutoRenew = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(
    sql`update domains set auto_renew = false, auto_charge = false, updated_at = now() where customer_id = ${customerId}`,
  )
}

interface DomainEvent {
  readonly type: DomainStatus | 'autoChargeOn' | 'autoChargeOff' | 'priceAnnounced'
  readonly at: number
  readonly note?: string
}

/** Appends an event to a domain's history. */
export const insertDomainEvent = async (handle: Handle, id: string, { type, at, note }: DomainEvent): Promise<void> => {
  await handle.execute(sql`
    insert into domains_events (id, _order, _parent_id, type, at, note)
    select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${id}, ${type}, ${new Date(at).toISOString()}::timestamptz, ${note ?? null}
    from domains_events where _parent_id = ${id}
  `)
}

interface PendingName extends OrderedName {
  /** N9: `null` means the buyer. */
  readonly contacts: DomainContacts | null
}

/** Empty with a simulated registry, which activates domains on payment. */
export const findPendingDomains = async (handle: Handle, orderId: string): Promise<readonly PendingName[]> => {
  const { rows } = await handle.execute<{ domain: string; years: string | null; contacts: DomainContacts | null }>(
    sql`select name as domain, term_years as years, contacts from domains where order_id = ${orderId} and status = 'pending' order by name`,
  )
  return rows.map(({ domain, years, contacts }) => ({ domain, years: Number(years ?? 1), contacts }))
}

interface OrderedDomain {
  readonly name: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
}

export const findDomainsOfOrder = async (handle: Handle, orderId: string): Promise<readonly OrderedDomain[]> => {
  const { rows } = await handle.execute<{ name: string; status: DomainStatus; expires: string | null }>(sql`
    select name, status, (extract(epoch from expires_at) * 1000)::bigint as expires from domains where order_id = ${orderId} order by name
  `)
  return rows.map(({ name, status, expires }) => ({ name, status, expiresAt: expires === null ? null : Number(expires) }))
}

interface OwnContacts {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  /** N9: `null` means the buyer. */
  readonly contacts: DomainContacts | null
}

interface ContactRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly order_id: string | null
  readonly contacts: DomainContacts | null
}

/** `null` unless the customer owns the domain and it is active or in grace. */
export const findOwnContacts = async (
  handle: Handle,
  customerId: string,
  name: string,
  { isLocked = false } = {},
): Promise<OwnContacts | null> => {
  const { rows } = await handle.execute<ContactRow>(sql`
    select id, name, order_id, contacts from domains
    where customer_id = ${customerId} and name = ${name.toLowerCase()} and status in ('active', 'grace') ${isLocked ? sql`for update` : sql``}
  `)
  const [row] = rows
  return row ? { id: row.id, name: row.name, orderId: row.order_id, contacts: row.contacts } : null
}

export const updateContacts = async (handle: Handle, id: string, contacts: DomainContacts): Promise<void> => {
  await handle.execute(sql`update domains set contacts = ${JSON.stringify(contacts)}::jsonb, updated_at = now() where id = ${id}`)
}

export const findContactsOf = async (
  handle: Handle,
  customerId: string,
): Promise<readonly { readonly domain: string; readonly contacts: DomainContacts }[]> => {
  const { rows } = await handle.execute<{ domain: string; contacts: DomainContacts }>(sql`
    select name as domain, contacts from domains where customer_id = ${customerId} and contacts is not null order by name
  `)
  return rows
}

/** N9: erases contact data from a deleted account's domains, reservations and registrar jobs. */
export const deleteContactsOf = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`
    update registrar_tasks set details = null where details is not null and kind in ('contacts', 'register')
      and domain in (select name from domains where customer_id = ${customerId})
  `)
  await handle.execute(sql`
    update name_holds set registrant = null where registrant is not null and order_id in (select id from orders where customer_id = ${customerId})
  `)
  await handle.execute(
    sql`update domains set contacts = null, updated_at = now() where customer_id = ${customerId} and contacts is not null`,
  )
}

interface TaskRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: RegistrarJobKind
  readonly domain: string
  readonly status: RegistrarTaskStatus
  readonly expires_at: string | null
}

/** Registrar job queue in the database. With a transaction's handle, jobs commit or roll back together with it. */
export const taskListIn = (handle: Handle): RegistrarTaskList => ({
  put: async ({ key, kind, domain, order, years, details }) => {
    await handle.execute(sql`
      with put as (
        insert into registrar_tasks (id, key, kind, domain, years, details, status, order_id, created_at, updated_at)
        values (${uuidV7()}, ${key}, ${kind}, ${domain}, ${years}, ${details}, 'open', ${order}, now(), now())
        on conflict (key) do nothing returning id
      )
      insert into registrar_tasks_events (id, _order, _parent_id, type, at)
      select replace(gen_random_uuid()::text, '-', ''), 1, id, 'open', now() from put
    `)
    const { rows } = await handle.execute<TaskRow>(sql`
      select id, kind, domain, status, extract(epoch from expires_at) * 1000 as expires_at from registrar_tasks where key = ${key}
    `)
    const [task] = rows
    if (!task) throw new Error(`Registrar task ${key} not found`)
    return {
      id: task.id,
      kind: task.kind,
      domain: task.domain,
      status: task.status,
      expiresAt: task.expires_at === null ? null : Number(task.expires_at),
    }
  },
})

export const lockTask = async (handle: Handle, id: string): Promise<RegistrarTaskStatus | null> => {
  const { rows } = await handle.execute<{ status: RegistrarTaskStatus }>(
    sql`select status from registrar_tasks where id = ${id} for update`,
  )
  return rows[0]?.status ?? null
}

/** The expiry date that staff entered on the job, as the registrar reported it, in epoch milliseconds. */
export const findEndOfTerm = async (handle: Handle, key: string): Promise<number | null> => {
  const { rows } = await handle.execute<{ until: string | null }>(sql`
    select extract(epoch from expires_at) * 1000 as until from registrar_tasks where key = ${key}
  `)
  const until = rows[0]?.until ?? null
  return until === null ? null : Number(until)
}
