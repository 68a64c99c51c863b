import { notFound } from 'next/navigation'
import { describe, expect, it, vi } from 'vitest'
import { guardLoad, loadBlocks } from '@/blocks/load-blocks'
import type { Page } from '@/payload-types'

const failing = new Set<string>()
vi.mock('@/request-context', () => ({
  transferDelays: async () => null,
  getContext: async () => ({ logger: { error: () => undefined } }),
  readTechnologies: async (locale: string) => {
    if (failing.has(locale)) throw new Error('unreadable')
    return [{ key: 'http3', name: 'HTTP/3', description: `in ${locale}` }]
  },
}))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))

describe('§7.3: data that fails to load in another language', () => {
  const page = { layout: [{ blockType: 'technology-stack', heading: 'Technik' }], updatedAt: '' } as Page

  it.each([
    [[], { slug: 'technology-stack', view: { items: [{ description: 'in de' }] } }],
    [['de'], { slug: 'technology-stack', view: { items: [{ description: 'in en' }] }, lang: 'en' }],
    [['de', 'en'], { slug: 'failed', section: 'technology-stack', heading: 'Technik' }],
  ])('becomes English, or a failed section, when %j fail', async (languages, expected) => {
    failing.clear()
    for (const language of languages) failing.add(language)
    expect(await loadBlocks(page, 'de')).toMatchObject([expected])
  })
})

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
