import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export interface WrittenInvoice extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly kind: 'invoice' | 'credit-note'
  readonly status: string
  readonly gross: number
  readonly net: number
  readonly tax: number
  readonly credited: number
  readonly corrects: string | null
  readonly payment: string
  readonly currency: string
}

/** Documents of an order, or all, by series. */
export const invoicesOf = async ({ db }: Payload, orderNumber: string | null = null): Promise<readonly WrittenInvoice[]> => {
  const { rows } = await db.drizzle.execute<WrittenInvoice>(sql`
    select id, number, kind, status, gross::int, net::int, tax::int, credited::int, corrects_number as corrects, payment_id as payment, currency
    from invoices where ${orderNumber}::text is null or order_number = ${orderNumber} order by kind, year, position
  `)
  return rows
}

/** Gaps and duplicates in a year's series. */
export const gapsOf = (invoices: readonly WrittenInvoice[], kind: WrittenInvoice['kind']): readonly number[] => {
  const positions = invoices.filter((each) => each.kind === kind).map(({ number }) => Number(number.slice(-6)))
  return positions.filter((position, index) => position !== index + 1)
}
