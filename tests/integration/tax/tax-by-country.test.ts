import { afterEach, describe, expect, it } from 'vitest'
import { replaceServices } from '@/container'
import { cartOf, createBuyer, numberOf, totalOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createTaxShop, frenchCompany, from, rows } from '../../support/tax/tax-shop'
import { createApi } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { order, orderAsShown } = createBuyer(api)
const { asked, setAnswer, setTable, reset } = createTaxShop(payload)
const cart = cartOf(hostingItem)
afterEach(reset)

describe('tax by country', () => {
  it('T1: without rows every country pays §9’s 10 %, nobody is asked, and an order says nothing more', async () => {
    await setTable([])
    const placed = await order(cart, frenchCompany('FR12345678901'))
    const stored = await findOrder(payload, numberOf(placed))
    expect([stored.taxRate, stored.taxNote ?? null, asked]).toEqual([0.1, null, []])
    expect(placed.body).not.toHaveProperty('taxNote')
  })

  it('T4, O6: shows another country’s tax before the order, and freezes it with the order', async () => {
    await setTable(rows)
    const refused = await order(cart, from('FR'))
    expect([refused.status, (refused.body?.['quote'] as { taxRate: number }).taxRate]).toEqual([409, 0.2])
    const placed = await orderAsShown(cart, from('FR'))
    expect(placed.body).toMatchObject({ taxRate: 0.2, taxNote: { name: 'TVA', country: 'FR', reason: 'table' } })
    await setTable([{ country: 'FR', rate: 0.05 }])
    expect(await findOrder(payload, numberOf(placed))).toMatchObject({ taxRate: 0.2, taxNote: { name: 'TVA' } })
  })

  it('T3: applies a dated rate at its minute', async () => {
    const minute = Date.parse('2031-07-01T00:00:00Z')
    await setTable([
      { country: 'DE', rate: 0.19, validTo: '2031-07-01T00:00:00Z' },
      { country: 'DE', rate: 0.16, validFrom: '2031-07-01T00:00:00Z' },
    ])
    const rateAt = async (now: number) => {
      replaceServices(payload, { now: () => now })
      return (await api('POST', '/pricing/quote', { body: cart })).body?.['taxRate']
    }
    expect([await rateAt(minute - 1), await rateAt(minute)]).toEqual([0.19, 0.16])
  })

  it('T3, T1: rejects overlapping rows and an invalid rate', async () => {
    await setTable(rows)
    await expect(setTable([...rows, { country: 'FR', rate: 0.1 }])).rejects.toThrow()
    await expect(setTable([{ country: 'FR', rate: 20 }])).rejects.toThrow()
    await expect(setTable([{ country: 'France', rate: 0.2 }])).rejects.toThrow()
    await expect(setTable([{ country: 'FR', rate: 0.2, validFrom: '2031-01-02', validTo: '2031-01-01' }])).rejects.toThrow()
  })

  it('T4: shows the billing country’s tax in the cart, and that a number could not be verified', async () => {
    await setTable(rows)
    const added = await api('POST', '/cart/items', { body: hostingItem })
    const { cookies } = added
    expect(added.body).toMatchObject({ taxRate: 0.19, taxNote: { country: 'DE' } })
    const bill = (billing: object) => api('PATCH', '/cart', { body: { billing }, cookies })
    expect((await bill({ country: 'FR' })).body).toMatchObject({ taxRate: 0.2, taxNote: { name: 'TVA', country: 'FR' } })
    expect((await bill({ country: 'FR', company: 'Blé', vatId: 'FR 123 456 789 01' })).body).toMatchObject({
      taxRate: 0.2,
      isVatIdUnconfirmed: true,
    })
    setAnswer({ status: 'valid', reference: '' })
    const charged = await bill({ country: 'FR', company: 'Blé', vatId: 'FR12345678901' })
    expect(charged.body).toMatchObject({ taxRate: 0, taxNote: { reason: 'reverse-charge' } })
    expect((await api('GET', '/cart', { cookies })).body).toMatchObject({ taxRate: 0 })
    // The cart's tax is no proof: the checkout checks again.
    const body = {
      ...checkoutBody,
      billingAddress: from('FR').more.billingAddress,
      expectedTotal: totalOf(charged),
      expectedCurrency: 'USD',
    }
    const sent = await api('POST', '/checkout', { body, cookies, headers: { 'Idempotency-Key': 'cart-says-so' } })
    expect([sent.status, (sent.body?.['quote'] as { taxRate: number }).taxRate]).toEqual([409, 0.2])
  })

  it('T3, O6: charges the shown total or rejects the order while the table changes', async () => {
    await setTable(rows)
    const before = await order(cart, from('FR'))
    const { breakdown } = before.body?.['quote'] as { readonly breakdown: { readonly total: number } }
    const shown = breakdown.total
    const attempt = (place: number) => {
      const { more } = from('FR')
      const body = { ...checkoutBody, ...more, expectedTotal: shown, expectedCurrency: 'USD', cart }
      return api('POST', '/checkout', { body, headers: { 'Idempotency-Key': `race-${place}` } })
    }
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 24 }, async (_, place) => attempt(place))),
      setTable([{ country: 'FR', rate: 0.25, name: 'TVA' }, { rate: 0 }]),
    ])
    for (const each of answers) {
      expect([201, 409]).toContain(each.status)
      if (each.status === 201) expect(totalOf(each)).toBe(shown)
    }
    expect((await attempt(99)).status).toBe(409)
  })
})
