import { z } from 'zod'
import { toCsv } from '@/core/csv'
import { toMajor } from '@/core/money/arithmetic'
import { plainAmount } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import type { Handle } from '@/lib/db/sql'
import { findExported, type ExportRow, type Position } from './order-export.repository'
import { orderStatuses } from './schema'

const positionSchema = z.strictObject({ at: z.iso.datetime(), id: z.uuid() })

/** Opaque to clients. */
const toCursor = ({ at, id }: Position): string => Buffer.from(`${at} ${id}`).toString('base64url')

const cursor = z
  .string()
  .max(200)
  .transform((text, context): Position => {
    const [at, id] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
    const position = positionSchema.safeParse({ at, id })
    if (position.success) return position.data
    context.addIssue({ code: 'custom', message: 'unknown cursor' })
    return z.NEVER
  })

const mostPerPage = 200

/** O27: `from` and `to` are UTC days, inclusive. `after` and `limit` page through JSON; CSV contains all orders. */
export const orderExportQuerySchema = z
  .strictObject({
    format: z.enum(['csv', 'json']).default('json'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    status: z.enum(orderStatuses).optional(),
    after: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(mostPerPage).default(50),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to)

type OrderExportQuery = z.output<typeof orderExportQuerySchema>

const amountsOf = (row: ExportRow) => ({
  subtotal: row.subtotal,
  setupFees: row.setup_fees,
  discount: row.discount,
  tax: row.tax,
  total: row.total,
  dueNow: row.due_now,
  dueLater: row.due_later,
})

const digitsOf = (row: ExportRow): 0 | 2 => (Number(row.digits) === 0 ? 0 : 2)

/** Amounts in major units, as in the API. */
const presentExported = (row: ExportRow) => {
  const { name, email, company, vat_id: vatId } = row
  const digits = digitsOf(row)
  return {
    orderNumber: row.order_number,
    orderDate: row.at,
    status: row.status,
    reference: row.reference,
    metadata: { ...row.metadata },
    contact: { name, email, ...(company === null ? {} : { company }), ...(vatId === null ? {} : { vatId }) },
    country: row.country,
    currency: row.currency,
    ...Object.fromEntries(Object.entries(amountsOf(row)).map(([key, value]) => [key, toMajor(Number(value) as Minor, digits)])),
    paymentMethod: row.payment_method,
    lang: row.locale,
    items: row.lines.map(({ type, id, billing, quantity, total }) => ({ type, id, billing, quantity, total: toMajor(total, digits) })),
  }
}

interface ExportPage {
  readonly orders: readonly ReturnType<typeof presentExported>[]
  /** `null` on the last page. */
  readonly next: string | null
}

/** O27: one page, oldest first. The cursor identifies an order rather than an offset, so new orders don't shift pages. */
export const exportPage = async (handle: Handle, query: OrderExportQuery): Promise<ExportPage> => {
  const rows = await findExported(handle, query, query.after, query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return { orders: page.map(presentExported), next: rows.length > page.length && last ? toCursor(last) : null }
}

const csvColumns = [
  ...['order_number', 'ordered_at', 'status', 'reference', 'buyer', 'email', 'company', 'vat_id', 'country', 'currency'],
  ...['subtotal', 'setup_fees', 'discount', 'tax', 'total', 'due_now', 'due_later', 'payment_method', 'language', 'items', 'metadata'],
]

const toCsvRow = (row: ExportRow): readonly string[] => [
  ...[row.order_number, row.at, row.status, row.reference ?? '', row.name, row.email, row.company ?? '', row.vat_id ?? ''],
  ...[row.country ?? '', row.currency],
  ...Object.values(amountsOf(row)).map((amount) => plainAmount(Number(amount) as Minor, digitsOf(row))),
  ...[row.payment_method, row.locale, row.lines.map(({ id, quantity }) => `${quantity} × ${id}`).join('; ')],
  row.metadata ? JSON.stringify(row.metadata) : '',
]

const rowsPerQuery = 500

/** O27: streams all matching orders as CSV. One query per batch, so a slow reader holds no connection. */
export async function* exportCsv(handle: Handle, query: OrderExportQuery): AsyncGenerator<string> {
  // Without the byte order mark, Excel on Windows reads UTF-8 as its own code page.
  yield `\ufeff${toCsv([csvColumns])}`
  for (let after = query.after; ;) {
    const rows = await findExported(handle, query, after, rowsPerQuery)
    if (rows.length > 0) yield toCsv(rows.map(toCsvRow))
    after = rows.at(-1)
    if (rows.length < rowsPerQuery) return
  }
}
