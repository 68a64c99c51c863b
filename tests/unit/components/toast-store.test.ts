import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastLimits } from '@/lib/config/limits'
import { createToastStore } from '@/components/toast-store'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('toast store', () => {
  it('§4.25, R8: shows at most one, the newest', () => {
    const store = createToastStore()
    store.getState().show({ text: 'first' })
    store.getState().show({ text: 'second' })
    expect(store.getState().toast).toMatchObject({ text: 'second', isOpen: true })
  })

  it('§9.56, R8: closes after about 5 s and is removed 1,000,000 ms later', () => {
    const store = createToastStore()
    store.getState().show({ text: 'added' })
    vi.advanceTimersByTime(toastLimits.visible)
    expect(store.getState().toast).toMatchObject({ isOpen: false })
    vi.advanceTimersByTime(999_999)
    expect(store.getState().toast).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(store.getState().toast).toBeNull()
  })

  it('R8: stays while hovered or focused', () => {
    const store = createToastStore()
    store.getState().show({ text: 'added' })
    store.getState().hold()
    vi.advanceTimersByTime(60_000)
    expect(store.getState().toast?.isOpen).toBe(true)
    store.getState().release()
    vi.advanceTimersByTime(toastLimits.visible)
    expect(store.getState().toast?.isOpen).toBe(false)
  })
})
