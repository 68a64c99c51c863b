import { describe, expect, it } from 'vitest'
import { readResourceFilter, writeResourceFilter } from '@/features/resource-centre/filter-address'

describe('§2: the filter of the resource centre stands in the address', () => {
  it('§2.39: reads tab and text; an unknown tab is all of them', () => {
    expect(readResourceFilter('?resource=guide&find=dns+records')).toEqual({ tab: 'guide', text: 'dns records' })
    expect(readResourceFilter('?resource=podcast')).toEqual({ tab: 'all', text: '' })
    expect(readResourceFilter('')).toEqual({ tab: 'all', text: '' })
    expect(readResourceFilter(`?find=${'x'.repeat(500)}`).text).toHaveLength(100)
  })

  it('writes them beside what other sections keep there, and leaves the default out', () => {
    expect(writeResourceFilter('?q=otter', { tab: 'video', text: ' mail ' })).toBe('?q=otter&resource=video&find=mail')
    expect(writeResourceFilter('?resource=video&find=mail&q=otter', { tab: 'all', text: '' })).toBe('?q=otter')
    expect(writeResourceFilter('?resource=video', { tab: 'all', text: '' })).toBe('')
  })

  it('what was written is what is read', () => {
    const filter = { tab: 'tutorial', text: 'a & b = ü' } as const
    expect(readResourceFilter(writeResourceFilter('', filter))).toEqual(filter)
  })
})
