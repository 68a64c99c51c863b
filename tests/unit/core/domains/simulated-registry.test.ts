import { describe, expect, it, vi } from 'vitest'
import { simulateAvailability } from '@/core/domains/simulated-registry'
import { createSimulatedRegistry, type SimulatedRegistryOptions } from '@/integrations/simulated/registry'
import { extensionMap, extensionRow } from './extension-row'

const extensions = extensionMap(extensionRow('.com', { popular: true }), extensionRow('.net'))
const registryWith = (options: Partial<SimulatedRegistryOptions> = {}) =>
  createSimulatedRegistry({
    findExtension: (extension) => extensions.get(extension),
    minimumDelay: 0,
    maximumDelay: 0,
    ...options,
  })
const statusesOf = async (domains: readonly string[], options?: Partial<SimulatedRegistryOptions>, signal?: AbortSignal) =>
  (await registryWith(options).checkAvailability(domains, signal ? { signal } : {})).map(({ status }) => status)
const never = () => new Promise<void>(() => {})

describe('createSimulatedRegistry', () => {
  it('S4: returns one simulated result per domain, in request order', async () => {
    const domains = Array.from({ length: 40 }, (_, index) => `meadow${index}.com`)
    const answers = await registryWith({ seed: 's' }).checkAvailability(domains)
    const com = extensionRow('.com', { popular: true })
    expect(answers).toEqual(domains.map((domain, index) => ({ domain, status: simulateAvailability(`meadow${index}`, com, 's') })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['available', 'taken']))
  })

  it('§7.10, S4: waits between 800 and 1600 ms by default; randomness only affects the delay', async () => {
    const waits: number[] = []
    const sleep = (milliseconds: number) => {
      waits.push(milliseconds)
      return Promise.resolve()
    }
    const findExtension = (extension: string) => extensions.get(extension)
    const answers = await Promise.all(
      [0, 0.5, 0.999_999].map((value) =>
        createSimulatedRegistry({ findExtension, random: () => value, sleep }).checkAvailability(['meadow.com']),
      ),
    )
    expect(waits[0]).toBe(800)
    expect(waits[1]).toBe(1200)
    expect(waits[2]).toBeLessThanOrEqual(1600)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('§4.3, S3: treats a timeout as unknown, never available', async () => {
    expect(await statusesOf(['meadow.com', 'meadow.net'], { timeout: 5, sleep: never })).toEqual(['unknown', 'unknown'])
  })

  it('S3: returns other results when one domain times out', async () => {
    let asked = 0
    const sleep = () => ((asked += 1) === 1 ? never() : Promise.resolve())
    const [first, second] = await statusesOf(['meadow.com', 'meadow.net'], { timeout: 20, sleep })
    expect(first).toBe('unknown')
    expect(second).not.toBe('unknown')
  })

  it('S3: treats an error as unknown', async () => {
    const findExtension = () => {
      throw new Error('the catalogue is away')
    }
    expect(await statusesOf(['meadow.com'], { findExtension })).toEqual(['unknown'])
    expect(await statusesOf(['meadow.com'], { sleep: () => Promise.reject(new Error('no sleep')) })).toEqual(['unknown'])
  })

  it('S3: returns unknown on abort, before and during the lookup', async () => {
    const during = new AbortController()
    setTimeout(() => during.abort(), 5)
    expect(await statusesOf(['meadow.com'], { minimumDelay: 10_000, maximumDelay: 10_000, timeout: 60_000 }, during.signal)).toEqual([
      'unknown',
    ])
    const sleep = vi.fn(never)
    expect(await statusesOf(['meadow.com'], { sleep }, AbortSignal.abort())).toEqual(['unknown'])
  })

  it('S3: treats an invalid domain or unsold TLD as unknown', async () => {
    expect(await statusesOf(['bad_name.com', 'meadow', 'meadow.museum', ''])).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  })

  it('S3: simulates every state by a marker', async () => {
    expect(await statusesOf(['unknown-shop.com'])).toEqual(['unknown'])
    expect(await statusesOf(['unknown-shop.com'], { markers: {} })).not.toEqual(['unknown'])
    expect(await statusesOf(['taken-x.com', 'free-x.com'], { markers: { taken: 'taken-', available: 'free-' } })).toEqual([
      'taken',
      'available',
    ])
  })

  it('§9: leaves no timer', async () => {
    vi.useFakeTimers()
    try {
      await statusesOf(['meadow.com', 'meadow.net'])
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
