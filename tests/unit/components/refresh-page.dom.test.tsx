import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sectionDataRefresh } from '@/lib/config/limits'
import { RefreshPage } from '@/components/waiting/refresh-page.client'
import { show } from '../../support/in-a-browser'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => {
  const router = { refresh }
  return { useRouter: () => router }
})

beforeEach(() => {
  refresh.mockClear()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

describe('an open page', () => {
  it('§7.5, §9: refreshes its section data every 300000 ms, off by default', () => {
    expect(sectionDataRefresh).toEqual({ interval: 300_000, enabledByDefault: false })
  })

  it('§7.5: is refreshed while somebody sees it', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await show(<RefreshPage everyMs={sectionDataRefresh.interval} />)
    await pass(299_999)
    expect(refresh).not.toHaveBeenCalled()
    await pass(1)
    expect(refresh).toHaveBeenCalledTimes(1)
    visibility.mockReturnValue('hidden')
    await pass(300_000)
    expect(refresh).toHaveBeenCalledTimes(1)
    visibility.mockReturnValue('visible')
    await pass(300_000)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('is no longer refreshed after a time limit', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await show(<RefreshPage everyMs={1_000} forMs={2_000} />)
    await pass(10_000)
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})
