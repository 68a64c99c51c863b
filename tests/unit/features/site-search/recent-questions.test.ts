import { describe, expect, it } from 'vitest'
import { readQuestions, addRecentSearch, writeQuestions } from '@/features/site-search/search-dialog.client'

const memory = (kept: string | null = null) => {
  let value = kept
  return { getItem: () => value, setItem: (_key: string, next: string) => void (value = next), removeItem: () => void (value = null) }
}

describe('recent site searches', () => {
  it('are newest first, without duplicates, five at most', () => {
    expect(addRecentSearch(['dns', 'mail'], ' Mail ')).toEqual(['Mail', 'dns'])
    expect(addRecentSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
    expect(addRecentSearch(['a'], '  ')).toEqual(['a'])
  })

  it('are restored, and empty once cleared', () => {
    const storage = memory()
    writeQuestions(() => storage, ['dns'])
    expect(readQuestions(() => storage)).toEqual(['dns'])
    writeQuestions(() => storage, [])
    expect(storage.getItem()).toBeNull()
  })

  it.each(['{', '{"a":1}', '[1, null]', 'null'])('reject %s', (kept) => {
    expect(readQuestions(() => memory(kept))).toEqual([])
  })

  it('work without storage', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(readQuestions(refused)).toEqual([])
    expect(() => writeQuestions(refused, ['dns'])).not.toThrow()
  })
})
