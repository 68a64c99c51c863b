import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import type { PlannedReport, SandboxNews, SandboxReport } from '@/core/payments/sandbox'
import type { Handle } from '@/server/platform/database/handle'
import { instant, pageColumns, toPage, type StoredPage } from './sandbox-page-repository'

interface Stored extends StoredPage {
  readonly report_id: string
  readonly news: SandboxNews
  readonly told_refund: string
}

/** One look tells no more than this; the next look goes on. */
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

/** What is to be told by now, earliest first. */
export const findDueReports = async (handle: Handle, now: number, pageId: string | null): Promise<readonly SandboxReport[]> => {
  const ofPage = pageId === null ? sql`true` : sql`r.page_id = ${pageId}`
  const { rows } = await handle.execute<Stored>(sql`
    select r.id as report_id, r.news, r.refunded as told_refund, ${pageColumns}
    from infra.sandbox_reports r join infra.sandbox_pages p on p.id = r.page_id
    where r.told_at is null and r.due_at <= ${instant(now)} and ${ofPage} order by r.due_at, r.id limit ${most}
  `)
  return rows.map((row) => ({ id: row.report_id, news: row.news, refunded: Number(row.told_refund) as Minor, page: toPage(row) }))
}

export const updateTold = async (handle: Handle, id: string, now: number): Promise<void> => {
  await handle.execute(sql`update infra.sandbox_reports set told_at = ${instant(now)} where id = ${id}`)
}

export const updateDue = async (handle: Handle, id: string, dueAt: number): Promise<void> => {
  await handle.execute(sql`update infra.sandbox_reports set due_at = ${instant(dueAt)} where id = ${id} and told_at is null`)
}

/** What the same key gave back before, in all; null where it is new. */
export const findRefund = async (handle: Handle, key: string): Promise<Minor | null> => {
  const { rows } = await handle.execute<{ in_all: string }>(sql`select in_all from infra.sandbox_refunds where key = ${key}`)
  return rows[0] ? (Number(rows[0].in_all) as Minor) : null
}

export const insertRefund = async (handle: Handle, key: string, pageId: string, inAll: Minor): Promise<void> => {
  await handle.execute(sql`insert into infra.sandbox_refunds (key, page_id, in_all) values (${key}, ${pageId}, ${inAll})`)
}
