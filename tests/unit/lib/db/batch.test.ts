import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { isBusyError } from '@/core/circuit-breaker'
import { inBatches } from '@/lib/db/batch'

afterEach(() => void vi.useRealTimers())

const pause = () => new Promise((resolve) => setImmediate(resolve))

it('groups what arrives during work, returns individual results, and limits the group size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      async (count, most, atOnce) => {
        const groups: number[] = []
        let running = 0
        let mostRunning = 0
        const double = inBatches<number, number>({
          queue: 'codes',
          most,
          atOnce,
          work: async (items) => {
            groups.push(items.length)
            mostRunning = Math.max(mostRunning, (running += 1))
            await pause()
            running -= 1
            return items.map((item) => item * 2)
          },
        })
        const items = Array.from({ length: count }, (_, item) => item)
        expect(await Promise.all(items.map(double))).toEqual(items.map((item) => item * 2))
        expect(Math.max(...groups)).toBeLessThanOrEqual(most)
        expect(mostRunning).toBeLessThanOrEqual(atOnce)
        expect(groups.length).toBeLessThanOrEqual(atOnce + Math.ceil(count / most))
      },
    ),
  )
})

it('never groups two with a common claim', async () => {
  const seen: (readonly string[])[] = []
  const work = inBatches<string, string>({
    queue: 'codes',
    most: 10,
    atOnce: 1,
    claimsOf: (item) => [item.slice(0, 1)],
    work: async (items) => {
      seen.push(items)
      await pause()
      return items
    },
  })
  await Promise.all(['a1', 'b1', 'a2', 'c1', 'a3', 'b2'].map(work))
  expect(seen).toEqual([['a1', 'b1', 'c1'], ['a2', 'b2'], ['a3']])
})

it('rejects the whole group on an exception, and continues with the next', async () => {
  const work = inBatches<number, number>({
    queue: 'codes',
    most: 2,
    atOnce: 1,
    work: async (items) => {
      await pause()
      if (items.includes(1)) throw new Error('no')
      return items
    },
  })
  expect((await Promise.allSettled([0, 1, 2, 3].map(work))).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})

it('rejects at once when full, and still serves queued ones', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const work = inBatches<number, number>({
    queue: 'codes',
    limits: { most: 3, patience: 60_000 },
    most: 1,
    atOnce: 1,
    work: async (items) => {
      await gate
      return items
    },
  })
  const asked = Array.from({ length: 10 }, (_, item) => work(item))
  const refused = await Promise.allSettled(asked.slice(4))
  expect(refused.map((each) => each.status === 'rejected' && isBusyError(each.reason))).toEqual(Array.from({ length: 6 }, () => true))
  open()
  expect(await Promise.all(asked.slice(0, 4))).toEqual([0, 1, 2, 3])
})

it('drops one that waited too long without blocking the others', async () => {
  vi.useFakeTimers()
  const begun: number[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const work = inBatches<number, number>({
    queue: 'codes',
    limits: { most: 100, patience: 5000 },
    most: 2,
    atOnce: 1,
    work: async (items) => {
      begun.push(...items)
      await gate
      return items
    },
  })
  const first = work(0)
  await vi.advanceTimersByTimeAsync(0)
  const late = [1, 2, 3].map((item) => work(item).catch((fault: unknown) => isBusyError(fault)))
  await vi.advanceTimersByTimeAsync(4999)
  expect(begun).toEqual([0])
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all(late)).toEqual([true, true, true])
  const next = work(4)
  open()
  expect([await first, await next]).toEqual([0, 4])
  expect(begun).toEqual([0, 4])
})
