import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import type { Payload } from 'payload'
import { dayLength } from '@/core/analytics/periods'
import { orderData } from '../../support/order-data'

type Row = Readonly<Record<string, unknown>>

/** Copies a row with some columns changed. */
export const copyRow = (drizzle: Payload['db']['drizzle'], table: string, own: Row): Promise<unknown> =>
  drizzle.execute(sql`insert into ${sql.identifier(table)} select made.* from (select each from ${sql.identifier(table)} as each limit 1) as one,
    lateral jsonb_populate_record(one.each, ${JSON.stringify({ id: crypto.randomUUID(), ...own })}::jsonb) as made`)

/** One old row of each kind to copy from. */
export const writeTemplates = async (payload: Payload): Promise<void> => {
  const template = await payload.create({ collection: 'orders', data: orderData({ orderDate: '2020-01-01T00:00:00.000Z' }) })
  const payment = await payload.create({
    collection: 'payments',
    data: { order: template.id, provider: 'offline', status: 'paid', amount: 549, currency: 'USD', events: [] } as never,
  })
  await payload.create({
    collection: 'invoices',
    data: {
      ...{
        number: 'F-0',
        kind: 'invoice',
        status: 'issued',
        year: 2020,
        position: 1,
        issuedAt: '2020-01-01T00:00:00.000Z',
        issuedOn: '2020-01-01',
      },
      ...{ order: template.id, orderNumber: template.orderNumber, payment: payment.id, paidThrough: 'offline', lines: [], credited: 0 },
      ...{ currency: 'USD', digits: 2, exchangeRate: 1, rateDate: '2020-01-01', taxRate: 0.1, net: 499, tax: 50, gross: 549, locale: 'en' },
      buyer: {
        name: 'A buyer',
        email: 'buyer@orders.test',
        line1: '1 Main Street',
        city: 'Springfield',
        postalCode: '12345',
        country: 'US',
      },
    } as never,
  })
  await payload.create({
    collection: 'redemptions',
    data: { coupon: 'OLD', order: template.id, customerKey: 'a@b.test', state: 'released' },
  })
  await payload.create({
    collection: 'carts',
    data: { tokenHash: 'figures', status: 'active', currency: 'USD', items: [], codes: [], locale: 'en' } as never,
  })
}

/** Includes moments around midnight. */
const momentsBefore = (now: number) =>
  fc
    .tuple(fc.integer({ min: -2, max: 18 * 4 }), fc.constantFrom(0, 0, 1, -1, 1_234_567))
    .map(([quarters, off]) => new Date(now - quarters * (dayLength / 4) + off).toISOString())

export const drawnRows = (now: number) => {
  const moments = momentsBefore(now)
  return fc.record({
    orders: fc.array(
      fc.record({ order_date: moments, status: fc.constantFrom('pending', 'paid', 'failed', 'cancelled', 'refunded', 'fulfilled') }),
      { minLength: 4, maxLength: 12 },
    ),
    invoices: fc.array(
      fc.record({
        issued_at: moments,
        kind: fc.constantFrom('invoice', 'invoice', 'credit-note'),
        currency: fc.constantFrom('USD', 'EUR', 'JPY'),
        net: fc.integer({ min: 1, max: 1e12 }),
      }),
      { minLength: 4, maxLength: 12 },
    ),
    carts: fc.array(
      fc.record({
        created_at: moments,
        updated_at: moments,
        status: fc.constantFrom('active', 'converted', 'abandoned'),
        items: fc.constantFrom([], [{ id: 'x' }]),
      }),
      { maxLength: 12 },
    ),
    uses: fc.array(
      fc.record({
        created_at: moments,
        coupon: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G'),
        state: fc.constantFrom('reserved', 'released'),
      }),
      {
        minLength: 12,
        maxLength: 12,
      },
    ),
  })
}

export type DrawnRows = ReturnType<typeof drawnRows> extends fc.Arbitrary<infer Value> ? Value : never
