import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { webhookPace } from '@/lib/config/limits'
import { retryAfter, evaluateResponse } from '@/core/webhooks'

const day = 86_400_000
const middle = 0.5

describe('delivery attempts', () => {
  it('W4: wait three times longer each time, up to two hours', () => {
    const waits = [1, 2, 3, 4, 9].map((attempts) => retryAfter({ attempts, since: 0, random: middle }, webhookPace))
    expect(waits).toEqual([10_000, 30_000, 90_000, 270_000, 7_200_000])
  })

  it('W4: end after three days with a last attempt, for any jitter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 200, maxLength: 200 }),
        (chances) => {
          let [since, attempts] = [0, 1]
          for (const random of chances) {
            const wait = retryAfter({ attempts, since, random }, webhookPace)
            if (wait === null) break
            expect(wait).toBeGreaterThan(0)
            since += wait
            attempts += 1
          }
          expect(since).toBe(3 * day)
          expect(attempts).toBeGreaterThan(30)
          expect(attempts).toBeLessThan(70)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('W4: are spread by jitter', () => {
    const [early, late] = [0, 0.999].map((random) => retryAfter({ attempts: 4, since: 0, random }, webhookPace) ?? 0)
    expect(early).toBe(216_000)
    expect(late).toBeGreaterThan(323_000)
  })
})

describe('a response', () => {
  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [299, 'delivered'],
    [301, 'failed'],
    [307, 'failed'],
    [400, 'failed'],
    [404, 'failed'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
    [0, 'failed'],
  ] as const)('W4: %i means %s', (status, verdict) => expect(evaluateResponse({ kind: 'answered', status, text: '' })).toBe(verdict))

  it('W4: is a failure if missing', () => expect(evaluateResponse({ kind: 'fault', fault: 'silence' })).toBe('failed'))
})
