import { describe, expect, it } from 'vitest'
import { inCompletionOrder } from '@/modules/domains/search/domain-search'

const gates = () => {
  const open = new Map<number, (value: string) => void>()
  const started: number[] = []
  const work = (item: number) =>
    new Promise<string>((resolve) => {
      started.push(item)
      open.set(item, resolve)
    })
  return { started, work, finish: (item: number) => open.get(item)?.(`done ${item}`) }
}

describe('inCompletionOrder', () => {
  it('yields each value as soon as it is available', async () => {
    const { work, finish } = gates()
    const values = inCompletionOrder([1, 2, 3], 3, work)
    const first = values.next()
    finish(3)
    expect((await first).value).toBe('done 3')
    const second = values.next()
    finish(1)
    expect((await second).value).toBe('done 1')
    finish(2)
    expect((await values.next()).value).toBe('done 2')
    expect((await values.next()).done).toBe(true)
  })

  it('limits concurrency', async () => {
    const { started, work, finish } = gates()
    const values = inCompletionOrder([1, 2, 3, 4], 2, work)
    const first = values.next()
    expect(started).toEqual([1, 2])
    finish(2)
    await first
    void values.next()
    expect(started).toEqual([1, 2, 3])
    for (const item of [1, 3, 4]) finish(item)
  })

  it('starts nothing more once the consumer stops', async () => {
    const { started, work, finish } = gates()
    const values = inCompletionOrder([1, 2, 3, 4], 1, work)
    const first = values.next()
    finish(1)
    await first
    await values.return()
    expect(started).toEqual([1])
    expect((await values.next()).done).toBe(true)
  })

  it('yields nothing for an empty list', async () => {
    expect((await inCompletionOrder([], 5, async () => 1).next()).done).toBe(true)
  })
})
