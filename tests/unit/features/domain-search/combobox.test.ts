import { describe, expect, it } from 'vitest'
import { searchOptions } from '@/features/domain-search/search-options'
import { nextPosition } from '@/features/domain-search/use-combobox.client'

describe('nextPosition', () => {
  it('goes through the options and the field, both ways', () => {
    const walk = (by: 1 | -1) => [0, 1, 2, 3].reduce<number[]>((seen) => [...seen, nextPosition(seen.at(-1) ?? -1, by, 3)], [])
    expect(walk(1)).toEqual([0, 1, 2, -1])
    expect(walk(-1)).toEqual([2, 1, 0, -1])
  })
})

describe('searchOptions', () => {
  const history = ['fogandfilter', 'otterandbean', 'thirdrow', 'otterbean']

  it('S7: shows the 3 newest searches before anything is typed', () => {
    expect(searchOptions('', history)).toEqual(history.slice(0, 3).map((term) => ({ term, group: 'recent' })))
  })

  it('S7: suggests from 2 characters, at most 6, and keeps recent ones that go on from what is typed', () => {
    expect(searchOptions('o', []).length).toBe(0)
    const options = searchOptions('otter', history)
    expect(options.filter(({ group }) => group === 'recent').map(({ term }) => term)).toEqual(['otterandbean', 'otterbean'])
    expect(options.filter(({ group }) => group === 'suggestion')).toHaveLength(6)
  })

  it('never offers what is typed already', () => {
    expect(searchOptions('otterbean', history).map(({ term }) => term)).not.toContain('otterbean')
  })
})
