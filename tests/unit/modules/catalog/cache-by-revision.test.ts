import { describe, expect, it } from 'vitest'
import { cacheByRevision } from '@/modules/catalog/snapshot'

const byHand = () => {
  const started: number[] = []
  const ends: { readonly resolve: (value: string) => void; readonly reject: (fault: Error) => void }[] = []
  const get = cacheByRevision((revision) => {
    started.push(revision)
    return new Promise<string>((resolve, reject) => ends.push({ resolve, reject }))
  })
  return { get, started, ends }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the revision cache', () => {
  it('loads once for concurrent readers, and caches', async () => {
    const { get, started, ends } = byHand()
    const asked = [get(1), get(1), get(1)]
    ends[0]?.resolve('first')
    expect(await Promise.all([...asked, get(1)])).toEqual(['first', 'first', 'first', 'first'])
    expect(started).toEqual([1])
  })

  it('never loads twice at once, whatever changes; the next load is the newest', async () => {
    const { get, started, ends } = byHand()
    const first = get(1)
    const later = [get(2), get(3), get(4)]
    await settled()
    expect(started).toEqual([1])
    ends[0]?.resolve('old')
    expect(await first).toBe('old')
    await settled()
    expect(started).toEqual([1, 4])
    ends[1]?.resolve('new')
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new'])
  })

  it('retries after a failed load, for waiting readers too', async () => {
    const { get, started, ends } = byHand()
    const first = get(1)
    const second = get(2)
    ends[0]?.reject(new Error('no answer'))
    await expect(first).rejects.toThrow('no answer')
    await settled()
    expect(started).toEqual([1, 2])
    ends[1]?.resolve('there')
    expect(await second).toBe('there')
    expect(await get(1)).toBe('there')
  })
})
