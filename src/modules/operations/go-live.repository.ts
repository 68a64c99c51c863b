import type { Handle } from '@/lib/db/sql'

export type SellerFact = 'legalName' | 'line1' | 'postalCode' | 'city' | 'country' | 'vatId' | 'registration'

/** Demo content that remains, and missing content. */
export interface GoLiveFacts {
  /** The shop's URL stored in the database. */
  readonly belongs_to: string | null
  /** Codes without expiry and limit; ten at most. */
  readonly endless_codes: readonly string[]
  readonly has_demo_notice: boolean | null
  readonly demo_stories: number
  readonly demo_prices: number
  readonly bank: { readonly iban: string | null; readonly holder: string | null; readonly demo: boolean | null } | null
  readonly seller: Readonly<Record<SellerFact, string | null>> | null
  /** T11: the single rate is 0, and no row gives a reason. */
  readonly is_untaxed_without_reason: boolean | null
  readonly sandbox_payments: number
  readonly support_email: string | null
  readonly is_ticked_beforehand: boolean | null
  /** ISO day of the oldest rate in use; null if prices are in US dollars only. */
  readonly oldest_rate: string | null
  /** Paths; ten at most. */
  readonly sample_texts: readonly string[]
  readonly placeholder_pages: readonly string[]
  readonly demo_logins: readonly string[]
}

/**
 * One query for the dashboard (through Payload's pool) and for `doctor` (through its own connection). Conditions on pages and codes must
 * match their partial indexes word for word: change both together.
 */
const factsQuery = `select json_build_object(
  'belongs_to', (select site_url from infra.shop),
  'endless_codes', (select coalesce(json_agg(code), '[]') from (select code from coupons where is_active and _status = 'published' and expires_at is null and usage_limit is null order by code limit 10) as c),
  'has_demo_notice', (select show_demo_notice from site_settings limit 1),
  'demo_stories', (select count(*) from testimonials where demo and _status = 'published' and deleted_at is null)
    + (select count(*) from case_studies where demo and _status = 'published' and deleted_at is null)
    + (select count(*) from resources where demo and _status = 'published' and deleted_at is null)
    + (select count(*) from metrics where demo and deleted_at is null),
  'demo_prices', (select count(*) from services where demo and _status = 'published' and deleted_at is null),
  'bank', (select json_build_object('iban', bank_details_iban, 'holder', bank_details_holder, 'demo', bank_details_demo) from site_settings limit 1),
  'seller', (select json_build_object('legalName', seller_legal_name, 'line1', seller_line1, 'postalCode', seller_postal_code, 'city', seller_city,
    'country', seller_country, 'vatId', seller_vat_id, 'registration', seller_registration) from site_settings limit 1),
  'is_untaxed_without_reason', (select tax_rate = 0 and not exists (select from pricing_settings_tax_rates where coalesce(country, '') = ''
    and coalesce(region, '') = '' and kind = 'everyone' and valid_from is null and valid_to is null) from pricing_settings limit 1),
  'sandbox_payments', (select count(*) from infra.sandbox_pages where state = 'complete'),
  'support_email', (select support_email from site_settings limit 1),
  'is_ticked_beforehand', (select preselect_recommended from site_settings limit 1),
  'oldest_rate', (select to_char(min(rate_date), 'YYYY-MM-DD') from currencies where is_active and code <> 'USD'),
  'sample_texts', (select coalesce(json_agg(path), '[]') from (select path from pages where layout::text ~ 'sample text of a demonstration shop|fictitious company of this demo shop' and _status = 'published' and deleted_at is null order by path limit 10) as p),
  'placeholder_pages', (select coalesce(json_agg(path), '[]') from (select path from pages where layout::text ~ '@(hostfront\\.example|example\\.com)\\y' and _status = 'published' and deleted_at is null order by path limit 10) as p),
  'demo_logins', (select coalesce(json_agg(email), '[]') from (select email from users where email like '%@hostfront.example' order by email limit 10) as u)
) as facts`

/** `ask` runs a statement and returns its rows. */
export const readGoLiveFacts = async (
  ask: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>,
): Promise<GoLiveFacts> => {
  const [row] = await ask(factsQuery)
  return row?.['facts'] as GoLiveFacts
}

export const findGoLiveFacts = (handle: Handle): Promise<GoLiveFacts> =>
  readGoLiveFacts(async (statement) => (await handle.execute(statement)).rows)
