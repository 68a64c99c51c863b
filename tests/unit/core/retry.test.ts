import { describe, expect, it } from 'vitest'
import { maximumAttempts, retryDelay } from '@/core/email-retry'

describe('email retries', () => {
  it('wait longer after every attempt', () => {
    const waits = Array.from({ length: maximumAttempts - 1 }, (_, index) => retryDelay(index + 1) ?? Number.NaN)
    expect(waits).toEqual([...waits].sort((first, second) => first - second))
    expect(waits[0]).toBe(60_000)
  })

  it('end after the last one', () => {
    expect(retryDelay(maximumAttempts - 1)).not.toBeNull()
    expect(retryDelay(maximumAttempts)).toBeNull()
  })
})
