import { describe, expect, it } from 'vitest'
import { domainSearchLimits } from '@/lib/config/limits'
import { addToHistory, emptyHistory, newestTerms, readHistory } from '@/core/domains/search'

const { historyKept, historyShown } = domainSearchLimits
const remember = (...terms: readonly string[]) => terms.reduce((history, term) => addToHistory(history, term, historyKept), emptyHistory)

describe('search history', () => {
  it('S7: lists the newest first', () => {
    expect(remember('one', 'two', 'three')).toEqual(['three', 'two', 'one'])
  })

  it('S7: has no duplicates', () => {
    expect(remember('one', 'two', 'one')).toEqual(['one', 'two'])
  })

  it('§9.2, S7: stores 10 and shows 3', () => {
    const history = remember(...Array.from({ length: 12 }, (_, index) => `term${index}`))
    expect(history).toHaveLength(10)
    expect(history[9]).toBe('term2')
    expect(newestTerms(history, historyShown)).toEqual(['term11', 'term10', 'term9'])
  })

  it('S7: ignores an empty term', () => {
    expect(remember('one', '')).toEqual(['one'])
  })

  it('S7: restores only valid terms', () => {
    expect(readHistory(['one', 2, 'one', '<b>', '', null, 'two'], historyKept)).toEqual(['one', 'two'])
    expect(readHistory({ 0: 'one' }, historyKept)).toEqual([])
    expect(readHistory(null, historyKept)).toEqual([])
    expect(
      readHistory(
        Array.from({ length: 30 }, (_, index) => `t${index}`),
        historyKept,
      ),
    ).toHaveLength(10)
  })
})
