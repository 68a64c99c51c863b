import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callLimits } from '@/lib/config/limits'
import { callApi } from '@/components/api-client/call-api'
import { streamNdjson } from '@/components/api-client/call-lines'

const endless = (_path: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an API call', () => {
  it('times out as a lost connection without a response', async () => {
    vi.stubGlobal('fetch', endless)
    const call = callApi('/api/cart')
    await vi.advanceTimersByTimeAsync(callLimits.timeout)
    expect(await call).toMatchObject({ ok: false, error: { status: 0, code: 'network' } })
  })

  it('is not reported as lost when aborted by its caller', async () => {
    vi.stubGlobal('fetch', endless)
    const abort = new AbortController()
    const call = callApi('/api/cart', { signal: abort.signal })
    abort.abort()
    expect(await call).toMatchObject({ ok: false, error: { code: 'aborted' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may take longer as long as lines arrive', async () => {
    let write: (line: string) => void = () => undefined
    let signal: AbortSignal | null | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        write = (line) => controller.enqueue(new TextEncoder().encode(line))
      },
    })
    vi.stubGlobal('fetch', async (_path: string, options: RequestInit) => {
      signal = options.signal
      return new Response(body)
    })
    const seen: unknown[] = []
    void streamNdjson('/api/domains/bulk-search', { body: {}, signal: new AbortController().signal }, (line) => seen.push(line))
    for (const step of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(callLimits.timeout - 1)
      write(`${step}\n`)
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(seen).toEqual([1, 2, 3])
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(callLimits.timeout)
    expect(signal?.aborted).toBe(true)
  })
})
