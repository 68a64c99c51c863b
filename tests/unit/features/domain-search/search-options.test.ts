import { describe, expect, it } from 'vitest'
import { searchOptions } from '@/features/domain-search/search-bar.client'

describe('searchOptions', () => {
  const history = ['fogandfilter', 'otterandbean', 'thirdrow', 'otterbean']

  it('S7: shows the 3 newest searches while empty', () => {
    expect(searchOptions('', history)).toEqual(history.slice(0, 3).map((term) => ({ term, group: 'recent' })))
  })

  it('S7: suggests from 2 characters, at most 6, with matching recent searches', () => {
    expect(searchOptions('o', []).length).toBe(0)
    const options = searchOptions('otter', history)
    expect(options.filter(({ group }) => group === 'recent').map(({ term }) => term)).toEqual(['otterandbean', 'otterbean'])
    expect(options.filter(({ group }) => group === 'suggestion')).toHaveLength(6)
  })

  it('never offers the current input', () => {
    expect(searchOptions('otterbean', history).map(({ term }) => term)).not.toContain('otterbean')
  })
})
