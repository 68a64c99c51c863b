import { describe, expect, it } from 'vitest'
import { needsExtraConsent, needsStartConsent } from '@/core/orders/preselection'

describe('extras that were ticked beforehand', () => {
  it.each(['DE', 'FR', 'ES', 'IE', 'HR', 'NO', 'GB'])('are confirmed by a buyer in %s', (country) =>
    expect(needsExtraConsent(country)).toBe(true),
  )
  it.each(['US', 'CH', 'CA', 'JP', ''])('stand as they are for a buyer in "%s"', (country) =>
    expect(needsExtraConsent(country)).toBe(false),
  )
})

describe('the withdrawal period', () => {
  const consumer = { country: 'DE', company: '', vatId: ' ' }

  it('U46: a consumer in the EU, the EEA or the United Kingdom asks for the service to begin', () => {
    for (const country of ['DE', 'FR', 'NO', 'GB']) expect(needsStartConsent({ ...consumer, country })).toBe(true)
  })

  it('U46: a company and a buyer elsewhere do not', () => {
    const others = [{ company: 'Otter GmbH' }, { vatId: 'DE123456789' }, { country: 'US' }, { country: 'CH' }, { country: '' }]
    for (const more of others) expect(needsStartConsent({ ...consumer, ...more })).toBe(false)
  })
})
