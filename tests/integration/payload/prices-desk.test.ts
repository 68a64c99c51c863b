import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { GridResponse, HistoryResponse, HistoryChange } from '@/payload/admin/prices/answers'
import { runDueJobs } from '@/payload/jobs/worker-tasks'
import { replaceServices } from '@/container'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { cell, createPricesDesk, type Cell } from './ask-prices'

const { payload } = await bootPayload()
const { desk, ask, review, apply, extension } = await createPricesDesk(payload)
const shop = createApi(payload)

describe('the grid', () => {
  it('P13: has every price of a list, with column labels', async () => {
    const { columns, rows } = await ask<GridResponse>('/prices/plans')
    expect(columns.map(({ label }) => label)).toEqual(['Price', 'Setup fee', 'Discount (%)'])
    expect(rows.find(({ key, period }) => key === 'shared-pro' && period === 'monthly')).toMatchObject({ periodName: 'Monthly' })
  })
})

describe('a review', () => {
  it('P13: shows difference, warnings and effects, and writes nothing', async () => {
    const before = await extension('.com')
    await shop('POST', '/cart/items', {
      body: { type: 'domain', id: 'prices-desk-touch.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
    })
    const cells = [
      cell('.com', 'price', '0'),
      cell('.net', 'renewal', (Number((await extension('.net'))?.renewal) * 10).toFixed(1)),
      cell('.org', 'renewal', '999'),
    ]
    const shown = await review('extensions', { cells })
    expect(shown.faults).toEqual([])
    expect(shown.changes.map(({ key, warning }) => [key, warning])).toEqual([
      ['.com', 'free'],
      ['.net', 'tenfold'],
      ['.org', 'tenfold'],
    ])
    expect(shown.changes[1]?.percent).toBe(900)
    expect(shown.touched).toMatchObject({ carts: 1, hasMorePages: false })
    expect(shown.touched?.pages.length).toBeGreaterThan(0)
    expect(shown.currencies).toHaveLength(7)
    expect(await extension('.com')).toEqual(before)
  })

  it('P13: names key, column and reason of errors, by the form’s own rules', async () => {
    const { faults } = await review('extensions', {
      cells: [cell('.com', 'price', '-3'), cell('.net', 'price', '900000'), cell('.nowhere', 'price', '1')],
    })
    expect(faults).toEqual([{ line: 4, key: '.nowhere', column: 'extension', reason: '“.nowhere” is not in the catalogue.' }])
    const rules = await review('extensions', { cells: [cell('.com', 'price', '-3'), cell('.net', 'price', '900000')] })
    expect(rules.faults).toMatchObject([
      { key: '.com', column: 'price', reason: 'A price can’t be negative.' },
      { key: '.net', column: 'originalPrice', reason: 'The list price can’t be lower than the price.' },
    ])
  })

  it('P13: makes the second of two editors review again', async () => {
    const cells = [cell('.com', 'renewal', '41'), cell('.net', 'renewal', '42')]
    const [mine, theirs] = [await review('extensions', { cells }), await review('extensions', { cells: [cell('.com', 'renewal', '43')] })]
    expect(await apply('extensions', { cells: [cell('.com', 'renewal', '43')] }, theirs.fingerprint)).toEqual({ applied: true, faults: [] })
    const late = await apply('extensions', { cells }, mine.fingerprint)
    expect(late).toMatchObject({ applied: false, faults: [{ reason: expect.stringContaining('please check it again') }] })
    expect((await extension('.net'))?.renewal).not.toBe(42)
  })

  it('P13: saves once for two concurrent submissions', async () => {
    const source = { cells: [cell('.io', 'renewal', '77')] }
    const { fingerprint } = await review('extensions', source)
    const answers = await Promise.all([apply('extensions', source, fingerprint), apply('extensions', source, fingerprint)])
    expect(answers.some(({ applied }) => applied)).toBe(true)
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from infra.price_changes where key = '.io' and field = 'renewal' and after = '77'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('P13: makes one of two editors who publish at once review again', async () => {
    const sources = ['81', '82', '83'].map((value) => ({ cells: [cell('.io', 'renewal', value), cell('.app', 'renewal', value)] }))
    const shown = await Promise.all(sources.map((source) => review('extensions', source)))
    const answers = await Promise.all(sources.map((source, at) => apply('extensions', source, shown[at]?.fingerprint ?? '')))
    expect(answers.filter(({ applied }) => applied)).toHaveLength(1)
    expect((await extension('.io'))?.renewal).toBe((await extension('.app'))?.renewal)
  })

  it('P13: schedules drafts, but no rates', async () => {
    const source = { cells: [cell('.app', 'renewal', '51'), cell('.co', 'renewal', '52')] }
    const { fingerprint } = await review('extensions', source)
    const before = await extension('.app')
    expect(await apply('extensions', source, fingerprint, new Date(Date.now() + 3_600_000).toISOString())).toEqual({
      applied: true,
      faults: [],
    })
    expect(await extension('.app')).toMatchObject({ renewal: before?.renewal, _status: 'published' })
    await payload.db.drizzle.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)
    await runDueJobs(payload)
    expect(await extension('.app')).toMatchObject({ renewal: 51, _status: 'published' })
    expect(await extension('.co')).toMatchObject({ renewal: 52 })
    const rate = { cells: [cell('EUR', 'exchangeRate', '0.9')] }
    const shown = await review('currencies', rate)
    const refused = await apply('currencies', rate, shown.fingerprint, new Date(Date.now() + 3_600_000).toISOString())
    expect(refused).toMatchObject({ applied: false, faults: [{ reason: expect.stringContaining('cannot be published later') }] })
  })

  it('M8, P13: shows how far a bank file’s rate moves prices', async () => {
    const xml = `<Cube><Cube time='2026-11-24'><Cube currency='USD' rate='1.25'/><Cube currency='GBP' rate='0.9'/><Cube currency='XXX' rate='7'/></Cube></Cube>`
    const { cells } = await ask<{ cells: readonly Cell[] }>('/price-rates', { xml })
    expect(cells).toContainEqual(cell('EUR', 'exchangeRate', '0.8'))
    expect(cells.map(({ key }) => key)).not.toContain('XXX')
    const shown = await review('currencies', { cells })
    const euro = shown.rates.find(({ code }) => code === 'EUR')
    expect(euro?.moved).toBeGreaterThan(0)
    expect(euro?.moved).toBeLessThanOrEqual(euro?.prices ?? 0)
    expect((await desk.marketing('POST', '/price-rates', { xml: '<html/>' })).status).toBe(400)
  })

  it('M8: proposes today’s published rate, if a provider is configured', async () => {
    expect((await desk.marketing('POST', '/price-rates/today', {})).status).toBe(404)
    const answers = [
      {
        day: '2026-11-24',
        rates: new Map([
          ['EUR', '0.81'],
          ['XXX', '7'],
        ]),
      },
      null,
    ]
    replaceServices(payload, { rates: { find: async () => answers.shift() ?? null } })
    const before = await payload.count({ collection: 'currencies', where: { exchangeRate: { equals: 0.81 } } })
    expect(await ask('/price-rates/today', {})).toEqual({
      cells: [cell('EUR', 'exchangeRate', '0.81'), cell('EUR', 'rateDate', '2026-11-24')],
    })
    expect(await ask('/price-rates/today', {})).toEqual({ cells: [] })
    expect(before.totalDocs).toBe(0)
    expect(await payload.count({ collection: 'currencies', where: { exchangeRate: { equals: 0.81 } } })).toEqual(before)
    expect((await desk.support('POST', '/price-rates/today', {})).status).toBe(403)
  })

  it.each(['anonymous', 'customer', 'support'] as const)('is hidden from %s', async (kind) => {
    for (const [method, path, body] of [
      ['GET', '/prices/extensions'],
      ['GET', '/prices/extensions/history'],
      ['GET', '/price-strikes'],
      ['POST', '/prices/extensions/review', { cells: [cell('.com', 'price', '1')] }],
      ['POST', '/prices/extensions/apply', { source: { cells: [cell('.com', 'price', '1')] }, fingerprint: '0'.repeat(64), at: null }],
      ['POST', '/price-rates', { xml: '' }],
    ] as const)
      expect((await desk[kind](method, path, body)).status).toBe(kind === 'support' ? 403 : 401)
  })
})

describe('the price history', () => {
  it('P12, P13: reverts a set of changes after the same review', async () => {
    const before = [await extension('.com'), await extension('.net')].map((row) => row?.renewal)
    const source = { cells: [cell('.com', 'renewal', '61'), cell('.net', 'renewal', '62')] }
    await apply('extensions', source, (await review('extensions', source)).fingerprint)
    const { sets } = await ask<HistoryResponse>('/prices/extensions/history')
    expect(sets[0]).toMatchObject({ person: 'marketing@visitors.test', through: 'desk', changes: 2 })
    const changes = await ask<readonly HistoryChange[]>(`/prices/extensions/history/${sets[0]?.id}`)
    const back = { cells: changes.map(({ key, period, column, before: value }) => ({ key, period, column, value })) }
    await apply('extensions', back, (await review('extensions', back)).fingerprint)
    expect([await extension('.com'), await extension('.net')].map((row) => row?.renewal)).toEqual(before)
    const own = await ask<HistoryResponse>('/prices/extensions/history?key=.net')
    expect(own.sets[0]).toMatchObject({ first: '.net', changes: 1 })
  })
})

describe('a list as long as a registrar’s', () => {
  it.runIf(inFullLane)('P13: applies nothing for one invalid line in a thousand', async () => {
    await payload.db.drizzle.execute(sql`
      with made as (
        insert into extensions (id, extension, price, original_price, renewal, "order", _status)
        select gen_random_uuid(), '.many' || n, 10, 12, 14, 950, 'published' from generate_series(1, 1500) as n returning id
      ) insert into extensions_locales (_locale, _parent_id) select 'en', id from made
    `)
    const lines = Array.from({ length: 1_500 }, (_, index) => `.many${index + 1},11`)
    const text = (changed: readonly string[]) => ['extension,price', ...changed].join('\n')
    const bad = text(lines.with(700, '.many701,-1'))
    const refused = await review('extensions', { text: bad })
    expect(refused.faults).toEqual([{ line: 702, key: '.many701', column: 'price', reason: 'A price can’t be negative.' }])
    expect((await apply('extensions', { text: bad }, refused.fingerprint)).applied).toBe(false)
    expect((await extension('.many1'))?.price).toBe(10)

    const start = performance.now()
    const shown = await review('extensions', { text: text(lines) })
    const reviewed = performance.now() - start
    expect(shown.changes).toHaveLength(1_500)
    expect(shown.faults).toEqual([])
    const opened = performance.now()
    expect((await ask<GridResponse>('/prices/extensions')).rows.length).toBeGreaterThan(1_500)
    process.stdout.write(
      `prices: 1,500 endings reviewed in ${Math.round(reviewed)} ms, opened in ${Math.round(performance.now() - opened)} ms\n`,
    )
  })
})
