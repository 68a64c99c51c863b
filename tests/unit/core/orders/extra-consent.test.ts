import { describe, expect, it } from 'vitest'
import { needsExtraConsent, needsStartConsent } from '@/core/orders/preselection'

describe('preselected extras', () => {
  it.each(['DE', 'FR', 'ES', 'IE', 'HR', 'NO', 'GB'])('need the consent of a buyer in %s', (country) =>
    expect(needsExtraConsent(country)).toBe(true),
  )
  it.each(['US', 'CH', 'CA', 'JP', ''])('need no consent of a buyer in "%s"', (country) => expect(needsExtraConsent(country)).toBe(false))
})

describe('the withdrawal period', () => {
  const consumer = { country: 'DE', company: '', vatId: ' ' }

  it('U46: requires the request of a consumer in the EU, the EEA or the United Kingdom', () => {
    for (const country of ['DE', 'FR', 'NO', 'GB']) expect(needsStartConsent({ ...consumer, country })).toBe(true)
  })

  it('U46: requires none of a company or a buyer elsewhere', () => {
    const others = [{ company: 'Otter GmbH' }, { vatId: 'DE123456789' }, { country: 'US' }, { country: 'CH' }, { country: '' }]
    for (const more of others) expect(needsStartConsent({ ...consumer, ...more })).toBe(false)
  })
})
