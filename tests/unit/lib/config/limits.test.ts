import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as limits from '@/lib/config/limits'
import {
  cartLimits,
  domainLifecycle,
  domainSearchLimits,
  formPromises,
  networkMetricLimits,
  sectionDataRefresh,
  simulatedRegistryDelay,
  simulatedTransferDelays,
  suggestionLimits,
  toastLimits,
} from '@/lib/config/limits'
import { maximumLabelLength } from '@/core/domains/parse-domain'

// Figures typed from the specification, independent of the code.

describe('the limits of the specification', () => {
  it('§9.2, §9.3, §9.5: the search shows 10 results, keeps 10 terms, shows 3 and suggests up to 6 of at most 20 characters', () => {
    expect(domainSearchLimits).toMatchObject({ maximumResults: 10, historyKept: 10, historyShown: 3 })
    expect(suggestionLimits).toEqual({ fromLength: 2, maximum: 6, maximumLength: 20 })
    expect(maximumLabelLength).toBe(63)
  })

  it('§4.1: rows appear about 100 ms apart', () => {
    expect(domainSearchLimits.rowDelay).toBe(100)
  })

  it('§7.10, §7.11: the simulated registry thinks 800 to 1600 ms, a transfer 1 s and 1.5 s', () => {
    expect(simulatedRegistryDelay).toEqual({ minimum: 800, maximum: 1600 })
    expect(simulatedTransferDelays).toEqual({ priceLookup: 1000, submission: 1500 })
  })

  it('§4.15: a quantity cannot go below 1', () => {
    expect(cartLimits.minimumQuantity).toBe(1)
  })

  it('§9.57: the metrics change every 3 seconds, by 10 percent at most', () => {
    expect(networkMetricLimits).toEqual({ refresh: 3000, maximumTrendPercent: 10 })
  })

  it('§9.56: the toast is removed after 1000000 ms', () => {
    expect(toastLimits.removalDelay).toBe(1_000_000)
  })

  it('§7, §9.58: section data refresh every 300000 ms, off by default', () => {
    expect(sectionDataRefresh).toEqual({ interval: 300_000, enabledByDefault: false })
  })

  it('§9: reminders 90, 30 and 7 days before expiry, 30 days of grace and 30 of redemption', () => {
    expect(domainLifecycle).toEqual({ renewalReminderDays: [90, 30, 7], renewalOrderDays: 14, graceDays: 30, redemptionDays: 30 })
  })

  it('§9: a migration request is answered within 24 hours', () => {
    expect(formPromises.answerWithinHours).toBe(24)
  })

  it('are each used where they apply', () => {
    const source = path.resolve(import.meta.dirname, '../../../../src')
    const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && file !== 'config/limits.ts')
      .map((file) => readFileSync(path.join(source, file), 'utf8'))
      .join('\n')
    const names = Object.entries(limits).flatMap(([name, value]) => [name, ...(typeof value === 'object' ? Object.keys(value) : [])])
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(readers))).toEqual([])
  })
})
