import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/rooms/files'
import { projectRoot } from './lint'
import { compilerOf, generatedTypes } from './rules/compile-with'

const mappers = 'src/server/catalog/mappers'
const compile = compilerOf(filesUnder(path.join(projectRoot, mappers)).map((file) => `${mappers}/${file}`))

/** The files of the mappers that do not compile against these types of the CMS. */
const brokenBy = (text: string): readonly string[] =>
  compile({ 'src/payload-types.ts': text }).map((fault) => fault.slice(0, fault.indexOf(':')))

/** The types after an editor's field was changed in one collection. */
const changed = (collection: string, from: string, to: string): string => {
  const start = generatedTypes.indexOf(`export interface ${collection} {`)
  const end = generatedTypes.indexOf('\n}\n', start)
  const before = generatedTypes.slice(start, end)
  const after = before.replace(from, to)
  expect(after, `${collection} has ${from}`).not.toBe(before)
  return generatedTypes.slice(0, start) + after + generatedTypes.slice(end)
}

describe('a field of the CMS that changes', () => {
  it('the mappers compile against the types Payload generates', () => {
    expect(brokenBy(generatedTypes)).toEqual([])
  })

  it.each([
    ['Service', '  paymentTypes:'],
    ['Extension', '  originalPrice:'],
    ['TransferPrice', '  price:'],
    ['Addon', '  heroGroup:'],
    ['Currency', '  exchangeRate:'],
    ['Coupon', '  perCustomerLimit?:'],
    ['AutomaticDiscount', '  conditions?:'],
    ['PricingSetting', '  taxRate:'],
  ])('%s: renamed, it does not compile in the mappers (%s)', (collection, field) => {
    expect(brokenBy(changed(collection, field, field.replace(/(\w+)/, '$1Renamed')))).toContain(`${mappers}/documents.ts`)
  })

  it.each([
    ['Service', 'basePrice: number', 'cost: number', 'to-service.ts'],
    ['Extension', 'renewal: number', 'renewal: boolean', 'to-domain-products.ts'],
    ['Currency', 'exchangeRate: number', 'exchangeRate: boolean', 'to-currency.ts'],
    ['Coupon', "type: 'percentage' | 'fixed'", "type: 'percentage' | 'fixed' | 'gift'", 'to-discounts.ts'],
    ['AutomaticDiscount', "'biennial'", "'decennial'", 'to-discounts.ts'],
  ])('%s: another kind of value (%s is %s) does not compile in %s', (collection, from, to, mapper) => {
    expect(brokenBy(changed(collection, from, to))).toContain(`${mappers}/${mapper}`)
  })
})
