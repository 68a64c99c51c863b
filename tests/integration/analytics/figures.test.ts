import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { weekFilters } from '@/payload/admin/dashboard/figures'
import { compareWeeks, dayLength } from '@/core/analytics/periods'
import { findFigures, cachedFigures, type Figures } from '@/modules/analytics/figures'
import { bootPayload } from '../../support/payload'
import { copyRow, drawnRows, writeTemplates, type DrawnRows } from './figure-rows'

const { payload } = await bootPayload()
const { drizzle } = payload.db
const now = Date.parse('2026-11-25T09:30:00.123Z')

type Row = Readonly<Record<string, unknown>>
const read = async (statement: string): Promise<readonly Row[]> => (await drizzle.execute<Row>(sql.raw(statement))).rows
const at = (value: unknown): number => new Date(String(value)).getTime()

const copy = (table: string, own: Row) => copyRow(drizzle, table, own)

/** Oracle: counts rows one by one instead of in SQL. */
const byDay = (rows: readonly Row[], field: string, valueOf: (row: Row) => number = () => 1, end: number = now): readonly number[] =>
  Array.from({ length: 14 }, (_each, index) => {
    const last = end - (13 - index) * dayLength
    return rows.filter((row) => at(row[field]) > last - dayLength && at(row[field]) <= last).reduce((sum, row) => sum + valueOf(row), 0)
  })

const inWeek = (rows: readonly Row[], field: string) => compareWeeks(byDay(rows, field)).now

const tops = (rows: readonly Row[]) => {
  const codes = [...new Set(rows.map((row) => String(row['coupon'])))]
  return codes
    .map((name) => ({
      name,
      ...compareWeeks(
        byDay(
          rows.filter((row) => row['coupon'] === name),
          'created_at',
        ),
      ),
    }))
    .filter((each) => each.now > 0)
    .sort((one, other) => other.now - one.now || other.before - one.before || (one.name < other.name ? -1 : 1))
    .slice(0, 5)
}

const countedAnotherWay = async (): Promise<Omit<Figures, 'at' | 'searched' | 'taken' | 'unsold'>> => {
  const orders = await read('select order_date, status::text from orders')
  const invoices = await read('select issued_at, kind::text, currency, digits, net from invoices')
  const carts = (await read('select created_at, updated_at, status::text, items, merged_into_id from carts')).filter(
    ({ items, merged_into_id }) => merged_into_id === null && Array.isArray(items) && items.length > 0,
  )
  const uses = (await read('select coupon, created_at, state::text from redemptions')).filter(({ state }) => state === 'reserved')
  const drawn = invoices.filter((row) => at(row['issued_at']) > now - 14 * dayLength && at(row['issued_at']) <= now)
  const currencies = [...new Set(drawn.map((row) => String(row['currency'])))].sort()
  return {
    orders: byDay(
      orders.filter(({ status }) => status !== 'failed' && status !== 'cancelled'),
      'order_date',
    ),
    revenue: currencies.map((currency) => {
      const own = drawn.filter((row) => row['currency'] === currency)
      const days = byDay(own, 'issued_at', ({ kind, net }) => Number(net) * (kind === 'invoice' ? 1 : -1))
      return { currency, digits: currency === 'JPY' ? 0 : 2, days }
    }),
    carts: byDay(carts, 'created_at'),
    ordered: byDay(
      carts.filter(({ status }) => status === 'converted'),
      'created_at',
    ),
    left: byDay(
      carts.filter(({ status }) => status === 'active'),
      'updated_at',
      () => 1,
      now - dayLength,
    ),
    codes: tops(uses),
  }
}

let made = 0
await writeTemplates(payload)

const add = async (drawn: DrawnRows): Promise<void> => {
  for (const own of drawn.orders) {
    made += 1
    const id = crypto.randomUUID()
    await copy('orders', { id, ...own, order_number: `F-${made}`, idempotency_key: `f-${made}`, access_token_hash: `f-${made}` })
    const use = drawn.uses[made % 12]
    if (use) await copy('redemptions', { ...use, order_id: id })
  }
  for (const own of drawn.invoices) {
    made += 1
    const payment = crypto.randomUUID()
    await copy('payments', { id: payment })
    await copy('invoices', {
      ...own,
      payment_id: payment,
      tax: 0,
      gross: own.net,
      digits: own.currency === 'JPY' ? 0 : 2,
      number: `F-${made}`,
      position: 100_000 + made,
    })
  }
  for (const own of drawn.carts) {
    made += 1
    await copy('carts', {
      ...own,
      token_hash: `f-${made}`,
      merged_into_id: made % 9 === 0 ? (await read('select id from carts limit 1'))[0]?.['id'] : null,
    })
  }
}

describe('figures and an independent count', () => {
  it('A1, A2, A3, D12: agree for random orders, invoices, carts and code uses', async () => {
    await fc.assert(
      fc.asyncProperty(drawnRows(now), async (drawn) => {
        await add(drawn)
        const { at: _at, searched: _searched, taken: _taken, unsold: _unsold, ...figures } = await findFigures(drizzle, now)
        expect(figures).toEqual(await countedAnotherWay())
      }),
      { numRuns: 8, endOnFailure: true },
    )
    const { revenue, codes } = await findFigures(drizzle, now)
    expect([revenue.length, codes.length].every((length) => length > 0)).toBe(true)
  })

  it('A1: link to a list with as many rows as counted', async () => {
    const { orders, revenue } = await findFigures(drizzle, now)
    const listed = async (collection: CollectionSlug, where: object) => (await payload.count({ collection, where: { ...where } })).totalDocs
    expect(await listed('orders', weekFilters.orders(now))).toBe(compareWeeks(orders).now)
    for (const { currency } of revenue) {
      const invoices = (await read(`select issued_at from invoices where currency = '${currency}'`)) ?? []
      expect(await listed('invoices', weekFilters.revenue(now, currency)), currency).toBe(inWeek(invoices, 'issued_at'))
    }
  })

  it('A1: are computed once a minute, and once for concurrent readers', async () => {
    const [one, other] = [cachedFigures(drizzle, now), cachedFigures(drizzle, now + 59_000)]
    expect(one).toBe(other)
    await copy('orders', {
      order_date: new Date(now).toISOString(),
      status: 'paid',
      order_number: 'F-kept',
      idempotency_key: 'f-kept',
      access_token_hash: 'f-kept',
    })
    expect((await cachedFigures(drizzle, now + 60_001)).orders).not.toEqual((await one).orders)
  })

  it('A5: show a week’s searches only if there were at least three', async () => {
    await drizzle.execute(
      sql.raw(`insert into infra.search_counts values ('2026-11-25', 'name', 'otter', 2), ('2026-11-19', 'name', 'otter', 2), ('2026-11-18', 'name', 'otter', 7),
      ('2026-11-25', 'name', 'rare', 2), ('2026-11-24', 'ending', '.zoo', 5), ('2026-11-24', 'taken', 'otter.com', 9), ('2026-11-11', 'taken', 'otter.com', 9)`),
    )
    expect(await findFigures(drizzle, now)).toMatchObject({
      searched: [{ name: 'otter', now: 4, before: 7 }],
      taken: [{ name: 'otter.com', now: 9, before: 0 }],
      unsold: [{ name: '.zoo', now: 5, before: 0 }],
    })
  })
})
