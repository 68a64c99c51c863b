import { describe, expect, it } from 'vitest'
import { readQuestions, addRecentSearch, writeQuestions } from '@/features/site-search/recent-questions'

const memory = (kept: string | null = null) => {
  let value = kept
  return { getItem: () => value, setItem: (_key: string, next: string) => void (value = next), removeItem: () => void (value = null) }
}

describe('the site search remembers what was asked', () => {
  it('newest first, none twice, five at most', () => {
    expect(addRecentSearch(['dns', 'mail'], ' Mail ')).toEqual(['Mail', 'dns'])
    expect(addRecentSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
    expect(addRecentSearch(['a'], '  ')).toEqual(['a'])
  })

  it('what was written is read again, and nothing is left when it is cleared', () => {
    const storage = memory()
    writeQuestions(() => storage, ['dns'])
    expect(readQuestions(() => storage)).toEqual(['dns'])
    writeQuestions(() => storage, [])
    expect(storage.getItem()).toBeNull()
  })

  it.each(['{', '{"a":1}', '[1, null]', 'null'])('%s is no memory', (kept) => {
    expect(readQuestions(() => memory(kept))).toEqual([])
  })

  it('works without storage', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(readQuestions(refused)).toEqual([])
    expect(() => writeQuestions(refused, ['dns'])).not.toThrow()
  })
})
