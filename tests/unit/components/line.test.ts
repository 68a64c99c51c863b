// own modules: a call of another file may still be waiting
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callLimits } from '@/lib/config/limits'
import { callApi } from '@/components/api-client/call-api'
import { streamNdjson } from '@/components/api-client/call-lines'
import { trackAction, networkStatus, subscribeToNetworkStatus } from '@/components/network-status/network-status-store'

const line = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  line.onLine = true
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the connection notice', () => {
  it('appears after two seconds without a response, and disappears with it', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const heard = vi.fn()
    const leave = subscribeToNetworkStatus(heard)
    const call = callApi('/api/cart')
    await vi.advanceTimersByTimeAsync(callLimits.saysSlow - 1)
    expect(networkStatus()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect([networkStatus(), heard.mock.calls.length]).toEqual(['slow', 1])
    answer(Response.json({}))
    await call
    expect([networkStatus(), heard.mock.calls.length]).toEqual([null, 2])
    leave()
  })

  it('works for server actions, which time out as well', async () => {
    let answer: (value: string) => void = () => undefined
    const followed = trackAction(new Promise<string>((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(callLimits.saysSlow)
    expect(networkStatus()).toBe('slow')
    answer('done')
    expect([await followed, networkStatus()]).toEqual(['done', null])
    const never = expect(trackAction(new Promise(() => undefined))).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(callLimits.timeout)
    await never
    expect(networkStatus()).toBeNull()
  })

  it('restarts with every line of a stream', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream<Uint8Array>({ start: (opened) => (body = opened) }))))
    const list = streamNdjson('/api/domains/bulk', { body: {}, signal: new AbortController().signal }, () => undefined)
    await vi.advanceTimersByTimeAsync(callLimits.saysSlow)
    expect(networkStatus()).toBe('slow')
    body?.enqueue(new TextEncoder().encode('{}\n'))
    await vi.advanceTimersByTimeAsync(callLimits.saysSlow - 1)
    expect(networkStatus()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(networkStatus()).toBe('slow')
    body?.close()
    await list
    expect(networkStatus()).toBeNull()
  })

  it('reports offline as soon as the browser does', () => {
    const heard = vi.fn()
    const leave = subscribeToNetworkStatus(heard)
    line.onLine = false
    window.dispatchEvent(new Event('offline'))
    expect([networkStatus(), heard.mock.calls.length]).toEqual(['offline', 1])
    leave()
    window.dispatchEvent(new Event('online'))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
