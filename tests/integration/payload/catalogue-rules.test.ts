import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { extensionData } from '../../support/cms/catalogue-data'
import { faultsOf } from '../../support/cms/field-faults'
import { couponData } from '../../support/coupon-data'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()
const visitors = await createVisitors(payload)

const create = <Slug extends CollectionSlug>(collection: Slug, data: object) =>
  payload.create({ collection, data: data as RequiredDataFromCollectionSlug<Slug>, overrideAccess: false, user: visitors.marketing })

describe('products', () => {
  const extension = extensionData({ extension: '.sold', price: 10, originalPrice: 20, renewal: 15 })
  const code = couponData('SOLD10')

  it.each([
    ['extensions', { ...extension, originalPrice: 9.99 }, 'originalPrice', 'The list price can’t be lower than the price.'],
    ['coupons', { ...code, type: 'fixed', value: 999_999 }, 'value', 'A fixed amount can’t exceed 10,000 US dollars.'],
    ['coupons', { ...code, expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt', 'This moment is over: the code would never work.'],
    [
      'coupons',
      { ...code, applicableCategories: ['ssl'], excludedCategories: ['ssl'] },
      'excludedCategories',
      'This excludes everything in the list above, so the code would not apply to anything. Exclude fewer categories.',
    ],
    [
      'coupons',
      { ...code, applicableCategories: ['hosting', 'ssl'], excludedCategories: ['ssl', 'vps'] },
      'excludedCategories',
      'A category can’t be in both lists. Remove it from one of them.',
    ],
    [
      'coupons',
      { ...code, usageLimit: 2, perCustomerLimit: 10 },
      'perCustomerLimit',
      'Uses per customer can’t exceed the total number of uses.',
    ],
    [
      'coupons',
      { ...code, type: 'fixed', maxDiscount: 5 },
      'maxDiscount',
      'Only percentage discounts can have a maximum. Leave this empty.',
    ],
  ] as const)('%s: rejects an impossible rule with a message (%#)', async (collection, data, field, message) => {
    expect(await faultsOf(create(collection, data))).toEqual({ [field]: message })
  })

  it('duplicates a code as inactive, and an expired one without its end', async () => {
    const original = await payload.create({ collection: 'coupons', data: { ...code, expiresAt: '2020-01-01T00:00:00.000Z' } as never })
    const copy = await payload.duplicate({ collection: 'coupons', id: original.id, overrideAccess: false, user: visitors.marketing })
    expect(copy).toMatchObject({ code: 'SOLD10-COPY', isActive: false, expiresAt: null })
    for (const { id } of [original, copy]) await payload.delete({ collection: 'coupons', id })
  })

  it('records every price change with its author, and can undo it', async () => {
    const { id } = await create('extensions', extension)
    await payload.update({ collection: 'extensions', id, data: { price: 12 }, overrideAccess: false, user: visitors.admin })
    const { docs } = await payload.findVersions({ collection: 'extensions', where: { parent: { equals: id } }, sort: '-updatedAt' })
    expect(docs.map(({ version }) => [version.price, version.changedBy])).toEqual([
      [12, 'admin@visitors.test'],
      [10, 'marketing@visitors.test'],
    ])
    await payload.restoreVersion({ collection: 'extensions', id: String(docs[1]?.id), overrideAccess: false, user: visitors.admin })
    expect(await payload.findByID({ collection: 'extensions', id })).toMatchObject({ price: 10, changedBy: 'admin@visitors.test' })
    await payload.delete({ collection: 'extensions', id })
  })

  it('D12: keeps the use count when an earlier version of a code is restored; in the trash it is inactive', async () => {
    const { id } = await create('coupons', { ...code, usageLimit: 5 })
    const { docs } = await payload.findVersions({ collection: 'coupons', where: { parent: { equals: id } } })
    await payload.db.updateOne({ collection: 'coupons', id, data: { usedCount: 4 } })
    await payload.restoreVersion({ collection: 'coupons', id: String(docs[0]?.id) })
    expect(await payload.findByID({ collection: 'coupons', id })).toMatchObject({ usedCount: 4 })
    const binned = await payload.update({ collection: 'coupons', id, data: { deletedAt: new Date().toISOString() } })
    expect(binned.isActive).toBe(false)
  })

  it('hides authors of changes from visitors', async () => {
    const { docs } = await payload.find({ collection: 'extensions', overrideAccess: false, user: null, limit: 1 })
    expect(Object.keys(docs[0] ?? {})).not.toContain('changedBy')
  })
})

describe('a discount code', () => {
  it('§3.14, D11: is stored trimmed and in upper case, and is unique', async () => {
    const { id, code } = await create('coupons', couponData('CHECKED10', { code: '  checked10 ' }))
    expect(code).toBe('CHECKED10')
    expect(Object.keys(await faultsOf(create('coupons', couponData('CHECKED10', { code: 'Checked10' }))))).toEqual(['code'])
    await payload.delete({ collection: 'coupons', id })
  })
  it.each([
    ['a percentage above 100', { value: 101 }, 'A percentage can’t exceed 100.'],
    ['no value', { value: 0 }, 'The value must be greater than zero.'],
    [
      'an end before its start',
      { startsAt: '2026-02-01T00:00:00.000Z', expiresAt: '2026-01-01T00:00:00.000Z' },
      'The code must expire after it starts.',
    ],
    ['a name with a blank', { code: 'TWO WORDS' }, 'Please use 2 to 40 letters, digits, hyphens or underscores, such as MY-CODE-15.'],
  ])('rejects %s', async (_case, changes, message) => {
    expect(Object.values(await faultsOf(create('coupons', couponData('CHECKED10', changes))))).toEqual([message])
  })
  it('A10: stays in US dollars when marketing sends another currency', async () => {
    const { id, currency } = await create('coupons', couponData('CHECKED10', { type: 'fixed', currency: 'EUR' as never }))
    expect(currency).toBe('USD')
    await payload.delete({ collection: 'coupons', id })
  })
  it('accepts a fixed value above 100', async () => {
    const { id, usedCount } = await create('coupons', couponData('CHECKED10', { type: 'fixed', value: 150 }))
    expect(usedCount).toBe(0)
    await payload.delete({ collection: 'coupons', id })
  })
  it('D12: accepts no use count from the admin', async () => {
    const { id } = await create('coupons', couponData('CHECKED10'))
    const changed = await payload.update({
      collection: 'coupons',
      id,
      data: { usedCount: 99, value: 20 },
      overrideAccess: false,
      user: visitors.marketing,
    })
    expect(changed).toMatchObject({ usedCount: 0, value: 20 })
    await payload.delete({ collection: 'coupons', id })
  })
})

describe('a duplicate', () => {
  it('gets a valid key of its own, and no uses', async () => {
    const original = await create('coupons', couponData('CHECKED10', { usedCount: 3 }))
    const copy = await payload.duplicate({ collection: 'coupons', id: original.id })
    expect(copy).toMatchObject({ code: 'CHECKED10-COPY', usedCount: 0 })
    for (const { id } of [original, copy]) await payload.delete({ collection: 'coupons', id })
  })
  it('keeps the dot of a TLD', async () => {
    const original = await create('extensions', extensionData())
    const copy = await payload.duplicate({ collection: 'extensions', id: original.id })
    expect(copy.extension).toBe('.checked-copy')
    for (const { id } of [original, copy]) await payload.delete({ collection: 'extensions', id })
  })
})

describe('a duplicate code', () => {
  it('is reported at the code, in a message without a field called “value”', async () => {
    await create('coupons', couponData('TAKEN10'))
    expect(await faultsOf(create('coupons', couponData('TAKEN10')))).toEqual({
      code: 'This value is already in use. Choose another one.',
    })
  })
})
