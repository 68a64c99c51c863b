import { describe, expect, it } from 'vitest'
import { needsExtraConsent } from '@/core/orders/extra-consent'

describe('extras that were ticked beforehand', () => {
  it.each(['DE', 'FR', 'ES', 'IE', 'HR', 'NO', 'GB'])('are confirmed by a buyer in %s', (country) =>
    expect(needsExtraConsent(country)).toBe(true),
  )
  it.each(['US', 'CH', 'CA', 'JP', ''])('stand as they are for a buyer in "%s"', (country) =>
    expect(needsExtraConsent(country)).toBe(false),
  )
})
