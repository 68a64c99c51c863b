import { describe, expect, it } from 'vitest'
import { specBarsOf } from '@/blocks/hosting-plans/component'

const plan = (id: string, ...specs: readonly (readonly [string, string])[]) => ({
  id,
  specs: specs.map(([label, value]) => ({ label, value })),
})

describe('specifications of a family, to scale', () => {
  it('show numbers that all plans have and that differ, relative to the largest', () => {
    const holds = specBarsOf([
      plan('basic', ['Storage', '500 GB'], ['Sites', '1'], ['Backups', 'daily'], ['Clock', '3 GHz']),
      plan('max', ['Storage', '2 TB'], ['Sites', '10'], ['Backups', 'hourly'], ['Clock', '3 GHz']),
    ])
    expect(holds.get('basic')).toEqual([
      { label: 'Storage', value: '500 GB', share: 0.25 },
      { label: 'Sites', value: '1', share: 0.1 },
    ])
    expect(holds.get('max')?.map(({ share }) => share)).toEqual([1, 1])
  })

  it('are not rendered for one plan, or if a plan lacks one', () => {
    expect(specBarsOf([plan('alone', ['Storage', '10 GB'])]).size).toBe(0)
    expect(specBarsOf([plan('one', ['Storage', '10 GB']), plan('two', ['Storage', 'as much as you like'])]).size).toBe(0)
  })
})
