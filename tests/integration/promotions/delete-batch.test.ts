import { describe, expect, it } from 'vitest'
import { makeAllBatchCodes, makeBatchCodes } from '@/modules/promotions/coupon-batches'
import { inFullLane } from '../../support/lane'
import { couponData } from '../../support/coupon-data'
import { bootPayload } from '../../support/payload'
import { createDesk } from './desk'

const { payload } = await bootPayload()
const { pool } = payload.db
const desk = await createDesk(payload)

let batches = 0
const createBatch = async (size: number) => {
  batches += 1
  const template = await payload.create({
    collection: 'coupons',
    data: couponData(`MODEL${batches}`, { applicableCategories: ['hosting'] }),
  })
  const batch = await payload.create({
    collection: 'code-batches',
    data: { name: `Batch ${batches}`, template: template.id, prefix: `DEL${batches}`, size, isActive: true },
  })
  await makeAllBatchCodes(payload, { isStopping: () => false, rest: () => Promise.resolve() })
  return batch
}

/** Inserts localised codes in SQL, since the worker would take too long. */
const addCodes = async (batch: string, from: number, to: number): Promise<void> => {
  await pool.query(
    `with made as (
      insert into coupons (id, code, batch_id, type, value, usage_limit, _status)
      select gen_random_uuid(), 'DELETED-' || number, $1::uuid, 'percentage', 10, 1, 'published' from generate_series($2::int, $3::int) as number
      returning id
    ), categories as (
      insert into coupons_applicable_categories ("order", parent_id, value, id) select 1, id, 'hosting', gen_random_uuid() from made
    )
    insert into coupons_locales (name, _locale, _parent_id) select 'Deleted', language, id from made, unnest(enum_range(null::_locales)) as language`,
    [batch, from, to],
  )
}

const codesOf = async (batch: string) =>
  (await pool.query<{ id: string; code: string }>('select id, code from coupons where batch_id = $1 order by code', [batch])).rows

const rowsOf = async (ids: readonly string[]) => {
  const { rows } = await pool.query<{ left: number }>(
    `select ((select count(*) from coupons where id = any ($1)) + (select count(*) from coupons_locales where _parent_id = any ($1))
      + (select count(*) from coupons_applicable_categories where parent_id = any ($1)) + (select count(*) from _coupons_v where version_code like 'DEL%')
      + (select count(*) from infra.translations where area = 'coupons' and document = any ($1::text[])))::int as left`,
    [ids],
  )
  return rows[0]?.left
}

/** Timing is checked in the full lane only, where no other tests run. */
const [size, mostSeconds] = inFullLane ? [100_000, 30] : [2_000, Infinity]

describe('deleting a batch of single-use codes', () => {
  it(
    `H9: deletes ${size} codes when marketing deletes their batch, within 30 s when they are 100,000`,
    async () => {
      const other = await createBatch(3)
      const { id } = await createBatch(1)
      for (let from = 2; from <= size; from += 5_000) await addCodes(id, from, Math.min(size, from + 4_999))
      expect(await codesOf(id)).toHaveLength(size)
      const began = performance.now()
      const { status, text } = await desk.marketing('DELETE', `/code-batches/${id}`)
      const seconds = (performance.now() - began) / 1000
      expect(status, text).toBe(200)
      expect(await codesOf(id)).toEqual([])
      expect((await pool.query(`select from coupons where code like 'DELETED-%'`)).rowCount).toBe(0)
      expect(await codesOf(other.id)).toHaveLength(3)
      expect(seconds).toBeLessThan(mostSeconds)
    },
    inFullLane ? 300_000 : 30_000,
  )

  it('D19: deletes the versions and translations of a code when it was edited by itself', async () => {
    const batch = await createBatch(2)
    const [code] = await codesOf(batch.id)
    await payload.update({ collection: 'coupons', id: code?.id ?? '', data: { value: 15 } })
    expect((await desk.marketing('DELETE', `/code-batches/${batch.id}`)).status).toBe(200)
    expect(await rowsOf([code?.id ?? ''])).toBe(0)
  })

  it('D19: creates no further code when a batch is deleted before it is complete', async () => {
    const batch = await createBatch(4)
    await pool.query('update code_batches set size = 9 where id = $1', [batch.id])
    const [, status] = await Promise.all([makeBatchCodes(payload, 2), desk.marketing('DELETE', `/code-batches/${batch.id}`)])
    expect(status.status).toBe(200)
    expect(await makeBatchCodes(payload, 2)).toBe(false)
    expect((await pool.query(`select from coupons where code like $1`, [`${batch.prefix}-%`])).rowCount).toBe(0)
  })

  it.each([
    [
      'another batch is made like one of its codes',
      (code: { id: string }) =>
        payload.create({
          collection: 'code-batches',
          data: { name: 'Copy', template: code.id, prefix: 'COPY', size: 1, isActive: false },
        }),
      'Single-use codes',
    ],
  ] as const)('G11: deletes nothing when %s', async (_when, use, place) => {
    const batch = await createBatch(3)
    const [code] = await codesOf(batch.id)
    if (code) await use(code)
    const { status, text } = await desk.marketing('DELETE', `/code-batches/${batch.id}`)
    expect([status, text]).toEqual([409, expect.stringContaining(place)])
    expect(await codesOf(batch.id)).toHaveLength(3)
  })

  it.each(['support', 'customer', 'anonymous'] as const)('D19: deletes nothing when %s asks for it', async (visitor) => {
    const batch = await createBatch(1)
    expect((await desk[visitor]('DELETE', `/code-batches/${batch.id}`)).status).toBe(visitor === 'support' ? 403 : 401)
    expect(await codesOf(batch.id)).toHaveLength(1)
  })
})

describe('deleting and changing by a filter', () => {
  const filter = '/coupons?where[code][like]=DELETED-9'
  const inFilter = async () => (await pool.query(`select from coupons where code like 'DELETED-9%'`)).rowCount

  it('R31: refuses when more than 200 documents match, and names the limit', async () => {
    const { id } = await createBatch(1)
    await addCodes(id, 9_000, 9_200)
    for (const [method, body] of [['DELETE'], ['PATCH', { value: 50 }]] as const) {
      const { status, text } = await desk.marketing(method, filter, body)
      expect([status, text]).toEqual([400, expect.stringContaining('up to 200 documents')])
    }
    expect(await inFilter()).toBe(201)
    expect((await pool.query(`select from coupons where code like 'DELETED-9%' and value = 50`)).rowCount).toBe(0)
  })

  it('R31: deletes what matches when it is few enough', async () => {
    expect((await desk.marketing('DELETE', '/coupons?where[code][in]=DELETED-9000,DELETED-9001')).status).toBe(200)
    expect(await inFilter()).toBe(199)
  })

  it.each(['support', 'customer', 'anonymous'] as const)('R31: tells nothing of the number when %s asks', async (visitor) => {
    const { status, text } = await desk[visitor]('DELETE', '/coupons?where[code][exists]=true')
    expect(status).toBe(visitor === 'support' ? 403 : 401)
    expect(text).not.toContain('200')
  })
})
