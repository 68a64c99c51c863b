import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callLimits } from '@/config/limits'
import { callApi } from '@/parts/api/call-api'
import { lineState, subscribeLine } from '@/parts/line/line-store'

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

describe('what the shop says of the line', () => {
  it('nothing while answers come, that it still asks after two seconds, and nothing again once there is one', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const heard = vi.fn()
    const leave = subscribeLine(heard)
    const call = callApi('/api/cart')
    await vi.advanceTimersByTimeAsync(callLimits.saysSlow - 1)
    expect(lineState()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect([lineState(), heard.mock.calls.length]).toEqual(['slow', 1])
    answer(Response.json({}))
    await call
    expect([lineState(), heard.mock.calls.length]).toEqual([null, 2])
    leave()
  })

  it('that there is none, as soon as the browser knows it', () => {
    const heard = vi.fn()
    const leave = subscribeLine(heard)
    line.onLine = false
    window.dispatchEvent(new Event('offline'))
    expect([lineState(), heard.mock.calls.length]).toEqual(['offline', 1])
    leave()
    window.dispatchEvent(new Event('online'))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
