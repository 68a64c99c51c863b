import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { networkMetricLimits } from '@/lib/config/limits'
import { watchWhileVisible } from '@/blocks/network-metrics/live-metrics.client'

/** Stub of intersection, page visibility and reduced motion. */
class FakeBrowser {
  readonly listeners = new Map<string, () => void>()
  see: (isIntersecting: boolean) => void = () => {}
  readonly document = { hidden: false, ...this.listening('tab') }
  readonly motion = { matches: false, ...this.listening('motion') }

  private listening(of: string) {
    return {
      addEventListener: (_type: string, listener: () => void) => void this.listeners.set(of, listener),
      removeEventListener: () => void this.listeners.delete(of),
    }
  }

  install() {
    const showTo = (callback: (entries: { isIntersecting: boolean }[]) => void) => {
      this.see = (isIntersecting) => callback([{ isIntersecting }])
    }
    vi.stubGlobal('document', this.document)
    vi.stubGlobal('matchMedia', () => this.motion)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          showTo(callback)
        }
        observe() {}
        disconnect() {
          showTo(() => {})
        }
      },
    )
  }

  setHidden(hidden: boolean) {
    this.document.hidden = hidden
    this.listeners.get('tab')?.()
  }

  setStill(matches: boolean) {
    this.motion.matches = matches
    this.listeners.get('motion')?.()
  }
}

let browser: FakeBrowser
let ticks: number
let arrivals: number
let end: () => void

const { refresh } = networkMetricLimits
const after = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  browser = new FakeBrowser()
  browser.install()
  ticks = 0
  arrivals = 0
  end = watchWhileVisible({ element: {} as Element, interval: refresh, arrive: () => (arrivals += 1), tick: () => (ticks += 1) })
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('watching network metrics', () => {
  it('§4.22, §9.57: ticks every 3 seconds', () => {
    browser.see(true)
    after(2_999)
    expect(ticks).toBe(0)
    after(1)
    expect(ticks).toBe(1)
    after(6_000)
    expect(ticks).toBe(3)
  })

  it('R9: pauses out of view', () => {
    after(9_000)
    expect(ticks).toBe(0)
    browser.see(true)
    after(3_000)
    browser.see(false)
    after(9_000)
    expect(ticks).toBe(1)
  })

  it('R9: pauses in a hidden tab and resumes', () => {
    browser.see(true)
    browser.setHidden(true)
    after(9_000)
    expect(ticks).toBe(0)
    browser.setHidden(false)
    after(3_000)
    expect(ticks).toBe(1)
  })

  it('R9: stops under reduced motion, set before or while it runs', () => {
    browser.setStill(true)
    browser.see(true)
    after(9_000)
    expect(ticks).toBe(0)
    browser.setStill(false)
    after(3_000)
    browser.setStill(true)
    after(9_000)
    expect(ticks).toBe(1)
  })

  it('reports coming into view, under reduced motion too', () => {
    browser.setStill(true)
    expect(arrivals).toBe(0)
    browser.see(true)
    expect([arrivals, ticks]).toEqual([1, 0])
    browser.see(false)
    expect(arrivals).toBe(1)
    browser.see(true)
    expect(arrivals).toBe(2)
  })

  it('does not tick twice when reported visible twice', () => {
    browser.see(true)
    browser.see(true)
    after(3_000)
    expect(ticks).toBe(1)
  })

  it('leaves no timer when it ends', () => {
    browser.see(true)
    end()
    after(9_000)
    expect(ticks).toBe(0)
    expect(browser.listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
