import { describe, expect, it } from 'vitest'
import { siteTag, type CacheReport, maximumTags } from '@/modules/content/publishing.repository'
import { createCacheFollower, settleMs } from '@/payload/jobs/follow-content-changes'

const second = 1000
const hour = 3600 * second

/** Process with a manual clock, after its initial pass. */
const open = async () => {
  const world = {
    now: Date.UTC(2026, 10, 23),
    position: 'known',
    changed: [] as string[],
    cleared: [] as string[][],
    reports: [] as CacheReport[],
    isPublishing: false,
    isDeaf: false,
    purged: 0,
    isFrontAway: false,
    /** In flight, by their ends. */
    requests: null as (() => void)[] | null,
  }
  const follower = createCacheFollower({
    process: 'here:3000',
    now: () => world.now,
    read: async () => ({ position: world.position, tags: world.changed.splice(0) }),
    isPublishing: async () => world.isPublishing,
    clear: async (tags) => {
      if (world.isDeaf) throw new Error('The site answered 500.')
      world.cleared.push([...tags])
    },
    outdate: () => {
      const { requests } = world
      return requests === null ? undefined : new Promise((resolve) => requests.push(() => resolve(undefined)))
    },
    purgeFront: async () => {
      if (world.isFrontAway) throw new Error('The cache in front does not answer.')
      world.purged += 1
    },
    report: async (report) => void world.reports.push(report),
  })
  const step = async (later = 0) => {
    world.now += later
    await follower.step().catch(() => undefined)
  }
  /** Processes a change and the following empty poll. */
  const settle = async () => {
    await step()
    await step(settleMs)
  }
  /** The requests in flight are answered. */
  const answer = async () => {
    for (const end of world.requests?.splice(0) ?? []) end()
    await Promise.resolve()
    await step()
  }
  return { world, step, settle, answer, isDone: follower.isDone }
}

const openAtRest = async () => {
  const opened = await open()
  await opened.settle()
  opened.world.cleared.length = 0
  opened.world.reports.length = 0
  return opened
}

describe('a process’s page cache', () => {
  it('is cleared completely at the start, since missed changes are unknown', async () => {
    const { world, settle } = await open()
    await settle()
    expect(world.cleared).toEqual([[siteTag]])
  })

  it('is settled once pages rendered at that moment were invalidated too, and acknowledges that', async () => {
    const { world, step, settle, answer, isDone } = await open()
    world.requests = []
    const seen = [isDone()]
    await settle()
    seen.push(isDone())
    await answer()
    seen.push(isDone())
    expect(world.reports.map(({ acknowledged }) => acknowledged)).toEqual([null])
    await answer()
    seen.push(isDone())
    expect(world.reports.map(({ acknowledged }) => acknowledged)).toEqual([null, 'known'])
    world.changed.push('collection:pages')
    await step()
    seen.push(isDone())
    expect(seen).toEqual([false, false, false, true, false])
  })

  it('acknowledges what is done while later changes wait for requests', async () => {
    const { world, step, settle } = await openAtRest()
    const requests: (() => void)[] = []
    world.requests = requests
    const change = async (tag: string, position: string) => {
      world.position = position
      world.changed.push(tag)
      await settle()
    }
    /** The longest waiting one is answered. */
    const answerOne = async () => {
      requests.shift()?.()
      await Promise.resolve()
      await step()
    }
    await change('a', 'after a')
    await change('b', 'after b')
    await step(5 * second)
    expect(world.reports.at(-1)?.acknowledged).toBe('known')
    await answerOne()
    const [waitsForB = () => undefined] = requests.splice(0, 1)
    await answerOne()
    await step(5 * second)
    expect(world.reports.at(-1)?.acknowledged).toBe('after a')
    requests.splice(0, requests.length, waitsForB)
    await answerOne()
    await answerOne()
    expect(world.reports.at(-1)?.acknowledged).toBe('after b')
  })

  it('is invalidated once while a front cache is unreachable; only its purge is retried', async () => {
    const { world, step, settle } = await openAtRest()
    world.isFrontAway = true
    world.position = 'later'
    world.changed.push('collection:pages')
    await settle()
    for (let turn = 0; turn < 20; turn += 1) await step(second)
    expect(world.cleared).toHaveLength(1)
    expect(world.reports.at(-1)).toMatchObject({ waiting: 0, acknowledged: 'known', fault: 'The cache in front does not answer.' })
    world.isFrontAway = false
    const before = world.purged
    await step(second)
    expect([world.purged - before, world.reports.at(-1)?.fault]).toEqual([1, null])
  })

  it('is invalidated once for a change if no request was in flight', async () => {
    const { world, step, settle } = await openAtRest()
    world.changed.push('collection:pages')
    await settle()
    await step(hour)
    expect([world.cleared, world.purged]).toEqual([[['collection:pages']], 2])
  })

  it('is invalidated again when the requests in flight are done, at most twice', async () => {
    const { world, step, settle, answer } = await openAtRest()
    world.requests = []
    world.changed.push('collection:pages')
    await settle()
    await step(second)
    expect(world.cleared).toHaveLength(1)
    await answer()
    expect(world.cleared).toHaveLength(2)
    await answer()
    expect(world.cleared).toEqual([['collection:pages'], ['collection:pages'], ['collection:pages']])
    await answer()
    await step(hour)
    expect(world.cleared).toHaveLength(3)
  })

  it('is invalidated once for a burst of changes, within a bounded wait', async () => {
    const { world, step } = await openAtRest()
    for (const key of ['a', 'b', 'c']) {
      world.changed.push(key)
      await step(100)
    }
    expect(world.cleared).toEqual([])
    await step(settleMs)
    expect(world.cleared).toEqual([['a', 'b', 'c']])
    for (let steps = 0; steps < 11; steps += 1) {
      world.changed.push('d')
      await step(100)
    }
    expect(world.cleared.flat().filter((tag) => tag === 'd')).toHaveLength(1)
  })

  it('waits while more publications are due, within the same bound', async () => {
    const { world, step } = await openAtRest()
    world.isPublishing = true
    world.changed.push('price')
    await step()
    await step(2 * settleMs)
    expect(world.cleared).toEqual([])
    world.changed.push('page')
    await step(settleMs)
    world.isPublishing = false
    await step(settleMs)
    expect(world.cleared).toEqual([['price', 'page']])
    world.isPublishing = true
    world.changed.push('other')
    await step()
    await step(second)
    expect(world.cleared).toHaveLength(2)
  })

  it('is retried until invalidated, and staff see since when and why', async () => {
    const { world, step, settle } = await openAtRest()
    world.isDeaf = true
    world.position = 'later'
    world.changed.push('global:header')
    await settle()
    const since = world.now
    await step(2 * second)
    expect(world.reports.at(-1)).toEqual({
      process: 'here:3000',
      waiting: 1,
      waitingSince: since,
      tries: 2,
      fault: 'The site answered 500.',
      acknowledged: 'known',
    })
    world.isDeaf = false
    await step(2 * second)
    expect(world.cleared).toEqual([['global:header']])
    expect(world.reports.at(-1)).toMatchObject({ waiting: 0, waitingSince: null, fault: null })
  })

  it('is cleared completely when too much has changed', async () => {
    const { world, settle } = await openAtRest()
    world.changed.push(...Array.from({ length: maximumTags + 1 }, (_, number) => `document:pages:/${number}`))
    await settle()
    expect(world.cleared).toEqual([[siteTag]])
  })

  it('is cleared completely after half a day without checks', async () => {
    const { world, step } = await openAtRest()
    await step(13 * hour)
    await step(settleMs)
    expect(world.cleared).toEqual([[siteTag]])
  })

  it('reports every five seconds while healthy', async () => {
    const { world, step } = await openAtRest()
    for (let steps = 0; steps < 60; steps += 1) await step(second)
    expect(world.reports).toHaveLength(12)
  })
})
