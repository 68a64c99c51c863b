import { describe, expect, it } from 'vitest'
import { missingGroups, readConfiguration } from '@/core/filters'

const options = (...keys: readonly string[]) => keys.map((key) => ({ key }))
const groups = [
  { parameter: 'cpu', selection: 'one', isRequired: true, options: options('cpu-2', 'cpu-4') },
  { parameter: 'security', selection: 'many', isRequired: false, options: options('ssl', 'malware-scanner') },
] as const

const read = (query: string) => Object.fromEntries(readConfiguration(groups, new URLSearchParams(query)))

describe('readConfiguration', () => {
  it('restores the whole selection from a shared URL', () => {
    expect(read('cpu=cpu-4&security=malware-scanner&security=ssl')).toEqual({ cpu: ['cpu-4'], security: ['ssl', 'malware-scanner'] })
  })

  it('ignores unknown keys', () => {
    expect(read('cpu=cpu-999&security=nothing&other=cpu-4')).toEqual({ cpu: [], security: [] })
  })

  it('§1.6: keeps one of a single-choice group', () => {
    expect(read('cpu=cpu-4&cpu=cpu-2').cpu).toEqual(['cpu-2'])
  })
})

describe('missingGroups', () => {
  const missing = (query: string) =>
    missingGroups(groups, readConfiguration(groups, new URLSearchParams(query))).map(({ parameter }) => parameter)

  it('§1: lists required groups without a selection, which block the cart', () => {
    expect(missing('security=ssl')).toEqual(['cpu'])
    expect(missing('cpu=cpu-2')).toEqual([])
  })
})
