import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type {
  NewCharge,
  SandboxStore,
  SandboxLaterOutcome,
  SandboxPage,
  SandboxPageState,
  PlannedReport,
  SandboxPaymentEvent,
} from '@/core/payments/sandbox'
import { type Handle, instant } from '@/lib/db/sql'

type StoredPage = SandboxPage & Record<string, unknown>

const pageColumns = sql`p.id, p.payment_id as "paymentId", p.order_number as "orderNumber", p.attempt, p.amount::float8, p.refunded::float8, p.currency,
  p.digits, p.locale, p.title, p.return_url as "returnUrl", p.cancel_url as "cancelUrl", p.intent, p.state, p.keeps_card as "keepsCard", p.later,
  round(extract(epoch from p.expires_at) * 1000)::float8 as "expiresAt"`

const toPage = ({ keepsCard, ...page }: StoredPage): SandboxPage => ({ ...(page as SandboxPage), ...(keepsCard ? { keepsCard } : {}) })

const oneOf = (rows: readonly StoredPage[]): SandboxPage | null => (rows[0] ? toPage(rows[0]) : null)

/** If two requests open the same attempt, the second waits here and gets the first one's page. */
export const insertPage = async (handle: Handle, page: Parameters<SandboxStore['keepPage']>[0]): Promise<void> => {
  await handle.execute(sql`
    insert into infra.sandbox_pages
      (id, payment_id, order_number, attempt, amount, currency, digits, locale, title, return_url, cancel_url, intent, expires_at, keeps_card)
    values (${page.id}, ${page.paymentId}, ${page.orderNumber}, ${page.attempt}, ${page.amount}, ${page.currency}, ${page.digits}, ${page.locale},
      ${page.title}, ${page.returnUrl}, ${page.cancelUrl}, ${page.intent}, ${instant(page.expiresAt)}, ${page.keepsCard ?? false})
    on conflict (payment_id, attempt) do nothing
  `)
}

/** False if this attempt already exists. */
export const insertCharge = async (handle: Handle, charge: NewCharge): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    insert into infra.sandbox_pages
      (id, payment_id, order_number, attempt, amount, currency, digits, locale, title, return_url, cancel_url, intent, expires_at, state, later)
    values (${charge.id}, ${charge.paymentId}, ${charge.orderNumber}, ${charge.attempt}, ${charge.amount}, ${charge.currency}, ${charge.digits}, ${charge.locale},
      ${charge.title}, ${charge.returnUrl}, ${charge.cancelUrl}, ${charge.intent}, ${instant(charge.expiresAt)}, ${charge.state}, ${charge.later})
    on conflict (payment_id, attempt) do nothing returning 1
  `)
  return rows.length > 0
}

export const deleteCardOutcome = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`update infra.sandbox_pages set later = null where id = ${id} and keeps_card`)
}

export const findPageOfAttempt = async (handle: Handle, paymentId: string, attempt: number): Promise<SandboxPage | null> =>
  oneOf(
    (
      await handle.execute<StoredPage>(
        sql`select ${pageColumns} from infra.sandbox_pages p where p.payment_id = ${paymentId} and p.attempt = ${attempt}`,
      )
    ).rows,
  )

export const findPage = async (handle: Handle, id: string): Promise<SandboxPage | null> =>
  oneOf((await handle.execute<StoredPage>(sql`select ${pageColumns} from infra.sandbox_pages p where p.id = ${id}`)).rows)

export const findPageOfIntent = async (handle: Handle, intent: string): Promise<SandboxPage | null> =>
  oneOf((await handle.execute<StoredPage>(sql`select ${pageColumns} from infra.sandbox_pages p where p.intent = ${intent}`)).rows)

/** Locks the page's row, to serialise refunds of the same money. */
export const lockPaidPage = async (handle: Handle, intent: string): Promise<SandboxPage | null> =>
  oneOf(
    (
      await handle.execute<StoredPage>(
        sql`select ${pageColumns} from infra.sandbox_pages p where p.intent = ${intent} and p.state = 'complete' for update`,
      )
    ).rows,
  )

/** False if the page was no longer open: one of two concurrent choices wins. */
export const updatePageState = async (
  handle: Handle,
  id: string,
  state: SandboxPageState,
  later: SandboxLaterOutcome | null,
  now: number,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update infra.sandbox_pages set state = ${state}, later = case when keeps_card then ${later}::text end where id = ${id} and state = 'open' and expires_at > ${instant(now)} returning 1
  `)
  return rows.length > 0
}

export const markPageClosed = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`update infra.sandbox_pages set state = 'closed' where id = ${id} and state = 'open'`)
}

export const updateRefundedAmount = async (handle: Handle, id: string, refunded: Minor): Promise<void> => {
  await handle.execute(sql`update infra.sandbox_pages set refunded = ${refunded} where id = ${id}`)
}

interface StoredReport extends Pick<SandboxPaymentEvent, 'news' | 'refunded'> {
  readonly id: string
}

const most = 50

export const insertReports = async (
  handle: Handle,
  pageId: string,
  reports: readonly PlannedReport[],
  refunded: Minor = 0 as Minor,
): Promise<void> => {
  const rows = reports.map(({ id, news, dueAt }) => sql`(${id}, ${pageId}, ${news}, ${refunded}, ${instant(dueAt)})`)
  await handle.execute(sql`insert into infra.sandbox_reports (id, page_id, news, refunded, due_at) values ${sql.join(rows, sql`, `)}`)
}

export const findDueReports = async (handle: Handle, now: number, pageId: string | null): Promise<readonly SandboxPaymentEvent[]> => {
  const ofPage = pageId === null ? sql`true` : sql`r.page_id = ${pageId}`
  const { rows } = await handle.execute<{ readonly report: StoredReport; readonly page: SandboxPage }>(sql`
    select json_build_object('id', r.id, 'news', r.news, 'refunded', r.refunded) as report, (select to_json(own) from (select ${pageColumns}) own) as page
    from infra.sandbox_reports r join infra.sandbox_pages p on p.id = r.page_id
    where r.told_at is null and r.due_at <= ${instant(now)} and ${ofPage} order by r.due_at, r.id limit ${most}
  `)
  return rows.map(({ report, page }) => ({ ...report, page: toPage({ ...page }) }))
}

export const markReportDelivered = async (handle: Handle, id: string, now: number): Promise<void> => {
  await handle.execute(sql`update infra.sandbox_reports set told_at = ${instant(now)} where id = ${id}`)
}

export const updateDue = async (handle: Handle, id: string, dueAt: number): Promise<void> => {
  await handle.execute(sql`update infra.sandbox_reports set due_at = ${instant(dueAt)} where id = ${id} and told_at is null`)
}

/** Cumulative amount returned by an earlier call with this key; null for a new key. */
export const findRefund = async (handle: Handle, key: string): Promise<Minor | null> => {
  const { rows } = await handle.execute<{ in_all: string }>(sql`select in_all from infra.sandbox_refunds where key = ${key}`)
  return rows[0] ? (Number(rows[0].in_all) as Minor) : null
}

export const insertRefund = async (handle: Handle, key: string, pageId: string, inAll: Minor): Promise<void> => {
  await handle.execute(sql`insert into infra.sandbox_refunds (key, page_id, in_all) values (${key}, ${pageId}, ${inAll})`)
}
