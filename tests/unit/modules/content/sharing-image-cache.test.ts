import { describe, expect, it, vi } from 'vitest'
import { createSharingImageCache } from '@/modules/content/sharing-image-cache'

const limits = { concurrency: 2, queued: 3, patienceMs: 5_000, cachedImages: 3, cachedBytes: 1_000 } as const
const shown = (title: string) => ({ title, brandName: 'Hostfront' })

const createRenders = (bytes = 10) => {
  const waiting: (() => void)[] = []
  const render = vi.fn(() => new Promise<Uint8Array<ArrayBuffer>>((resolve) => waiting.push(() => resolve(new Uint8Array(bytes)))))
  const finish = async () => {
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      waiting.splice(0).forEach((each) => each())
      await new Promise(setImmediate)
    }
  }
  return { render, finish }
}

describe('the cache of social images', () => {
  it('R14: renders an image once when it is requested again, at once or later', async () => {
    const { render, finish } = createRenders()
    const images = createSharingImageCache(render, limits)
    const both = Promise.all([images(shown('About')), images(shown('About'))])
    await finish()
    const [first, second] = await both
    expect(second).toBe(first)
    expect(await images(shown('About'))).toBe(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('R14: renders another image when the title or the brand name changes', async () => {
    const images = createSharingImageCache(async () => new Uint8Array(10), limits)
    const first = await images(shown('About'))
    expect(await images(shown('About us'))).not.toBe(first)
    expect(await images({ title: 'About', brandName: 'Other' })).not.toBe(first)
  })

  it('R14: renders few at a time and refuses further requests when the queue is full', async () => {
    const { render, finish } = createRenders()
    const images = createSharingImageCache(render, limits)
    const answers = Promise.allSettled(Array.from({ length: 8 }, (_, index) => images(shown(`Page ${index}`))))
    await new Promise(setImmediate)
    expect(render).toHaveBeenCalledTimes(limits.concurrency)
    await finish()
    const refused = (await answers).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(8 - limits.concurrency - limits.queued)
    expect(refused[0]).toMatchObject({ reason: { name: 'BusyError' } })
  })

  it.each([
    ['entries', 10, limits.cachedImages],
    ['bytes', 450, 2],
  ] as const)('R14: drops the oldest images when the cache holds too many %s', async (_what, bytes, kept) => {
    const render = vi.fn(async () => new Uint8Array(bytes))
    const images = createSharingImageCache(render, limits)
    for (let index = 0; index < 6; index += 1) await images(shown(`Page ${index}`))
    render.mockClear()
    for (let index = 5; index > 5 - kept; index -= 1) await images(shown(`Page ${index}`))
    expect(render).not.toHaveBeenCalled()
    await images(shown(`Page ${5 - kept}`))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('R14: renders again when the render before failed', async () => {
    const render = vi.fn(async () => new Uint8Array(10)).mockRejectedValueOnce(new Error('no font'))
    const images = createSharingImageCache(render, limits)
    await expect(images(shown('About'))).rejects.toThrow('no font')
    expect(await images(shown('About'))).toHaveLength(10)
  })
})
