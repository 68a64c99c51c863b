import { sql } from '@payloadcms/db-postgres'
import type { BillingOwner } from '@/modules/checkout/place-order'
import type { BillingAddress } from '@/modules/checkout/schema'
import type { Handle } from '@/lib/db/sql'
import { defaultLocale, isLocale, type Locale } from '@/lib/config/locales'
import type { DomainStatus } from '@/core/domains/lifecycle'
import { addDays, toIsoString } from '@/core/dates'
import { priceOfNote, type KnownPrice, type RenewalOrder } from '@/core/orders/renewal-order'
import { domainCharges } from '@/lib/config/limits'

/** Expects the aliases `c` (customer) and `o` (order); the query adds `customer_id` and `email`. */
const billingOwnerColumns = sql`coalesce(c.name, o.contact_name) as contact_name,
      case when c.id is null then o.contact_company else c.company end as company, case when c.id is null then o.contact_vat_id else c.vat_id end as vat_id,
      c.billing_address_line1 as c_line1, c.billing_address_line2 as c_line2, c.billing_address_city as c_city, c.billing_address_region as c_region,
      c.billing_address_postal_code as c_postal_code, c.billing_address_country as c_country,
      o.billing_address_line1 as o_line1, o.billing_address_line2 as o_line2, o.billing_address_city as o_city, o.billing_address_region as o_region,
      o.billing_address_postal_code as o_postal_code, o.billing_address_country as o_country`

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const addressIn = (row: Row, prefix: 'c' | 'o'): BillingAddress | null => {
  const [line1, city, country] = ['line1', 'city', 'country'].map((field) => text(row[`${prefix}_${field}`]))
  if (line1 === undefined || city === undefined || country === undefined) return null
  const postalCode = text(row[`${prefix}_postal_code`]) ?? ''
  const line2 = text(row[`${prefix}_line2`])
  const region = text(row[`${prefix}_region`])
  return { line1, city, postalCode, country, ...(line2 === undefined ? {} : { line2 }), ...(region === undefined ? {} : { region }) }
}

const toBillingOwner = (row: Row): BillingOwner => {
  const email = String(row['email'])
  return {
    customerId: text(row['customer_id']) ?? null,
    email,
    contactName: text(row['contact_name']) ?? email,
    company: text(row['company']),
    vatId: text(row['vat_id']),
    billingAddress: addressIn(row, 'c') ?? addressIn(row, 'o'),
  }
}

export const findSubscriptionOwner = async (handle: Handle, id: string): Promise<BillingOwner | null> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select s.customer_id, coalesce(c.email, o.contact_email, s.customer_key) as email, ${billingOwnerColumns}
    from subscriptions s left join customers c on c.id = s.customer_id left join orders o on o.id = s.order_id where s.id = ${id}
  `)
  return rows[0] ? toBillingOwner(rows[0]) : null
}

export interface ExpiringDomain {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  readonly extension: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly autoRenew: boolean
  /** A saved card pays the renewal (U50). */
  readonly autoCharge: boolean
  readonly customerId: string | null
  readonly email: string
  /** Order number if the domain has no account. */
  readonly guestOrder: string | null
  readonly locale: Locale
}

const toExpiring = (row: Record<string, unknown>): ExpiringDomain => ({
  id: String(row['id']),
  name: String(row['name']),
  orderId: typeof row['order_id'] === 'string' ? row['order_id'] : null,
  extension: String(row['extension']),
  status: row['status'] as DomainStatus,
  expiresAt: Number(row['expires_at']),
  autoRenew: row['auto_renew'] === true,
  autoCharge: row['auto_charge'] === true,
  customerId: typeof row['customer_id'] === 'string' ? row['customer_id'] : null,
  email: String(row['email']),
  guestOrder: typeof row['guest_order'] === 'string' ? row['guest_order'] : null,
  locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
})

const find = async (handle: Handle, condition: ReturnType<typeof sql>): Promise<readonly ExpiringDomain[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select d.id, d.name, d.order_id, d.extension, d.status, extract(epoch from d.expires_at) * 1000 as expires_at, coalesce(d.auto_renew, false) as auto_renew,
      d.auto_charge, d.customer_id, coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale,
      case when d.customer_id is null then o.order_number end as guest_order
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where ${condition} order by d.expires_at
  `)
  return rows.map(toExpiring)
}

/** Domains that the clock affects: those that expire by `until`, or have expired and are not released yet. */
export const findExpiringDomains = (handle: Handle, until: number): Promise<readonly ExpiringDomain[]> =>
  find(handle, sql`d.status in ('active', 'grace', 'redemption') and d.expires_at <= ${toIsoString(until)}::timestamptz`)

/** U51: current state of a domain; null without an expiry date. */
export const findRenewedDomain = async (handle: Handle, id: string): Promise<ExpiringDomain | null> =>
  (await find(handle, sql`d.id = ${id} and d.expires_at is not null`))[0] ?? null

/** Compare-and-set; false if the status has changed since it was read. */
export const updateDomainStatus = async (
  handle: Handle,
  held: Pick<ExpiringDomain, 'id' | 'status'>,
  status: DomainStatus,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
      update domains set status = ${status}, updated_at = now() where id = ${held.id} and status = ${held.status} returning id
    `)
  return rows.length > 0
}

interface PriceEvent extends Record<string, unknown> {
  readonly type: string
  readonly note: string
  readonly at: string
}

/** U51: renewal prices known to the customer, from the domain's events: agreed to with the switch, or announced. */
export const findKnownPrices = async (handle: Handle, domainId: string): Promise<readonly KnownPrice[]> => {
  const { rows } = await handle.execute<PriceEvent>(sql`
    select type, note, (extract(epoch from at) * 1000)::bigint as at from domains_events
    where _parent_id = ${domainId} and type in ('autoChargeOn', 'priceAnnounced') and note is not null order by at desc limit 100
  `)
  return rows.flatMap(({ type, note, at }) => {
    const price = priceOfNote(note)
    const days = type === 'autoChargeOn' ? domainCharges.switchDays : domainCharges.announceDays
    return price === null ? [] : [{ ...price, chargeableFrom: addDays(Number(at), days) }]
  })
}

export interface OwnedDomain extends BillingOwner {
  readonly id: string
  readonly name: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  readonly addonIds: readonly string[]
  readonly locale: Locale
  /** Currency of purchase. */
  readonly currency: string
}

const addonIds = (addons: unknown): readonly string[] =>
  Array.isArray(addons)
    ? (addons as unknown[]).flatMap((addon) =>
        typeof addon === 'object' && addon !== null && 'id' in addon && typeof addon.id === 'string' ? [addon.id] : [],
      )
    : []

export const findOwnedDomain = async (handle: Handle, domainId: string): Promise<OwnedDomain | null> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select d.id, d.name, d.status, extract(epoch from d.expires_at) * 1000 as expires_at, d.addons, d.customer_id,
      coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale, o.currency, ${billingOwnerColumns}
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where d.id = ${domainId}
  `)
  const [row] = rows
  if (!row) return null
  return {
    ...toBillingOwner(row),
    id: String(row['id']),
    name: String(row['name']),
    status: row['status'] as DomainStatus,
    expiresAt: row['expires_at'] === null ? null : Number(row['expires_at']),
    addonIds: addonIds(row['addons']),
    locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
    currency: typeof row['currency'] === 'string' ? row['currency'] : 'USD',
  }
}

export const findRenewableDomain = async (handle: Handle, customerId: string, name: string): Promise<string | null> => {
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
