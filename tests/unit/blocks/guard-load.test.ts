import { notFound } from 'next/navigation'
import { describe, expect, it } from 'vitest'
import { guardLoad } from '@/blocks/guard-load'

describe('§7: a section whose data cannot be read takes nothing with it', () => {
  it('what was loaded is what is drawn, and the page is kept', async () => {
    let isMarked = false
    const loaded = await guardLoad(
      () => 'view',
      () => 'face',
      async () => (isMarked = true),
    )
    expect([loaded, isMarked]).toEqual(['view', false])
  })

  it('§4.19: a loader that fails is replaced by its face, and the page is not kept', async () => {
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

  it('a loader that is none at all fails like any other', async () => {
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

  it('what steers the page goes through', async () => {
    await expect(
      guardLoad(
        () => notFound(),
        () => 'face',
        async () => null,
      ),
    ).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
