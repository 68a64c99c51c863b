import { sql } from '@payloadcms/db-postgres'
import { parseDecimal } from '@/core/money/arithmetic'
import type { Currency } from '@/core/money/types'
import type { Seller } from '@/core/invoices/types'
import { bookkeepingDefaults } from '@/lib/config/bookkeeping'
import type { Handle } from '@/lib/db/sql'

export interface Bookkeeping {
  readonly timeZone: string
  /** ISO 4217 currency of the accounts. */
  readonly currency: string
  readonly consultantNumber: number
  readonly clientNumber: number
  /** 1 to 12. */
  readonly yearBegins: number
  readonly bankAccount: string
  readonly cardAccount: string
  readonly taxedRevenue: string
  readonly untaxedRevenue: string
  readonly reverseChargeRevenue: string
  readonly otherStatesRevenue: string
}

export const findBookkeeping = async (handle: Handle): Promise<Bookkeeping> => {
  const { rows } = await handle.execute(sql`
    select time_zone as "timeZone", currency, consultant_number::int as "consultantNumber", client_number::int as "clientNumber",
      year_begins::int as "yearBegins", bank_account as "bankAccount", card_account as "cardAccount", taxed_revenue as "taxedRevenue",
      untaxed_revenue as "untaxedRevenue", reverse_charge_revenue as "reverseChargeRevenue", other_states_revenue as "otherStatesRevenue"
    from bookkeeping limit 1
  `)
  const saved = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null)
  return { ...bookkeepingDefaults, ...(Object.fromEntries(saved) as Partial<Bookkeeping>) }
}

type StoredSeller = Readonly<Record<keyof Seller, string | null>> & Record<string, unknown>

export const findSeller = async (handle: Handle): Promise<Seller> => {
  const { rows } = await handle.execute<StoredSeller>(sql`
    select seller_legal_name as "legalName", seller_line1 as line1, seller_line2 as line2, seller_postal_code as "postalCode",
      seller_city as city, seller_region as region, seller_country as country, seller_vat_id as "vatId", seller_registration as registration
    from site_settings limit 1
  `)
  const row = rows[0]
  return {
    legalName: row?.legalName ?? '',
    line1: row?.line1 ?? '',
    line2: row?.line2 ?? '',
    postalCode: row?.postalCode ?? '',
    city: row?.city ?? '',
    region: row?.region ?? '',
    country: row?.country ?? '',
    vatId: row?.vatId ?? '',
    registration: row?.registration ?? '',
  }
}

/** `null` for an unknown currency. */
export const findRate = async (handle: Handle, code: string): Promise<Pick<Currency, 'exchangeRate' | 'digits'> | null> => {
  const { rows } = await handle.execute<{ rate: string; digits: string }>(sql`
    select exchange_rate as rate, digits from currencies where code = ${code} limit 1
  `)
  const row = rows[0]
  return row ? { exchangeRate: parseDecimal(row.rate), digits: Number(row.digits) === 0 ? 0 : 2 } : null
}
