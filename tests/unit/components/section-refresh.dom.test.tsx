import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sectionDataRefresh } from '@/lib/config/limits'
import { SectionRefresh } from '@/components/section-data/section-boundary.client'
import { show } from '../../support/in-a-browser'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => {
  const router = { refresh }
  return { useRouter: () => router }
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('§7: auto refresh', () => {
  it('§7.5, §9: every 300000 ms, off by default', () => {
    expect(sectionDataRefresh).toEqual({ interval: 300_000, enabledByDefault: false })
  })

  it('§7.5: refreshes the page while somebody sees it', async () => {
    vi.useFakeTimers()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    await show(<SectionRefresh />)
    await act(async () => vi.advanceTimersByTime(299_999))
    expect(refresh).not.toHaveBeenCalled()
    await act(async () => vi.advanceTimersByTime(1))
    expect(refresh).toHaveBeenCalledTimes(1)
    hidden.mockReturnValue(true)
    await act(async () => vi.advanceTimersByTime(300_000))
    expect(refresh).toHaveBeenCalledTimes(1)
  })
})
