import { describe, expect, it } from 'vitest'
import { readResourceFilter, withResourceFilter, type FilterState } from '@/blocks/resource-centre/resource-filter.client'

const read = (query: string) => readResourceFilter(new URLSearchParams(query))
const write = (query: string, filter: FilterState) => withResourceFilter(new URLSearchParams(query), filter).toString()

describe('§2: the resource filter in the URL', () => {
  it('§2.39: reads tab and text; an unknown tab means all', () => {
    expect(read('?resource=guide&find=dns+records')).toEqual({ tab: 'guide', text: 'dns records' })
    expect(read('?resource=podcast')).toEqual({ tab: 'all', text: '' })
    expect(read('')).toEqual({ tab: 'all', text: '' })
    expect(read(`?find=${'x'.repeat(500)}`).text).toHaveLength(100)
  })

  it('writes beside other parameters, without defaults', () => {
    expect(write('?q=otter', { tab: 'video', text: ' mail ' })).toBe('q=otter&resource=video&find=mail')
    expect(write('?resource=video&find=mail&q=otter', { tab: 'all', text: '' })).toBe('q=otter')
    expect(write('?resource=video', { tab: 'all', text: '' })).toBe('')
  })

  it('reads what it wrote', () => {
    const filter = { tab: 'tutorial', text: 'a & b = ü' } as const
    expect(read(write('', filter))).toEqual(filter)
  })
})
