// own modules: requests of other files may still be in flight
import http from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asKept, startFront } from '../../support/in-front'

afterEach(() => void vi.useRealTimers())

/** Next answers when told to. */
const openSite = async () => {
  const ends: (() => void)[] = []
  const front = await startFront((_request, response) => {
    ends.push(() => response.writeHead(200, asKept).end('<p>page</p>'))
  })
  return { ...front, ends, arrive: (count: number) => expect.poll(() => ends.length).toBe(count) }
}

const isSettled = (promise: Promise<unknown> | undefined): Promise<boolean> =>
  Promise.race([Promise.resolve(promise).then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))])

describe('an invalidation', () => {
  it('waits for pages and client-side navigations in progress, not for calls of the API', async () => {
    const { ask, ends, arrive, pages, stop } = await openSite()
    expect(pages?.outdate()).toBeUndefined()
    const call = ask('/api/orders')
    await arrive(1)
    expect(pages?.outdate()).toBeUndefined()
    const page = ask('/en')
    await arrive(2)
    const navigation = ask('/en/about?_rsc=1', { headers: { rsc: '1' } })
    await arrive(3)
    const requests = pages?.outdate()
    ends[1]?.()
    await page
    expect(await isSettled(requests)).toBe(false)
    ends[2]?.()
    await requests
    ends[0]?.()
    await Promise.all([call, navigation])
    expect(pages?.outdate()).toBeUndefined()
    await stop()
  })

  it('waits five seconds for what Next renders for a visitor who has left', async () => {
    const { port, arrive, pages, stop } = await openSite()
    const request = http.request({ host: '127.0.0.1', port, path: '/en/about?_rsc=1', headers: { rsc: '1' }, agent: false }).end()
    request.on('error', () => undefined)
    await arrive(1)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    request.destroy()
    // Not `expect.poll`, which moves the time.
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    const requests = pages?.outdate()
    vi.advanceTimersByTime(4_999)
    expect(await isSettled(requests)).toBe(false)
    vi.advanceTimersByTime(1)
    await requests
    expect(pages?.outdate()).toBeUndefined()
    await stop()
  })
})
