import { describe, expect, it } from 'vitest'
import { findRevision } from '@/modules/catalog/catalog.repository'
import { withTransaction } from '@/lib/db/transaction'
import { extensionData } from '../../support/cms/catalogue-data'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

const revision = () => findRevision(payload.db.drizzle)

const bumpsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await revision()
  await work()
  return (await revision()) - before
}

const extension = extensionData({ extension: '.revised' })
const faq = { key: 'revised', question: 'Revised?', answer: 'Yes.', topic: 'general' as const, order: 1, _status: 'published' as const }

describe('the catalogue revision', () => {
  it('counts created, changed and removed prices', async () => {
    let id = ''
    expect(await bumpsOf(async () => ({ id } = await payload.create({ collection: 'extensions', data: extension })))).toBe(1)
    expect(await bumpsOf(() => payload.update({ collection: 'extensions', id, data: { price: 2 } }))).toBe(1)
    expect(await bumpsOf(() => payload.delete({ collection: 'extensions', id }))).toBe(1)
  })

  it('counts a change of the pricing settings', async () => {
    expect(await bumpsOf(() => payload.updateGlobal({ slug: 'pricing-settings', data: { taxRate: 0.2 } }))).toBe(1)
  })

  it('counts a plan once published', async () => {
    const data = {
      key: 'revised-plan',
      name: 'Revised',
      description: 'A plan.',
      type: 'hosting' as const,
      category: 'shared' as const,
      order: 1,
      prices: [{ period: 'monthly' as const, basePrice: 1, setupFee: 0, discount: 0 }],
      paymentTypes: { available: ['full' as const], default: 'full' as const },
    }
    let id = ''
    expect(
      await bumpsOf(
        async () => ({ id } = await payload.create({ collection: 'services', data: { ...data, _status: 'draft' }, draft: true })),
      ),
    ).toBe(0)
    expect(await bumpsOf(() => payload.update({ collection: 'services', id, data: { _status: 'published' } }))).toBe(1)
    expect(await bumpsOf(() => payload.update({ collection: 'services', id, data: { _status: 'draft' } }))).toBe(1)
  })

  it('ignores changes that affect no price', async () => {
    expect(await bumpsOf(() => payload.create({ collection: 'faqs', data: faq }))).toBe(0)
  })

  it('ignores codes, which every quote reads afresh', async () => {
    const data = {
      code: 'REVISED',
      name: 'Revised',
      type: 'percentage' as const,
      value: 10,
      currency: 'USD',
      priority: 1,
      _status: 'published' as const,
    }
    let id = ''
    expect(await bumpsOf(async () => ({ id } = await payload.create({ collection: 'coupons', data })))).toBe(0)
    expect(await bumpsOf(() => payload.update({ collection: 'coupons', id, data: { value: 20 } }))).toBe(0)
  })

  it('reverts with a rolled-back change', async () => {
    const undone = () =>
      withTransaction(payload, async (req) => {
        await payload.create({ collection: 'extensions', data: { ...extension, extension: '.undone' }, req })
        throw new Error('undone')
      })
    expect(await bumpsOf(() => expect(undone()).rejects.toThrow('undone'))).toBe(0)
  })
})

describe('a transaction', () => {
  it('is not reported as committed when an error in it was caught', async () => {
    const data = { ...extension, extension: '.twice' }
    const swallowed = withTransaction(payload, async (req) => {
      await payload.create({ collection: 'extensions', data, req })
      await payload.create({ collection: 'extensions', data, req }).catch(() => 'swallowed')
    })
    await expect(swallowed).rejects.toThrow()
    const { totalDocs } = await payload.count({ collection: 'extensions', where: { extension: { equals: '.twice' } } })
    expect(totalDocs).toBe(0)
  })
})
