import { describe, expect, it } from 'vitest'
import { batchCode, makeAllBatchCodes, makeBatchCodes } from '@/modules/promotions/coupon-batches'
import { couponData } from '../../support/coupon-data'
import { createBuyer } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { createDesk } from './desk'
import { hasByteOrderMark } from '../../support/byte-order-mark'

const { payload } = await bootPayload()
const desk = await createDesk(payload)
const shop = createApi(payload)
const { order } = createBuyer(shop)

const cart = {
  currency: 'USD',
  codes: [] as readonly string[],
  items: [{ type: 'hosting', id: 'shared-pro', billing: 'yearly', quantity: 1 }],
}
const pace = { isStopping: () => false, rest: () => Promise.resolve() }

let made = 0
const newBatch = async (size: number, more: object = {}) => {
  made += 1
  const template = await payload.create({
    collection: 'coupons',
    data: couponData(`LIKE${made}`, { value: 20, applicableCategories: ['hosting'], combinable: false, isActive: false, ...more }),
  })
  return payload.create({
    collection: 'code-batches',
    data: { name: `Batch ${made}`, template: template.id, prefix: `B${made}`, size, isActive: true },
  })
}
const codesOf = async (id: string): Promise<readonly string[]> =>
  (await payload.db.pool.query('select code from coupons where batch_id = $1 order by code', [id])).rows.map(
    ({ code }: { code: string }) => code,
  )
const progressOf = async (id: string) => (await desk.support('GET', `/code-batches/${id}/progress`)).body

describe('a batch of single-use codes', () => {
  it('D12: creates as many codes as requested, each like the template and with one use', async () => {
    const batch = await newBatch(25)
    await makeAllBatchCodes(payload, pace)
    const codes = await codesOf(batch.id)
    expect(codes).toHaveLength(25)
    expect(codes.every((code) => new RegExp(`^B${made}-[0-9A-HJKMNP-TV-Z]{10}$`).test(code))).toBe(true)
    const { docs } = await payload.find({ collection: 'coupons', where: { code: { equals: codes[0] } }, limit: 1 })
    expect(docs[0]).toMatchObject({
      value: 20,
      usageLimit: 1,
      usedCount: 0,
      isActive: true,
      _status: 'published',
      applicableCategories: ['hosting'],
      combinable: false,
    })
    const quote = await shop('POST', '/pricing/quote', { body: { ...cart, codes: [codes[1]] } })
    expect(JSON.stringify(quote.body?.['discountSummary'])).toContain(codes[1])
  })

  it('resumes after a crash, and never duplicates', async () => {
    const batch = await newBatch(10)
    const broken = payload.db.drizzle.transaction.bind(payload.db.drizzle)
    await makeBatchCodes(payload, 4)
    // Crashed between writing its codes and the commit.
    await expect(
      broken(async (transaction) => {
        await transaction.execute(`update code_batches set made = 10 where id = '${batch.id}'`)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await progressOf(batch.id)).toEqual({ size: 10, made: 4, used: 0 })
    await Promise.all([makeBatchCodes(payload, 4), makeBatchCodes(payload, 4), makeBatchCodes(payload, 4)])
    await makeAllBatchCodes(payload, pace)
    expect(await codesOf(batch.id)).toHaveLength(10)
    expect(await progressOf(batch.id)).toEqual({ size: 10, made: 10, used: 0 })
  })

  it('keeps its first values when the template changes', async () => {
    const batch = await newBatch(4)
    await makeBatchCodes(payload, 2)
    await payload.update({ collection: 'coupons', id: (batch.template as { id: string }).id ?? batch.template, data: { value: 90 } })
    await makeAllBatchCodes(payload, pace)
    const { rows } = await payload.db.pool.query('select distinct value::int as value from coupons where batch_id = $1', [batch.id])
    expect(rows).toEqual([{ value: 20 }])
  })

  it('is one row in the list of codes', async () => {
    const batch = await newBatch(30)
    await makeAllBatchCodes(payload, pace)
    const listed = await desk.marketing('GET', '/coupons?draft=true&limit=100&depth=0')
    expect(JSON.stringify(listed.body)).not.toContain(`"B${made}-`)
    expect(JSON.stringify((await desk.marketing('GET', '/code-batches?depth=0')).body)).toContain(batch.id)
  })

  it('is downloaded and disabled as a whole', async () => {
    const batch = await newBatch(30)
    await makeAllBatchCodes(payload, pace)
    const codes = await codesOf(batch.id)
    const { text, bytes, headers } = await desk.marketing('GET', `/code-batches/${batch.id}/csv`)
    expect(headers.get('content-type')).toContain('text/csv')
    expect(hasByteOrderMark(bytes)).toBe(true)
    expect(text.trimEnd().split('\r\n')).toEqual(['code,state', ...codes.map((code) => `${code},open`)])
    expect((await desk.marketing('PATCH', `/code-batches/${batch.id}`, { isActive: false })).status).toBe(200)
    const quote = await shop('POST', '/pricing/quote', { body: { ...cart, codes: [codes[0]] } })
    expect(quote.body?.['rejectedCodes']).toMatchObject([{ reason: 'inactive' }])
    expect((await desk.marketing('GET', `/code-batches/${batch.id}/csv`)).text).toContain(`${codes[3]},off`)
  })

  it('cannot be enlarged or get another template afterwards', async () => {
    const batch = await newBatch(2)
    await desk.marketing('PATCH', `/code-batches/${batch.id}`, { size: 9, made: 0, prefix: 'ZZ' })
    expect(await payload.findByID({ collection: 'code-batches', id: batch.id })).toMatchObject({ size: 2, prefix: `B${made}` })
    await makeAllBatchCodes(payload, pace)
  })

  it.each([{ size: 0 }, { size: 100_001 }, { size: 1.5 }, { prefix: 'A' }, { prefix: 'Ä-B' }, { template: null }])(
    'rejects %j',
    async (wrong) => {
      const body = {
        name: 'Wrong',
        template: (await payload.find({ collection: 'coupons', limit: 1 })).docs[0]?.id,
        prefix: 'GOOD',
        size: 1,
        ...wrong,
      }
      expect((await desk.marketing('POST', '/code-batches', body)).status).toBe(400)
    },
  )

  it('D12: redeems each code exactly once, however many try concurrently', async () => {
    const batch = await newBatch(3)
    await makeAllBatchCodes(payload, pace)
    const codes = await codesOf(batch.id)
    const placed = await Promise.all(codes.flatMap((code) => Array.from({ length: 5 }, () => order({ ...cart, codes: [code] }))))
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(3)
    const { rows } = await payload.db.pool.query(
      'select coupon, count(*)::int as uses from redemptions where coupon = any ($1) group by coupon',
      [codes],
    )
    expect(rows.map(({ uses }: { uses: number }) => uses)).toEqual([1, 1, 1])
    expect(await progressOf(batch.id)).toMatchObject({ used: 3 })
  })
})

describe('batchCode', () => {
  it('has fifty random bits and no ambiguous letters', () => {
    const codes = new Set(Array.from({ length: 10_000 }, () => batchCode('X')))
    expect(codes.size).toBe(10_000)
    expect([...codes].every((code) => !/[ILOU]/.test(code.slice(2)))).toBe(true)
  })
})
