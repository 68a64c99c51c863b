import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { VatIdAnswer } from '@/core/tax/vat-id-checker'
import { createContext, replaceServices } from '@/server/composition/create-context'
import { orderRenewal } from '@/server/renewals/order-renewal'
import { cartOf, createBuyer, numberOf, totalOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { invoicesOf } from '../../support/invoices/invoices-of'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { order, orderAsShown } = createBuyer(api)
const cart = cartOf(hostingItem)

let answer: VatIdAnswer = { status: 'unknown' }
const asked: string[] = []
beforeAll(() => {
  replaceServices(payload, {
    vatIds: {
      check: async (vatId) => {
        asked.push(vatId)
        return answer
      },
    },
  })
})

interface Row {
  readonly country?: string
  readonly kind?: 'everyone' | 'consumer' | 'business'
  readonly rate: number
  readonly name?: string
  readonly validFrom?: string
  readonly validTo?: string
}

const setTable = (rows: readonly Row[]) =>
  payload.updateGlobal({
    slug: 'pricing-settings',
    data: {
      taxSeat: 'DE',
      taxRates: rows.map(({ name = 'VAT', kind = 'everyone', ...row }) => ({ ...row, kind, name, validFrom_tz: 'UTC', validTo_tz: 'UTC' })),
    } as never,
  })

const rows: readonly Row[] = [{ country: 'DE', rate: 0.19, name: 'USt.' }, { country: 'FR', rate: 0.2, name: 'TVA' }, { rate: 0 }]

const from = (country: string, contact: object = {}) => {
  const email = `${Math.random().toString(36).slice(2)}@tax.test`
  return {
    email,
    more: { billingAddress: { ...checkoutBody.billingAddress, country }, contact: { ...checkoutBody.contact, email, ...contact } },
  }
}
const frenchCompany = (vatId: string) => from('FR', { company: 'Blé SARL', vatId })

afterEach(async () => {
  answer = { status: 'unknown' }
  asked.length = 0
  replaceServices(payload, { now: Date.now })
  await payload.db.drizzle.execute(sql`delete from infra.vat_checks`)
})

describe('tax by country', () => {
  it('T1: without rows every country pays §9’s 10 %, nobody is asked, and an order says nothing more', async () => {
    await setTable([])
    const placed = await order(cart, frenchCompany('FR12345678901'))
    const stored = await findOrder(payload, numberOf(placed))
    expect([stored.taxRate, stored.taxNote ?? null, asked]).toEqual([0.1, null, []])
    expect(placed.body).not.toHaveProperty('taxNote')
  })

  it('T4, O6: another country’s tax is said before anything is ordered, and frozen with the order', async () => {
    await setTable(rows)
    const refused = await order(cart, from('FR'))
    expect([refused.status, (refused.body?.['quote'] as { taxRate: number }).taxRate]).toEqual([409, 0.2])
    const placed = await orderAsShown(cart, from('FR'))
    expect(placed.body).toMatchObject({ taxRate: 0.2, taxNote: { name: 'TVA', country: 'FR', reason: 'table' } })
    await setTable([{ country: 'FR', rate: 0.05 }])
    expect(await findOrder(payload, numberOf(placed))).toMatchObject({ taxRate: 0.2, taxNote: { name: 'TVA' } })
  })

  it('T3: a dated rate takes effect at its minute', async () => {
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

  it('T3, T1: rows that meet are refused, and so is a rate that is none', async () => {
    await setTable(rows)
    await expect(setTable([...rows, { country: 'FR', rate: 0.1 }])).rejects.toThrow()
    await expect(setTable([{ country: 'FR', rate: 20 }])).rejects.toThrow()
    await expect(setTable([{ country: 'France', rate: 0.2 }])).rejects.toThrow()
    await expect(setTable([{ country: 'FR', rate: 0.2, validFrom: '2031-01-02', validTo: '2031-01-01' }])).rejects.toThrow()
  })

  it('T5, T6: reverse charge is for a number the tax offices confirmed; the proof stands with the order', async () => {
    await setTable(rows)
    answer = { status: 'valid', reference: 'WAPI-1' }
    const placed = await orderAsShown(cart, frenchCompany('FR12345678901'))
    const stored = await findOrder(payload, numberOf(placed))
    expect(stored).toMatchObject({
      taxRate: 0,
      breakdown: { tax: 0 },
      taxNote: { reason: 'reverse-charge', country: 'FR', proof: { vatId: 'FR12345678901', reference: 'WAPI-1' } },
    })
    expect(placed.text).not.toContain('WAPI-1')
    expect(asked).toEqual(['FR12345678901'])
    await payload.update({ collection: 'orders', id: stored.id, data: { status: 'paid' } })
    const [invoice] = await invoicesOf(payload, numberOf(placed))
    expect(invoice).toMatchObject({ tax: 0 })
    const { docs } = await payload.find({ collection: 'invoices', where: { number: { equals: invoice?.number } }, depth: 0 })
    expect(docs).toMatchObject([{ taxNote: { name: 'TVA', country: 'FR', reason: 'reverse-charge' } }])
    expect(JSON.stringify(docs)).not.toContain('WAPI-1')
  })

  it.each([
    ['nobody answers', { status: 'unknown' }],
    ['it was not given out', { status: 'invalid' }],
  ] as const)('T5: where %s, the order is taxed', async (_what, given) => {
    await setTable(rows)
    answer = given
    const placed = await orderAsShown(cart, frenchCompany('FR12345678902'))
    expect(placed.body).toMatchObject({ taxRate: 0.2, taxNote: { reason: 'table' } })
  })

  it('T5: while nobody answers a confirmation of the last thirty days stands, and no older one', async () => {
    await setTable(rows)
    const confirmed = async (days: number) => {
      await payload.db.drizzle
        .execute(sql`insert into infra.vat_checks values ('FR12345678903', now() - make_interval(days => ${days}::int), 'OLD')
        on conflict (vat_id) do update set checked_at = excluded.checked_at`)
      return (await orderAsShown(cart, frenchCompany('FR12345678903'))).body?.['taxRate']
    }
    expect([await confirmed(29), await confirmed(31)]).toEqual([0, 0.2])
  })

  it('T5: a number of another country than the address is not asked for', async () => {
    await setTable(rows)
    answer = { status: 'valid', reference: '' }
    expect((await orderAsShown(cart, frenchCompany('DE123456788'))).body).toMatchObject({ taxRate: 0.2 })
    expect(asked).toEqual([])
  })

  it('T4: the cart says the tax of where it is billed, and that a number could not be checked', async () => {
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
    answer = { status: 'valid', reference: '' }
    const charged = await bill({ country: 'FR', company: 'Blé', vatId: 'FR12345678901' })
    expect(charged.body).toMatchObject({ taxRate: 0, taxNote: { reason: 'reverse-charge' } })
    expect((await api('GET', '/cart', { cookies })).body).toMatchObject({ taxRate: 0 })
    // What the cart was shown is no proof: the checkout asks for itself.
    const body = {
      ...checkoutBody,
      billingAddress: { ...checkoutBody.billingAddress, country: 'FR' },
      expectedTotal: totalOf(charged),
      expectedCurrency: 'USD',
    }
    const sent = await api('POST', '/checkout', { body, cookies, headers: { 'Idempotency-Key': 'cart-says-so' } })
    expect([sent.status, (sent.body?.['quote'] as { taxRate: number }).taxRate]).toEqual([409, 0.2])
  })

  it('T3, O6: who orders while the table changes pays the total that was shown, or nothing', async () => {
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

  it('T8: a renewal is taxed as its holder is on the day it is ordered', async () => {
    await setTable(rows)
    answer = { status: 'valid', reference: 'R' }
    const email = 'holder@tax.test'
    const { id: customer } = await payload.create({
      collection: 'customers',
      data: {
        email,
        password: 'a-long-test-password',
        name: 'Holder',
        locale: 'en',
        company: 'Blé SARL',
        vatId: 'FR12345678904',
        billingAddress: { line1: '1 rue', city: 'Lyon', postalCode: '69001', country: 'FR' },
      } as never,
    })
    const data = {
      name: 'held-tax.com',
      extension: '.com',
      status: 'active',
      autoRenew: true,
      customer,
      customerKey: email,
      expiresAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    }
    const { id } = await payload.create({ collection: 'domains', data: data as never, depth: 0 })
    const renewed = await orderRenewal(createContext(payload, 'en'), { domainId: String(id), askedBy: 'shop' })
    if (!renewed.ok || !renewed.value) throw new Error('Nothing was renewed')
    expect(await findOrder(payload, renewed.value.orderNumber)).toMatchObject({ taxRate: 0, taxNote: { reason: 'reverse-charge' } })
  })
})
