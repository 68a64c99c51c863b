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

interface BookkeepingRow extends Record<string, unknown> {
  readonly time_zone: string | null
  readonly currency: string | null
  readonly consultant_number: string | null
  readonly client_number: string | null
  readonly year_begins: string | null
  readonly bank_account: string | null
  readonly card_account: string | null
  readonly taxed_revenue: string | null
  readonly untaxed_revenue: string | null
  readonly reverse_charge_revenue: string | null
  readonly other_states_revenue: string | null
}

export const findBookkeeping = async (handle: Handle): Promise<Bookkeeping> => {
  const { rows } = await handle.execute<BookkeepingRow>(sql`
    select time_zone, currency, consultant_number, client_number, year_begins, bank_account, card_account, taxed_revenue, untaxed_revenue,
      reverse_charge_revenue, other_states_revenue
    from bookkeeping limit 1
  `)
  const row = rows[0]
  const known = bookkeepingDefaults
  return {
    timeZone: row?.time_zone ?? known.timeZone,
    currency: row?.currency ?? known.currency,
    consultantNumber: Number(row?.consultant_number ?? known.consultantNumber),
    clientNumber: Number(row?.client_number ?? known.clientNumber),
    yearBegins: Number(row?.year_begins ?? known.yearBegins),
    bankAccount: row?.bank_account ?? known.bankAccount,
    cardAccount: row?.card_account ?? known.cardAccount,
    taxedRevenue: row?.taxed_revenue ?? known.taxedRevenue,
    untaxedRevenue: row?.untaxed_revenue ?? known.untaxedRevenue,
    reverseChargeRevenue: row?.reverse_charge_revenue ?? known.reverseChargeRevenue,
    otherStatesRevenue: row?.other_states_revenue ?? known.otherStatesRevenue,
  }
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
