import { describe, expect, it } from 'vitest'
import { compareSpecs } from '@/core/filters'

const plan = (...specs: readonly (readonly [string, string])[]) => ({ specs: specs.map(([label, value]) => ({ label, value })) })

describe('compareSpecs', () => {
  const rows = compareSpecs([
    plan(['Storage', '10 GB'], ['Port', '1 Gbit/s']),
    plan(['Storage', '50 GB'], ['Port', '1 Gbit/s'], ['Copies', '2']),
  ])

  it('§1.12: a row a label, in the order in which they first appear', () => {
    expect(rows.map(({ label }) => label)).toEqual(['Storage', 'Port', 'Copies'])
  })

  it('§1: "differences only" may hide what all plans say alike, and nothing else', () => {
    expect(rows.map(({ isSame }) => isSame)).toEqual([false, true, false])
  })

  it('§1: a plan without a specification has an empty place', () => {
    expect(rows[2]?.values).toEqual([null, '2'])
  })
})
