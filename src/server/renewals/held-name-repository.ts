import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, isLocale, type Locale } from '@/config/locales'
import type { DomainStatus } from '@/core/domains/domain-status'
import type { BillingAddress } from '@/contract/checkout'
import type { Handle } from '@/server/platform/database/handle'

/** A customer's name, and to whom its next year is billed: as the account says, or else as the order that brought it did. */
export interface HeldName {
  readonly id: string
  readonly name: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  readonly addonIds: readonly string[]
  readonly customerId: string | null
  readonly email: string
  readonly contactName: string
  readonly company: string | undefined
  readonly vatId: string | undefined
  readonly billingAddress: BillingAddress | null
  readonly locale: Locale
  /** What the name was bought in. */
  readonly currency: string
}

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** A whole address or none. */
const addressIn = (row: Row, prefix: 'c' | 'o'): BillingAddress | null => {
  const [line1, city, postalCode, country] = ['line1', 'city', 'postal_code', 'country'].map((field) => text(row[`${prefix}_${field}`]))
  if (line1 === undefined || city === undefined || postalCode === undefined || country === undefined) return null
  const line2 = text(row[`${prefix}_line2`])
  const region = text(row[`${prefix}_region`])
  return { line1, city, postalCode, country, ...(line2 === undefined ? {} : { line2 }), ...(region === undefined ? {} : { region }) }
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
      coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.name, o.contact_name) as contact_name,
      case when c.id is null then o.contact_company else c.company end as company, case when c.id is null then o.contact_vat_id else c.vat_id end as vat_id,
      coalesce(c.locale::text, o.locale::text) as locale, o.currency,
      c.billing_address_line1 as c_line1, c.billing_address_line2 as c_line2, c.billing_address_city as c_city, c.billing_address_region as c_region,
      c.billing_address_postal_code as c_postal_code, c.billing_address_country as c_country,
      o.billing_address_line1 as o_line1, o.billing_address_line2 as o_line2, o.billing_address_city as o_city, o.billing_address_region as o_region,
      o.billing_address_postal_code as o_postal_code, o.billing_address_country as o_country
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where d.id = ${domainId}
  `)
  const [row] = rows
  if (!row) return null
  const email = String(row['email'])
  return {
    id: String(row['id']),
    name: String(row['name']),
    status: row['status'] as DomainStatus,
    expiresAt: row['expires_at'] === null ? null : Number(row['expires_at']),
    addonIds: addonIds(row['addons']),
    customerId: text(row['customer_id']) ?? null,
    email,
    contactName: text(row['contact_name']) ?? email,
    company: text(row['company']),
    vatId: text(row['vat_id']),
    billingAddress: addressIn(row, 'c') ?? addressIn(row, 'o'),
    locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
    currency: text(row['currency']) ?? 'USD',
  }
}

/** The id of a customer's own name that can be renewed. */
export const findRenewableName = async (handle: Handle, customerId: string, name: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from domains where customer_id = ${customerId} and name = ${name} and status in ('active', 'grace')
  `)
  return rows[0]?.id ?? null
}
