import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { wallClockAt } from '@/core/analytics/periods'
import { couponData } from '../../support/coupon-data'
import { inDays, openCalendar, to, zone } from './calendar-shop'

const { payload, drizzle, rowsOf, makePage, plan, minuteOf, find, move } = await openCalendar()

describe('a calendar entry', () => {
  it('A7: lets only marketing move it, updates its schedule, and logs who did', async () => {
    const page = await makePage('/moved')
    await plan(page.id, 4)
    const { moves, at } = await find('Page The page /moved is published')
    for (const who of ['anonymous', 'customer', 'support'] as const) expect([401, 403]).toContain(await move(moves, at, to(5), who))
    expect(await minuteOf(page.id)).toEqual([inDays(4).toISOString()])
    expect(await move(moves, at, to(5, '09:15'))).toBeNull()
    const [moved = ''] = await minuteOf(page.id)
    expect(wallClockAt(Date.parse(moved), zone)).toEqual({ date: to(5).date, time: '09:15:00' })
    const [logged] = await rowsOf(
      sql`select person, area, changes from staff_actions where document = ${page.id} order by created_at desc limit 1`,
    )
    expect(logged).toMatchObject({
      person: 'marketing@visitors.test',
      area: 'pages',
      changes: [{ field: 'publishAt', before: at, after: moved }],
    })
  })

  it('A7: keeps one of two concurrent moves and rejects the other', async () => {
    const page = await makePage('/raced')
    for (let round = 0; round < 5; round += 1) {
      await drizzle.execute(sql`delete from payload_jobs where input->'doc'->>'value' = ${page.id}`)
      await plan(page.id, 4)
      const { moves, at } = await find('Page The page /raced is published')
      const faults = await Promise.all([move(moves, at, to(10)), move(moves, at, to(11), 'admin')])
      expect(faults.filter((fault) => fault === null)).toHaveLength(1)
      expect(faults.find((fault) => fault !== null)).toMatch(/no longer planned for that minute/)
      expect(await minuteOf(page.id)).toHaveLength(1)
    }
  })

  it('A7: never overtakes another change of its document, moves into the past, or moves what has started', async () => {
    const page = await makePage('/bounded')
    await plan(page.id, 4)
    await plan(page.id, 6, 'unpublish')
    const before = await minuteOf(page.id)
    const { moves, at } = await find('Page The page /bounded is published')
    expect(await move(moves, at, to(7))).toMatch(/Something else is planned/)
    expect(await move(moves, at, to(-1))).toBe('Choose a time in the future.')
    expect(await move(moves, at, to(5, '12:30', 'UTC'))).toMatch(/no longer planned/)
    await drizzle.execute(sql`update payload_jobs set processing = true where input->'doc'->>'value' = ${page.id}`)
    expect(await move(moves, at, to(5))).toMatch(/no longer planned/)
    expect(await minuteOf(page.id)).toEqual(before)
    for (const bad of [{ kind: 'code', id: 'x', field: 'startsAt' }, { kind: 'code', id: page.id, field: 'value' }, null])
      expect(await move(bad as never, at, to(5))).toBe(400)
  })

  it('A7: moves a group as a whole, exactly the entries that were shown', async () => {
    const { docs } = await payload.find({ collection: 'extensions', limit: 6, depth: 0, sort: 'extension' })
    for (const { id } of docs.slice(0, 5)) await plan(id, 6, 'publish', 'extensions')
    const { moves, at } = await find('5 × Domain extensions published')
    await plan(docs[5]?.id ?? '', 6, 'publish', 'extensions')
    expect(await move(moves, at, to(12))).toMatch(/no longer planned/)
    const six = await find('6 × Domain extensions published')
    expect(await move(six.moves, six.at, to(12))).toBeNull()
    for (const { id } of docs) expect((await minuteOf(id)).map((each) => wallClockAt(Date.parse(each), zone).date)).toEqual([to(12).date])
  })
})

describe('a code in the calendar', () => {
  const momentsOf = async (id: string) => {
    const { startsAt, expiresAt } = await payload.findByID({ collection: 'coupons', id, depth: 0 })
    return [startsAt, expiresAt]
  }

  it('A7: moves by the form’s rules, to the second, once for two concurrent moves, and never with a draft', async () => {
    const lastSecond = new Date(Math.floor(inDays(10).getTime() / 60_000) * 60_000 + 59_000).toISOString()
    const code = await payload.create({
      collection: 'coupons',
      data: couponData('MOVES', { startsAt: inDays(3).toISOString(), expiresAt: lastSecond }),
    })
    const begins = await find('Code MOVES begins')
    const ends = await find('Code MOVES ends')
    expect(await move(begins.moves, begins.at, to(11))).toBe('The code must expire after it starts.')
    const same = { date: to(12).date, time: ends.time ?? '' }
    expect(await move(ends.moves, ends.at, { ...same, zone })).toBeNull()
    expect(String((await momentsOf(code.id))[1])).toMatch(/:59\.000Z$/)
    const faults = await Promise.all([move(begins.moves, begins.at, to(4)), move(begins.moves, begins.at, to(5), 'admin')])
    expect(faults.filter((fault) => fault === null)).toHaveLength(1)
    expect(faults.find((fault) => fault !== null)).toMatch(/no longer planned/)

    await payload.update({ collection: 'coupons', id: code.id, data: { value: 50, _status: 'draft' }, draft: true, depth: 0 })
    const kept = await momentsOf(code.id)
    const now = await find('Code MOVES begins')
    expect(await move(now.moves, now.at, to(6))).toMatch(/has a draft/)
    expect(await momentsOf(code.id)).toEqual(kept)
    expect((await payload.findByID({ collection: 'coupons', id: code.id, depth: 0 })).value).toBe(10)
  })
})
