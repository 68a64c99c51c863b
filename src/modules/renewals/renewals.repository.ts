import { sql } from '@payloadcms/db-postgres'
import { holderColumns, toHolder, type Holder } from '@/modules/checkout/checkout.repository'
import type { Handle } from '@/lib/db/sql'
import { defaultLocale, isLocale, type Locale } from '@/lib/config/locales'
import type { DomainStatus } from '@/core/domains/lifecycle'
import type { RenewalOrder } from '@/core/orders/renewal-order'

export const findHolderOf = async (handle: Handle, id: string): Promise<Holder | null> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select s.customer_id, coalesce(c.email, o.contact_email, s.customer_key) as email, ${holderColumns}
    from subscriptions s left join customers c on c.id = s.customer_id left join orders o on o.id = s.order_id where s.id = ${id}
  `)
  return rows[0] ? toHolder(rows[0]) : null
}

export interface ExpiringName {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  readonly extension: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly autoRenew: boolean
  readonly email: string
  /** Order number if the domain has no account. */
  readonly guestOrder: string | null
  readonly locale: Locale
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Domains that expire by `until`, or have expired and are not yet released. */
export const findExpiringNames = async (handle: Handle, until: number): Promise<readonly ExpiringName[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select d.id, d.name, d.order_id, d.extension, d.status, extract(epoch from d.expires_at) * 1000 as expires_at, coalesce(d.auto_renew, false) as auto_renew,
      coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale,
      case when d.customer_id is null then o.order_number end as guest_order
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where d.status in ('active', 'grace', 'redemption') and d.expires_at <= ${iso(until)}::timestamptz
    order by d.expires_at
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    orderId: typeof row['order_id'] === 'string' ? row['order_id'] : null,
    extension: String(row['extension']),
    status: row['status'] as DomainStatus,
    expiresAt: Number(row['expires_at']),
    autoRenew: row['auto_renew'] === true,
    email: String(row['email']),
    guestOrder: typeof row['guest_order'] === 'string' ? row['guest_order'] : null,
    locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
  }))
}

/** Compare-and-set; false if the status changed since it was read. */
export const updateNameStatus = async (
  handle: Handle,
  held: Pick<ExpiringName, 'id' | 'status'>,
  status: DomainStatus,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
      update domains set status = ${status}, updated_at = now() where id = ${held.id} and status = ${held.status} returning id
    `)
  return rows.length > 0
}

export const insertNameEvent = async (
  handle: Handle,
  { id, type, at }: { readonly id: string; readonly type: DomainStatus; readonly at: number },
): Promise<void> => {
  await handle.execute(sql`
      insert into domains_events (id, _order, _parent_id, type, at)
      select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${id}, ${type}, ${iso(at)}::timestamptz
      from domains_events where _parent_id = ${id}
    `)
}

export interface HeldName extends Holder {
  readonly id: string
  readonly name: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  readonly addonIds: readonly string[]
  readonly locale: Locale
  /** The currency it was bought in. */
  readonly currency: string
}

const addonIds = (addons: unknown): readonly string[] =>
  Array.isArray(addons)
    ? (addons as unknown[]).flatMap((addon) =>
        typeof addon === 'object' && addon !== null && 'id' in addon && typeof addon.id === 'string' ? [addon.id] : [],
      )
    : []

export const findHeldName = async (handle: Handle, domainId: string): Promise<HeldName | null> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select d.id, d.name, d.status, extract(epoch from d.expires_at) * 1000 as expires_at, d.addons, d.customer_id,
      coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale, o.currency, ${holderColumns}
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where d.id = ${domainId}
  `)
  const [row] = rows
  if (!row) return null
  return {
    ...toHolder(row),
    id: String(row['id']),
    name: String(row['name']),
    status: row['status'] as DomainStatus,
    expiresAt: row['expires_at'] === null ? null : Number(row['expires_at']),
    addonIds: addonIds(row['addons']),
    locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
    currency: typeof row['currency'] === 'string' ? row['currency'] : 'USD',
  }
}

export const findRenewableName = async (handle: Handle, customerId: string, name: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from domains where customer_id = ${customerId} and name = ${name} and status in ('active', 'grace')
  `)
  return rows[0]?.id ?? null
}

export const findRenewalOrders = async (handle: Handle, term: string): Promise<readonly RenewalOrder[]> => {
  const { rows } = await handle.execute<Record<string, unknown> & RenewalOrder>(sql`
    select order_number as "orderNumber", status from orders where idempotency_key like ${`${term}%`} order by created_at, id
  `)
  return rows
}

export const findUnpaidRenewals = async (
  handle: Handle,
  domainId: string,
): Promise<readonly { readonly orderNumber: string; readonly years: number }[]> => {
  const { rows } = await handle.execute<{ orderNumber: string; years: number }>(sql`
    select order_number as "orderNumber", coalesce((jsonb_path_query_first(lines, '$[*] ? (@.type == "domain").serviceData.years'))::int, 1) as years
    from orders where idempotency_key like ${`renewal:${domainId}:%`} and status in ('pending', 'failed')
  `)
  return rows
}
