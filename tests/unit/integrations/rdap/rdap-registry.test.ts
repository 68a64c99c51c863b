import { describe, expect, it } from 'vitest'
import { registryAt, startRegistry } from '../../../support/names/rdap-registries'
import { crowded, found, notFound, rdapJson, silence, type Replies } from '../../../support/rdap-server'

const names = (count: number, ending = 'com') => Array.from({ length: count }, (_, index) => `meadow${index}.${ending}`)

describe('load and unresponsive registries', () => {
  it('returns all other rows in time when one registry is down', async () => {
    const [dead, alive] = await Promise.all([startRegistry({ other: silence }), startRegistry({ other: notFound })])
    const began = Date.now()
    const answers = await registryAt({ '.com': dead.base, '.net': alive.base }).checkAvailability([...names(12), ...names(12, 'net')])
    expect(Date.now() - began).toBeLessThan(2_000)
    expect(answers.slice(0, 12).every(({ status }) => status === 'unknown')).toBe(true)
    expect(answers.slice(12).every(({ status }) => status === 'available')).toBe(true)
    expect(answers.map(({ domain }) => domain)).toEqual([...names(12), ...names(12, 'net')])
    // After three failures the rest is not sent.
    expect(dead.asked).toHaveLength(3)
  })

  it('stays within its time budget, even with a slow server', async () => {
    const { base } = await startRegistry({ other: { ...notFound, wait: new Promise(() => {}) } })
    const began = Date.now()
    const [answer] = await registryAt({ '.com': base }, { limits: { timeout: 60_000, answerTimeout: 300 } }).checkAvailability([
      'meadow.com',
    ])
    expect([answer?.status, Date.now() - began < 1_500]).toEqual(['unknown', true])
  })

  it('sends at most three concurrent requests to a server, and completes all', async () => {
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => (letGo = resolve))
    const { base, asked, crowd } = await startRegistry({ other: { ...notFound, wait } })
    const all = registryAt({ '.com': base }, { limits: { timeout: 20_000, answerTimeout: 20_000 } }).checkAvailability(names(40))
    await expect.poll(() => asked.length).toBe(3)
    letGo()
    expect((await all).every(({ status }) => status === 'available')).toBe(true)
    expect([asked.length, crowd()]).toEqual([40, 3])
  })

  it('429: pauses as long as the server asks, then resumes', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z')
    let reply = crowded('20')
    const { base, asked } = await startRegistry({ other: () => reply })
    const registry = registryAt({ '.com': base }, { now: () => now })
    const ask = async (name: string) => (await registry.checkAvailability([name]))[0]?.status
    expect(await ask('a.com')).toBe('unknown')
    reply = notFound
    now += 19_000
    expect([await ask('b.com'), asked.length]).toEqual(['unknown', 1])
    now += 1_001
    expect([await ask('b.com'), asked.length]).toEqual(['available', 2])
    reply = crowded('Sat, 21 Nov 2026 12:01:00 GMT')
    expect(await ask('c.com')).toBe('unknown')
    reply = notFound
    now = Date.parse('2026-11-21T12:00:59Z')
    expect([await ask('c.com'), asked.length]).toEqual(['unknown', 3])
    now += 1_000
    expect(await ask('c.com')).toBe('available')
  })

  it('causes no listener warning when a search has more domains than one signal may have listeners', async () => {
    const warnings: string[] = []
    const record = ({ name }: Error) => void warnings.push(name)
    process.on('warning', record)
    const { base } = await startRegistry({ other: notFound })
    await registryAt({ '.com': base }).checkAvailability(names(12), { signal: AbortSignal.timeout(20_000) })
    // Warnings are emitted a tick after their cause.
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', record)
    expect(warnings).toEqual([])
  })

  it('returns unknown as soon as the caller aborts', async () => {
    const { base } = await startRegistry({ other: { ...notFound, wait: new Promise(() => {}) } })
    const stopping = new AbortController()
    const asked = registryAt({ '.com': base }, { limits: { timeout: 60_000, answerTimeout: 60_000 } }).checkAvailability(['meadow.com'], {
      signal: stopping.signal,
    })
    stopping.abort()
    expect((await asked)[0]?.status).toBe('unknown')
  })

  it('returns unknown at once on abort', async () => {
    const { base } = await startRegistry({ other: silence })
    const [answer] = await registryAt({ '.com': base }).checkAvailability(['meadow.com'], { signal: AbortSignal.abort() })
    expect(answer?.status).toBe('unknown')
  })
})

describe('the cache', () => {
  const clocked = async (replies: Replies) => {
    const clock = { now: 1_000_000 }
    const server = await startRegistry(replies)
    const registry = registryAt({ '.com': server.base }, { now: () => clock.now, limits: { kept: 2 } })
    return { clock, server, ask: async (name: string) => (await registry.checkAvailability([name]))[0]?.status }
  }

  it('stores taken for ten minutes, available for twenty seconds, unknown not at all', async () => {
    const { clock, server, ask } = await clocked({
      'domain/taken.com': found('taken.com'),
      'domain/free.com': notFound,
      'domain/odd.com': { status: 400 },
    })
    for (const name of ['taken.com', 'free.com', 'odd.com', 'taken.com', 'free.com', 'odd.com']) await ask(name)
    expect(server.asked.map(({ path }) => path)).toEqual(['domain/taken.com', 'domain/free.com', 'domain/odd.com', 'domain/odd.com'])
    clock.now += 20_000
    await ask('free.com')
    await ask('taken.com')
    expect(server.asked).toHaveLength(5)
    clock.now += 580_000
    await ask('taken.com')
    expect(server.asked).toHaveLength(6)
  })

  it('revalidates with 304', async () => {
    const { clock, server, ask } = await clocked({
      'domain/taken.com': ({ 'if-none-match': etag }) =>
        etag === '"v1"'
          ? { status: 304 }
          : { ...found('taken.com'), headers: { ...rdapJson, ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 12:00:00 GMT' } },
    })
    expect(await ask('taken.com')).toBe('taken')
    clock.now += 600_000
    expect(await ask('taken.com')).toBe('taken')
    expect(server.asked[1]?.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT' })
    clock.now += 599_000
    expect(await ask('taken.com')).toBe('taken')
    expect(server.asked).toHaveLength(2)
  })

  it('evicts least recently used domains', async () => {
    const { server, ask } = await clocked({
      'domain/a.com': found('a.com'),
      'domain/b.com': found('b.com'),
      'domain/c.com': found('c.com'),
    })
    for (const name of ['a.com', 'b.com', 'a.com', 'c.com', 'a.com', 'b.com']) await ask(name)
    expect(server.asked.map(({ path }) => path)).toEqual(['domain/a.com', 'domain/b.com', 'domain/c.com', 'domain/b.com'])
  })

  it('shares concurrent lookups of a domain', async () => {
    const { server } = await clocked({ other: notFound })
    const registry = registryAt({ '.com': server.base })
    const answers = await registry.checkAvailability(['meadow.com', 'meadow.com', 'meadow.com'])
    expect([answers.length, server.asked.length]).toEqual([3, 1])
  })
})
