import { notFound } from 'next/navigation'
import { describe, expect, it, vi } from 'vitest'
import { guardLoad } from '@/blocks/load-blocks'

vi.mock('@/request-context', () => ({}))

describe('§7: contains errors of a section', () => {
  it('returns loaded data, and caches the page', async () => {
    let isMarked = false
    const loaded = await guardLoad(
      () => 'view',
      () => 'face',
      async () => (isMarked = true),
    )
    expect([loaded, isMarked]).toEqual(['view', false])
  })

  it('§4.19: replaces a failed loader with its fallback, without caching the page', async () => {
    let isMarked = false
    const faults: unknown[] = []
    const fault = new Error('relation "resources" does not exist')
    const loaded = await guardLoad(
      () => Promise.reject(fault),
      (each) => (faults.push(each), 'face'),
      async () => (isMarked = true),
    )
    expect([loaded, isMarked, faults]).toEqual(['face', true, [fault]])
  })

  it('handles a missing loader like any other error', async () => {
    const missing = (): string => {
      throw new TypeError('missing is not a function')
    }
    expect(
      await guardLoad(
        () => missing(),
        () => 'face',
        async () => null,
      ),
    ).toBe('face')
  })

  it('passes control flow errors through', async () => {
    await expect(
      guardLoad(
        () => notFound(),
        () => 'face',
        async () => null,
      ),
    ).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
