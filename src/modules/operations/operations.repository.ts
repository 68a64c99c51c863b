import { sql } from '@payloadcms/db-postgres'
import { type Handle, instant } from '@/lib/db/sql'
import { retentionDays } from '@/lib/config/retention'

/** Pending work with its age, and failed work. Counts stop at ten thousand to bound the cost. */
export interface Backlog {
  readonly ordersPending: number
  /** Unpaid orders at least ten minutes past their deadline (O16), which the worker should have cancelled. */
  readonly ordersOverdue: number
  readonly mailWaiting: number
  readonly mailOldestSeconds: number
  readonly mailDead: number
  readonly webhooksWaiting: number
  readonly webhooksOldestSeconds: number
  readonly webhooksDead: number
  readonly provisioningWaiting: number
  readonly provisioningOldestSeconds: number
  readonly provisioningFailed: number
  readonly jobsWaiting: number
  readonly jobsOldestSeconds: number
  readonly jobsFailed: number
  readonly pageCachesBehind: number
}

const most = 10_000

/** Age since creation, not since the last attempt. */
const secondsSince = (column: ReturnType<typeof sql>) => sql`coalesce(extract(epoch from now() - min(${column})), 0)::float8`

export const findBacklog = async (handle: Handle): Promise<Backlog> => {
  const { rows } = await handle.execute<Record<keyof Backlog, number>>(sql`
    select pending.number as "ordersPending", overdue.number as "ordersOverdue",
      mail.waiting as "mailWaiting", mail.oldest as "mailOldestSeconds", dead.number as "mailDead",
      hooks.waiting as "webhooksWaiting", hooks.oldest as "webhooksOldestSeconds", untold.number as "webhooksDead",
      setup.waiting as "provisioningWaiting", setup.oldest as "provisioningOldestSeconds", stuck.number as "provisioningFailed",
      jobs.waiting as "jobsWaiting", jobs.oldest as "jobsOldestSeconds", failed.number as "jobsFailed", behind.number as "pageCachesBehind"
    from (select count(*)::int as number from (select 1 from orders where status = 'pending' limit ${most}) as p) as pending,
      (select count(*)::int as number from (select 1 from orders
        where expires_at < now() - interval '10 minutes' and status in ('pending', 'failed') limit ${most}) as o) as overdue,
      (select count(*)::int as waiting, ${secondsSince(sql`created_at`)} as oldest
        from (select created_at from mail_outbox where status = 'queued' limit ${most}) as m) as mail,
      (select count(*)::int as number from (select 1 from mail_outbox where status = 'dead' limit ${most}) as d) as dead,
      (select count(*)::int as waiting, ${secondsSince(sql`created_at`)} as oldest
        from (select delivery.created_at from webhook_deliveries as delivery join webhook_endpoints as receiver on receiver.id = delivery.endpoint_id
          where delivery.status = 'waiting' and receiver.is_active limit ${most}) as h) as hooks,
      (select count(*)::int as number from (select 1 from webhook_deliveries where status = 'dead' limit ${most}) as u) as untold,
      (select count(*)::int as waiting, ${secondsSince(sql`created_at`)} as oldest
        from (select created_at from provision_tasks where status in ('waiting', 'working', 'open') limit ${most}) as t) as setup,
      (select count(*)::int as number from (select 1 from provision_tasks where status = 'failed' limit ${most}) as s) as stuck,
      (select count(*)::int as waiting, ${secondsSince(sql`due`)} as oldest
        from (select coalesce(wait_until, created_at) as due from payload_jobs
          where completed_at is null and has_error is not true and (wait_until is null or wait_until <= now()) limit ${most}) as j) as jobs,
      (select count(*)::int as number from (select 1 from payload_jobs where has_error is true
        union all select 1 from graphile_worker.jobs where attempts >= max_attempts and key is not null and locked_at is null limit ${most}) as f) as failed,
      (select count(*)::int as number from infra.page_caches where fault is not null and seen_at > now() - interval '1 minute') as behind
  `)
  const [row] = rows
  if (!row) throw new Error('Backlog query returned no row')
  return row
}

/** Far cheaper than querying Payload's queue, which has to write to find out. */
export const isAnyJobDue = async (handle: Handle): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from payload_jobs
    where completed_at is null and has_error is not true and processing is not true and (wait_until is null or wait_until <= now())
    limit 1
  `)
  return rows.length > 0
}

/** Requeues the jobs of a process that died. */
export const updateAbandonedJobs = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`update payload_jobs set processing = false where processing = true`)
}

/** Keeps locks short, however many rows have expired. */
export const batchSize = 500

type Sql = ReturnType<typeof sql>

interface Sweep {
  readonly table: string
  readonly key: Sql
  readonly isOver: (at: Sql) => Sql
}

const id = sql`id`
const before = (at: Sql, days: number) => sql`${at} - make_interval(days => ${days})`

/** Retention rules for every table that grows. An account's open cart never expires on its own; it is kept as long as the account. */
export const sweeps: readonly Sweep[] = [
  { table: 'transfers', key: id, isOver: (at) => sql`status = 'prepared' and updated_at < ${before(at, retentionDays.preparedTransfer)}` },
  {
    table: 'carts',
    key: id,
    isOver: (at) => sql`updated_at < ${before(at, retentionDays.cart)} and (customer_id is null or status <> 'active')`,
  },
  { table: 'mail_outbox', key: id, isOver: (at) => sql`status = 'sent' and updated_at < ${before(at, retentionDays.sentMail)}` },
  { table: 'mail_outbox', key: id, isOver: (at) => sql`status = 'dead' and updated_at < ${before(at, retentionDays.deadMail)}` },
  {
    table: 'webhook_deliveries',
    key: id,
    isOver: (at) => sql`created_at < ${before(at, retentionDays.webhookDelivery)}`,
  },
  {
    table: 'provision_tasks',
    key: id,
    // Creation jobs identify the service.
    isOver: (at) => sql`status in ('done', 'cancelled') and kind <> 'create' and settled_at < ${before(at, retentionDays.provisionTask)}`,
  },
  { table: 'customer_sessions', key: id, isOver: (at) => sql`expires_at < ${at}` },
  { table: 'infra.used_challenges', key: sql`challenge`, isOver: (at) => sql`expires_at < ${at}` },
  {
    table: 'infra.sandbox_pages',
    key: id,
    isOver: (at) => sql`state <> 'complete' and expires_at < ${before(at, retentionDays.sandboxPage)}`,
  },
  { table: 'infra.rate_limits', key: sql`key`, isOver: (at) => sql`expire < extract(epoch from ${at}) * 1000` },
  {
    table: 'payload_jobs',
    key: id,
    isOver: (at) => sql`(has_error = true or completed_at is not null) and updated_at < ${before(at, retentionDays.failedJob)}`,
  },
  { table: 'payload_locked_documents', key: id, isOver: (at) => sql`updated_at < ${before(at, retentionDays.editLock)}` },
  { table: 'staff_actions', key: id, isOver: (at) => sql`created_at < ${before(at, retentionDays.staffAction)}` },
  {
    table: 'infra.search_counts',
    key: sql`ctid`,
    isOver: (at) =>
      sql`day < ((${before(at, retentionDays.searchCount)}) at time zone 'UTC')::date or (searches < 3 and day < (${at} at time zone 'UTC')::date)`,
  },
  { table: 'infra.live_checks', key: id, isOver: (at) => sql`made_at < ${before(at, retentionDays.liveCheck)}` },
  { table: 'infra.article_notes', key: id, isOver: (at) => sql`made_at < ${before(at, retentionDays.articleNote)}` },
  { table: 'infra.catalog_changes', key: sql`revision`, isOver: (at) => sql`made_at < ${before(at, retentionDays.contentChange)}` },
  { table: 'infra.content_changes', key: id, isOver: (at) => sql`made_at < ${before(at, retentionDays.contentChange)}` },
  { table: 'infra.page_caches', key: sql`process`, isOver: (at) => sql`seen_at < ${before(at, retentionDays.pageCache)}` },
]

/** Rows that are currently locked are in use and left for the next run. Returns the number of deleted rows. */
export const deleteExpiredRows = async (handle: Handle, { table, key, isOver }: Sweep, now: number): Promise<number> => {
  const from = sql.raw(table)
  const { rows } = await handle.execute(sql`
    delete from ${from} where ${key} in (select ${key} from ${from} where ${isOver(instant(now))} limit ${batchSize} for update skip locked) returning 1
  `)
  return rows.length
}

/** Expired password reset links; at most one per staff member. */
export const expireResetLinks = async (handle: Handle, now: number): Promise<void> => {
  await handle.execute(
    sql`update users set reset_password_token = null, reset_password_expiration = null where reset_password_expiration < ${instant(now)}`,
  )
}

export type SellerFact = 'legalName' | 'line1' | 'postalCode' | 'city' | 'country' | 'vatId' | 'registration'

/** Remaining demo content, and missing content. */
export interface GoLiveFacts {
  /** The shop's URL as stored in the database. */
  readonly belongs_to: string | null
  /** Codes without expiry or limit, at most ten. */
  readonly endless_codes: readonly string[]
  readonly has_demo_notice: boolean | null
  readonly demo_stories: number
  readonly demo_prices: number
  readonly bank: { readonly iban: string | null; readonly holder: string | null; readonly demo: boolean | null } | null
  readonly seller: Readonly<Record<SellerFact, string | null>> | null
  /** T11: whether the single rate is 0 and no row gives a reason. */
  readonly is_untaxed_without_reason: boolean | null
  readonly sandbox_payments: number
  readonly support_email: string | null
  readonly is_ticked_beforehand: boolean | null
  /** ISO day of the oldest rate in use; null if prices are in US dollars only. */
  readonly oldest_rate: string | null
  /** Paths, at most ten. */
  readonly sample_texts: readonly string[]
  readonly placeholder_pages: readonly string[]
  readonly demo_logins: readonly string[]
}

/**
 * One query for the dashboard (through Payload's pool) and for `doctor` (through its own connection). Conditions on pages and codes must
 * match their partial indexes word for word, so always change both.
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
