import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inGroups } from '@/server/platform/in-groups'

const pause = () => new Promise((resolve) => setImmediate(resolve))

it('whatever comes while others are at work goes together, each gets its own outcome, and no group holds more than it may', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      async (count, most, atOnce) => {
        const groups: number[] = []
        let running = 0
        let mostRunning = 0
        const double = inGroups<number, number>({
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

it('two with a claim in common are never in one group', async () => {
  const seen: (readonly string[])[] = []
  const work = inGroups<string, string>({
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

it('what one group throws is thrown to each of it, and the next goes on', async () => {
  const work = inGroups<number, number>({
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
