import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearHistory, loadHistory, rememberSearch } from '@/features/domain-search/use-addons.client'

afterEach(() => vi.unstubAllGlobals())

const withStorage = () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  return kept
}

describe('search history in the browser', () => {
  it('§3.24, S7: newest first, no repeats, 10 kept, can be cleared', () => {
    withStorage()
    const terms = Array.from({ length: 12 }, (_, index) => `name${index}`)
    const history = [...terms, 'name5'].reduce(rememberSearch, [] as readonly string[])
    expect(history).toHaveLength(10)
    expect(history.slice(0, 2)).toEqual(['name5', 'name11'])
    expect(loadHistory()).toEqual(history)
    expect(clearHistory()).toEqual([])
    expect(loadHistory()).toEqual([])
  })

  it('§3.24, S7: works without storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('denied')
      },
    })
    expect(loadHistory()).toEqual([])
    expect(rememberSearch(['a'], 'b')).toEqual(['b', 'a'])
    expect(clearHistory()).toEqual([])
  })

  it('ignores invalid stored data', () => {
    const kept = withStorage()
    for (const nonsense of ['{', '{"a":1}', '[1,"<b>","ok"]']) {
      for (const key of ['recent-domain-searches']) kept.set(key, nonsense)
      expect(loadHistory()).toEqual(nonsense.startsWith('[') ? ['ok'] : [])
    }
  })
})
