import { describe, expect, it } from 'vitest'
import type { RunningApp } from '../../../scripts/lib/shop.mjs'
import { createRestartBudget } from '../../../scripts/lib/process.mjs'
import { restartCrashed } from '../../../scripts/lib/shop.mjs'

const app = { home: '/shop', build: '.next-1' } as RunningApp

describe('a shop whose process crashed', () => {
  it('starts the same version again', async () => {
    const restarted: unknown[] = []
    const restart = (version: unknown) => {
      restarted.push(version)
      return Promise.resolve(app)
    }
    expect(await restartCrashed(app, { restart, mayRestart: () => true })).toBe(app)
    expect(restarted).toEqual([app])
  })

  it('is given up when it fails to start three times within a minute', async () => {
    let starts = 0
    const restart = () => {
      starts += 1
      return Promise.reject(new Error('the port is taken'))
    }
    expect(await restartCrashed(app, { restart, mayRestart: createRestartBudget({ now: () => 0 }) })).toBeUndefined()
    expect(starts).toBe(3)
  })
})

describe('the restart budget', () => {
  it('allows three restarts a minute, and more once the first is a minute old', () => {
    let time = 0
    const mayRestart = createRestartBudget({ now: () => time })
    expect([0, 20_000, 40_000, 59_999, 60_000, 60_001].map((at) => ((time = at), mayRestart()))).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ])
  })
})
