import { describe, expect, it } from 'vitest'
import { offlinePayments } from '@/integrations/offline-payments'
import { offeredMethods } from '@/modules/payments/payments.service'

const cards = { offline: offlinePayments, stripe: { ...offlinePayments, method: 'stripe' as const } }
const bank = { holder: 'Shop Ltd', iban: 'DE02120300000000202051', bic: null, bankName: null, note: null }

describe('checkout payment methods', () => {
  it('include bank transfer beside cards only with an account', () => {
    expect(offeredMethods(cards, bank)).toEqual(['stripe', 'offline'])
    expect(offeredMethods(cards, null)).toEqual(['stripe'])
    expect(offeredMethods({ offline: offlinePayments }, null)).toEqual(['offline'])
  })

  it('start with the sandbox card if enabled', () => {
    const sandbox = { ...offlinePayments, method: 'sandbox' as const }
    expect(offeredMethods({ ...cards, sandbox }, bank)).toEqual(['sandbox', 'stripe', 'offline'])
    expect(offeredMethods({ offline: offlinePayments, sandbox }, null)).toEqual(['sandbox'])
  })
})
