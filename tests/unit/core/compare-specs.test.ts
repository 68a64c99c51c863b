import { describe, expect, it } from 'vitest'
import { compareSpecs } from '@/core/filters'

const plan = (...specs: readonly (readonly [string, string])[]) => ({ specs: specs.map(([label, value]) => ({ label, value })) })

describe('compareSpecs', () => {
  const rows = compareSpecs([
    plan(['Storage', '10 GB'], ['Port', '1 Gbit/s']),
    plan(['Storage', '50 GB'], ['Port', '1 Gbit/s'], ['Copies', '2']),
  ])

  it('§1.12: has a row per label, in order of first appearance', () => {
    expect(rows.map(({ label }) => label)).toEqual(['Storage', 'Port', 'Copies'])
  })

  it('§1: hides only what all plans have in common with "differences only"', () => {
    expect(rows.map(({ isSame }) => isSame)).toEqual([false, true, false])
  })

  it('§1: has an empty cell for a missing specification', () => {
    expect(rows[2]?.values).toEqual([null, '2'])
  })
})
