import { expect, it } from 'vitest'
import { parseDecimal } from '@/core/money/arithmetic'
import type { ShownPrices, TaxRow } from '@/core/tax/types'
import { createTaxClock } from '@/payload/jobs/follow-content-changes'
import { globalTag, siteTag } from '@/modules/content/publishing.repository'

const settings = globalTag('pricing-settings')
const row = (from: number | null, to: number | null): TaxRow => ({
  country: 'DE',
  region: '',
  kind: 'everyone',
  rate: parseDecimal(0.19),
  name: 'USt.',
  from,
  to,
})

/** Pending reads have completed. */
const read = () => new Promise((resolve) => setImmediate(resolve))

const open = (pricesShown: ShownPrices, rows: readonly TaxRow[]) => {
  const shop = { now: 0, pricesShown, rows, reads: 0, isAway: false }
  const look = createTaxClock({
    now: () => shop.now,
    read: async () => {
      shop.reads += 1
      if (shop.isAway) throw new Error('The database does not answer.')
      return { pricesShown: shop.pricesShown, tax: { seat: 'DE', rows: shop.rows } }
    },
  })
  /** Result of a check at `now`; its reads take effect afterwards. */
  const at = async (now: number, changed: readonly string[] = []) => {
    shop.now = now
    const tags = look(changed)
    await read()
    return tags
  }
  return { shop, look, at }
}

it('T10: invalidates pages when a dated row starts and ends; reads nothing in between', async () => {
  const { shop, at } = open('withTax', [row(null, 1000), row(1000, 2000)])
  expect(await at(0, [siteTag])).toEqual([])
  expect([await at(999), shop.reads]).toEqual([[], 1])
  expect(await at(1000)).toEqual([settings])
  expect([await at(1001), await at(1999), shop.reads]).toEqual([[], [], 2])
  expect(await at(2500)).toEqual([settings])
  expect([await at(9999), shop.reads]).toEqual([[], 3])
})

it('T10: ignores dates while prices are shown before tax', async () => {
  const { shop, at } = open('withoutTax', [row(1000, 2000)])
  await at(0, [siteTag])
  expect([await at(1000), shop.reads]).toEqual([[], 1])
  shop.pricesShown = 'withTax'
  expect(await at(1500, [settings])).toEqual([])
  expect(await at(2000)).toEqual([settings])
})

it('T10: uses the new date of a moved row', async () => {
  const { shop, at } = open('withTax', [row(1000, null)])
  await at(0, [siteTag])
  shop.rows = [row(5000, null)]
  await at(10, ['services', settings])
  expect(await at(1000)).toEqual([])
  expect(await at(5000)).toEqual([settings])
})

it('T10: retries a failed read after a second, not at every check', async () => {
  const { shop, at } = open('withTax', [row(2000, null)])
  shop.isAway = true
  await at(0, [siteTag])
  shop.isAway = false
  await at(999)
  expect(shop.reads).toBe(1)
  await at(1000)
  expect([await at(2000), shop.reads]).toEqual([[settings], 3])
})

it('T10: reads a change that arrives during a read', async () => {
  const { shop, look, at } = open('withTax', [row(5000, null)])
  look([siteTag])
  shop.rows = [row(1000, null)]
  look([settings])
  await read()
  await at(1)
  shop.now = 1000
  // Reported once, however long the next read takes.
  expect([look([]), look([])]).toEqual([[settings], []])
})
