import { z } from 'zod'
import { toCsv } from '@/core/csv'
import { toMajor } from '@/core/money/arithmetic'
import { pick } from '@/core/records'
import { plainAmount } from '@/core/money/format'
import { locales } from '@/lib/config/locales'
import type { Handle } from '@/lib/db/sql'
import { amount, currencyCode } from '@/lib/http/text'
import { exportedAmounts, findOrdersForExport, type ExportedOrder, type Position } from './orders.repository'
import { orderStatuses } from '@/core/orders/status'

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

const exportedOrderSchema = z
  .strictObject({
    orderNumber: z.string(),
    orderDate: z.iso.datetime(),
    status: z.enum(orderStatuses),
    reference: z.string().nullable(),
    metadata: z.record(z.string(), z.string()),
    contact: z.strictObject({ name: z.string(), email: z.string(), company: z.string().optional(), vatId: z.string().optional() }),
    country: z.string().nullable(),
    currency: currencyCode,
    subtotal: amount,
    setupFees: amount,
    discount: amount,
    tax: amount,
    total: amount,
    dueNow: amount,
    dueLater: amount,
    paymentMethod: z.string(),
    lang: z.enum(locales),
    items: z.array(z.strictObject({ type: z.string(), id: z.string(), billing: z.string(), quantity: z.int().positive(), total: amount })),
  })
  .meta({ id: 'ExportedOrder' })

export const exportedOrdersSchema = z
  .strictObject({
    orders: z.array(exportedOrderSchema),
    next: z.string().nullable().meta({ description: 'Send as `after` to get the next page; null on the last page.' }),
  })
  .meta({ id: 'ExportedOrders' })

/** Amounts in major units, as in the API. */
const presentExported = ({ name, email, company, vatId, digits, lines, ...order }: ExportedOrder) => ({
  ...pick(order, ['orderNumber', 'status', 'reference', 'country', 'currency', 'paymentMethod']),
  orderDate: order.at,
  metadata: { ...order.metadata },
  contact: { name, email, ...(company === null ? {} : { company }), ...(vatId === null ? {} : { vatId }) },
  ...Object.fromEntries(exportedAmounts.map((amount) => [amount, toMajor(order[amount], digits)])),
  lang: order.locale,
  items: lines.map(({ type, id, billing, quantity, total }) => ({ type, id, billing, quantity, total: toMajor(total, digits) })),
})

interface ExportPage {
  readonly orders: readonly ReturnType<typeof presentExported>[]
  /** `null` on the last page. */
  readonly next: string | null
}

/** O27: one page, oldest first. The cursor identifies an order rather than an offset, so that new orders don't shift pages. */
export const exportPage = async (handle: Handle, query: OrderExportQuery): Promise<ExportPage> => {
  const rows = await findOrdersForExport(handle, query, query.after, query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return { orders: page.map(presentExported), next: rows.length > page.length && last ? toCursor(last) : null }
}

const csvColumns = [
  ...['order_number', 'ordered_at', 'status', 'reference', 'buyer', 'email', 'company', 'vat_id', 'country', 'currency'],
  ...['subtotal', 'setup_fees', 'discount', 'tax', 'total', 'due_now', 'due_later', 'payment_method', 'language', 'items', 'metadata'],
]

const toCsvRow = (order: ExportedOrder): readonly string[] => [
  ...[order.orderNumber, order.at, order.status, order.reference ?? '', order.name, order.email, order.company ?? '', order.vatId ?? ''],
  ...[order.country ?? '', order.currency],
  ...exportedAmounts.map((amount) => plainAmount(order[amount], order.digits)),
  ...[order.paymentMethod, order.locale, order.lines.map(({ id, quantity }) => `${quantity} × ${id}`).join('; ')],
  order.metadata ? JSON.stringify(order.metadata) : '',
]

const rowsPerQuery = 500

/** O27: streams all matching orders as CSV. Uses one query per batch, so that a slow reader holds no connection. */
export async function* exportCsv(handle: Handle, query: OrderExportQuery): AsyncGenerator<string> {
  // Without a byte order mark, Excel on Windows reads UTF-8 in its own code page.
  yield `\ufeff${toCsv([csvColumns])}`
  for (let after = query.after; ;) {
    const rows = await findOrdersForExport(handle, query, after, rowsPerQuery)
    if (rows.length > 0) yield toCsv(rows.map(toCsvRow))
    after = rows.at(-1)
    if (rows.length < rowsPerQuery) return
  }
}
