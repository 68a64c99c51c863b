import { sql } from '@payloadcms/db-postgres'
import { afterEach, describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { orderRenewal } from '@/modules/renewals/domain-lifecycle'
import { invoicesOf } from '../../support/invoices/invoices-of'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createTaxShop, frenchCompany, rows } from '../../support/tax/tax-shop'
import { createApi } from '../api/api-client'
import { hostingItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { orderAsShown } = createBuyer(api)
const { asked, setAnswer, setTable, reset } = createTaxShop(payload)
const cart = cartOf(hostingItem)
afterEach(reset)

describe('VAT numbers', () => {
  it('T5, T6: reverse charges numbers confirmed by the tax authority, with the proof in the order', async () => {
    await setTable(rows)
    setAnswer({ status: 'valid', reference: 'WAPI-1' })
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
  ] as const)('T5: taxes the order if %s', async (_what, given) => {
    await setTable(rows)
    setAnswer(given)
    const placed = await orderAsShown(cart, frenchCompany('FR12345678902'))
    expect(placed.body).toMatchObject({ taxRate: 0.2, taxNote: { reason: 'table' } })
  })

  it('T5: uses a confirmation of the last thirty days during an outage, and no older one', async () => {
    await setTable(rows)
    const confirmed = async (days: number) => {
      await payload.db.drizzle
        .execute(sql`insert into infra.vat_checks values ('FR12345678903', now() - make_interval(days => ${days}::int), 'OLD')
        on conflict (vat_id) do update set checked_at = excluded.checked_at`)
      return (await orderAsShown(cart, frenchCompany('FR12345678903'))).body?.['taxRate']
    }
    expect([await confirmed(29), await confirmed(31)]).toEqual([0, 0.2])
  })

  it('T5: does not look up a number of another country than the address', async () => {
    await setTable(rows)
    setAnswer({ status: 'valid', reference: '' })
    const { cookies } = await api('POST', '/cart/items', { body: hostingItem })
    const billing = { country: 'FR', company: 'Blé', vatId: 'DE123456788' }
    expect((await api('PATCH', '/cart', { body: { billing }, cookies })).body).toMatchObject({ taxRate: 0.2 })
    expect(asked).toEqual([])
  })

  it('T5: looks up an unassigned number daily per cart, and again for every order', async () => {
    await setTable(rows)
    setAnswer({ status: 'invalid' })
    const { cookies } = await api('POST', '/cart/items', { body: hostingItem })
    const bill = async (vatId = 'FR12345678905') => {
      const { body } = await api('PATCH', '/cart', { body: { billing: { country: 'FR', company: 'Blé', vatId } }, cookies })
      return body?.['taxRate']
    }
    expect([await bill(), await bill('FR 123 456 789 05'), await bill()]).toEqual([0.2, 0.2, 0.2])
    expect(asked).toEqual(['FR12345678905'])
    // Issued since: the order's check confirms it, and later carts use that.
    setAnswer({ status: 'valid', reference: 'NEW' })
    expect(await bill()).toBe(0.2)
    expect((await orderAsShown(cart, frenchCompany('FR12345678905'))).body).toMatchObject({ taxRate: 0 })
    expect(await bill()).toBe(0)
    expect(asked).toHaveLength(2)
    // Revoked, and a day has passed.
    const later = Date.now() + 25 * 3_600_000
    replaceServices(payload, { now: () => later })
    setAnswer({ status: 'invalid' })
    expect([await bill(), await bill()]).toEqual([0.2, 0.2])
    expect(asked).toHaveLength(3)
    const { rows: kept } = await payload.db.drizzle.execute<{ at: string }>(
      sql`select (extract(epoch from refused_at) * 1000)::bigint as at from infra.vat_refusals`,
    )
    expect(kept.map(({ at }) => Number(at))).toEqual([later])
  })

  it('T5: does not store a missing response', async () => {
    await setTable(rows)
    const { cookies } = await api('POST', '/cart/items', { body: hostingItem })
    const bill = () => api('PATCH', '/cart', { body: { billing: { country: 'FR', company: 'Blé', vatId: 'FR12345678906' } }, cookies })
    expect((await bill()).body).toMatchObject({ taxRate: 0.2, isVatIdUnconfirmed: true })
    setAnswer({ status: 'valid', reference: '' })
    expect((await bill()).body).toMatchObject({ taxRate: 0 })
    expect((await bill()).body).toMatchObject({ taxRate: 0 })
    expect(asked).toHaveLength(2)
  })

  it('T8: taxes a renewal by the customer’s status on its order date', async () => {
    await setTable(rows)
    setAnswer({ status: 'valid', reference: 'R' })
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
