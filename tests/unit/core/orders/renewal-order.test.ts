import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import {
  decideRenewal,
  domainChargeAt,
  isAutoCharged,
  isRenewable,
  isRenewalDue,
  noteOfPrice,
  priceOfNote,
  renewalTerm,
} from '@/core/orders/renewal-order'

const day = 86_400_000
const expiresAt = Date.UTC(2027, 10, 14, 10)
const limits = { renewalReminderDays: [90, 30, 7], renewalOrderDays: 14, graceDays: 30, redemptionDays: 30 }
const active = { status: 'active', expiresAt, autoRenew: true } as const

describe('§9: automatic renewal orders', () => {
  it('are due from fourteen days before the end, to the moment', () => {
    const due = (at: number) => isRenewalDue(active, at, limits)
    expect([expiresAt - 14 * day - 1, expiresAt - 14 * day, expiresAt - 1, expiresAt].map(due)).toEqual([false, true, true, false])
  })

  it('are not created when switched off, or for a domain that is not held or has no end', () => {
    const at = expiresAt - day
    expect(isRenewalDue({ ...active, autoRenew: false }, at, limits)).toBe(false)
    expect(isRenewalDue({ ...active, status: 'cancelled' }, at, limits)).toBe(false)
    expect(isRenewalDue({ ...active, expiresAt: null }, at, limits)).toBe(false)
  })
})

describe('a renewable domain', () => {
  it('is held and has an end: also in grace, not in redemption', () => {
    const at = (instant: number) => isRenewable(active, instant, limits)
    expect([expiresAt - 300 * day, expiresAt, expiresAt + 30 * day - 1, expiresAt + 30 * day].map(at)).toEqual([true, true, true, false])
    expect(isRenewable({ status: 'pending', expiresAt: null }, expiresAt, limits)).toBe(false)
    expect(isRenewable({ status: 'active', expiresAt: null }, expiresAt, limits)).toBe(false)
  })
})

describe('one order per domain and term', () => {
  const order = (status: 'pending' | 'paid' | 'fulfilled' | 'failed' | 'cancelled' | 'refunded', orderNumber = 'ORD-1') => ({
    orderNumber,
    status,
  })

  it('creates a missing order, whoever asks', () => {
    expect(decideRenewal([], 'shop')).toEqual({ kind: 'order', attempt: 1 })
    expect(decideRenewal([], 'holder')).toEqual({ kind: 'order', attempt: 1 })
  })

  it('returns an existing order', () => {
    for (const status of ['pending', 'paid', 'fulfilled', 'failed'] as const) {
      expect(decideRenewal([order(status)], 'shop')).toEqual({ kind: 'known', orderNumber: 'ORD-1' })
      expect(decideRenewal([order('cancelled', 'ORD-0'), order(status)], 'holder')).toEqual({ kind: 'known', orderNumber: 'ORD-1' })
    }
  })

  it('recreates a cancelled order for the customer only', () => {
    for (const status of ['cancelled', 'refunded'] as const) {
      expect(decideRenewal([order(status)], 'shop')).toEqual({ kind: 'declined' })
      expect(decideRenewal([order(status)], 'holder')).toEqual({ kind: 'order', attempt: 2 })
    }
  })

  it('counts the next year as another term', () => {
    expect(renewalTerm('id', expiresAt)).toBe('renewal:id:2027-11-14:')
    expect(renewalTerm('id', expiresAt + 366 * day)).not.toBe(renewalTerm('id', expiresAt))
  })
})

describe('charging a renewal to a saved card', () => {
  const price = { currency: 'USD', amount: 1499 as Minor }
  const known = (chargeableFrom: number, amount = 1499, currency = 'USD') => [{ currency, amount: amount as Minor, chargeableFrom }]

  it('U51: happens some days before the end, at a price announced before', () => {
    expect(domainChargeAt(expiresAt, price, known(0), 30)).toBe(expiresAt - 30 * day)
    expect(domainChargeAt(expiresAt, price, known(0, 1999), 30)).toBe(expiresAt - 30 * day)
  })

  it('U51: waits until a higher price was announced long enough, and charges nothing if that is too late', () => {
    expect(domainChargeAt(expiresAt, price, known(0, 1498), 30)).toBeNull()
    expect(domainChargeAt(expiresAt, price, known(0, 1499, 'EUR'), 30)).toBeNull()
    expect(domainChargeAt(expiresAt, price, known(expiresAt - 5 * day), 30)).toBe(expiresAt - 5 * day)
    expect(domainChargeAt(expiresAt, price, [...known(expiresAt - 5 * day), ...known(expiresAt - 9 * day, 1600)], 30)).toBe(
      expiresAt - 9 * day,
    )
    expect(domainChargeAt(expiresAt, price, known(expiresAt), 30)).toBeNull()
  })

  it('U50: requires automatic renewal and a domain that has not expired', () => {
    const on = { ...active, autoCharge: true }
    expect(isAutoCharged(on, expiresAt - 1)).toBe(true)
    expect(isAutoCharged(on, expiresAt)).toBe(false)
    for (const other of [
      { ...on, autoCharge: false },
      { ...on, autoRenew: false },
      { ...on, status: 'cancelled' as const },
    ])
      expect(isAutoCharged(other, 0)).toBe(false)
  })

  it('U51: reads the price from its event, and from no other note', () => {
    expect(priceOfNote(noteOfPrice(price))).toEqual(price)
    for (const note of ['', 'USD', 'called by phone', 'USD 14.99']) expect(priceOfNote(note)).toBeNull()
  })
})
