import { sql } from '@payloadcms/db-postgres'
import type { BillingAddress } from '@/contract/checkout'

/** To whom something that lives on is billed: as the account says, or else as the order that brought it did. */
export interface Holder {
  readonly customerId: string | null
  readonly email: string
  readonly contactName: string
  readonly company: string | undefined
  readonly vatId: string | undefined
  readonly billingAddress: BillingAddress | null
}

/** Of the customer `c` and the order `o`; beside them stand `customer_id` and `email`. */
export const holderColumns = sql`coalesce(c.name, o.contact_name) as contact_name,
      case when c.id is null then o.contact_company else c.company end as company, case when c.id is null then o.contact_vat_id else c.vat_id end as vat_id,
      c.billing_address_line1 as c_line1, c.billing_address_line2 as c_line2, c.billing_address_city as c_city, c.billing_address_region as c_region,
      c.billing_address_postal_code as c_postal_code, c.billing_address_country as c_country,
      o.billing_address_line1 as o_line1, o.billing_address_line2 as o_line2, o.billing_address_city as o_city, o.billing_address_region as o_region,
      o.billing_address_postal_code as o_postal_code, o.billing_address_country as o_country`

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** A whole address or none. */
const addressIn = (row: Row, prefix: 'c' | 'o'): BillingAddress | null => {
  const [line1, city, country] = ['line1', 'city', 'country'].map((field) => text(row[`${prefix}_${field}`]))
  if (line1 === undefined || city === undefined || country === undefined) return null
  const postalCode = text(row[`${prefix}_postal_code`]) ?? ''
  const line2 = text(row[`${prefix}_line2`])
  const region = text(row[`${prefix}_region`])
  return { line1, city, postalCode, country, ...(line2 === undefined ? {} : { line2 }), ...(region === undefined ? {} : { region }) }
}

export const toHolder = (row: Row): Holder => {
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
