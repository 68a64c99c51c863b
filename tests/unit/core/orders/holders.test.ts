import { describe, expect, it } from 'vitest'
import { catalog } from '../../../support/engine/catalog'
import { quote } from '../../../support/engine/quote'
import { domain, worldWith } from '../../../support/engine/world'

const holder = 'Only for otters.'
const com = catalog.extensions.get('.com')
if (!com) throw new Error('The catalogue has no .com')
const world = worldWith({
  catalog: { ...catalog, extensions: new Map(catalog.extensions).set('.eu', { ...com, extension: '.eu', holder }) },
})

describe('S10: registration eligibility', () => {
  it('S10: is part of a registration or transfer line', () => {
    const lines = quote([domain('a.eu'), domain('b.eu', { serviceData: { operation: 'transfer' } })], { world }).lines
    expect(lines.map((line) => line.holder)).toEqual([holder, holder])
  })

  it('S10: is omitted if anyone may register', () => {
    expect(quote([domain('a.com')], { world }).lines[0]).not.toHaveProperty('holder')
  })
})
