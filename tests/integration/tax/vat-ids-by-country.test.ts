import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createTaxShop, from, rows } from '../../support/tax/tax-shop'
import { createAccounts } from '../accounts/account-shop'
import { createApi } from '../api/api-client'
import { hostingItem } from '../api/requests'

const { payload } = await bootPayload({ RATE_LIMIT_LOGIN: '0' })
const api = createApi(payload)
const { order, orderAsShown } = createBuyer(api)
const { asked, setAnswer, setTable, reset } = createTaxShop(payload)
const cart = cartOf(hostingItem)
const company = (country: string, vatId: string) => from(country, { company: 'Elia Ltd', vatId })
afterEach(reset)

describe('the VAT number of an order', () => {
  it.each([
    ['GR', 'GR 123456783', 'EL123456783'],
    ['GR', 'EL123456783', 'EL123456783'],
    ['GR', '123456783', 'EL123456783'],
    ['IE', '1234567FA', 'IE1234567FA'],
    ['AT', 'u 1234 5678\u200b', 'ATU12345678'],
  ])('I6, T5: confirms, freezes and reverse charges in %s “%s” as %s', async (country, typed, kept) => {
    await setTable(rows)
    setAnswer({ status: 'valid', reference: 'REF' })
    const placed = await orderAsShown(cart, company(country, typed))
    expect(await findOrder(payload, numberOf(placed))).toMatchObject({
      contact: { vatId: kept },
      taxRate: 0,
      taxNote: { reason: 'reverse-charge', proof: { vatId: kept } },
    })
    expect(asked).toEqual([kept])
  })

  it.each([
    ['AT', 'quatsch'],
    ['FR', 'DE123456788'],
    ['DE', '12345678'],
    ['US', 'quatsch'],
  ])('I6: rejects in %s “%s” with a message at its field, without a lookup', async (country, typed) => {
    await setTable(rows)
    const refused = await order(cart, company(country, typed))
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ error: { fields: { 'contact.vatId': en.errors['vat-id-invalid'] } } })
    expect(asked).toEqual([])
  })

  it.each([
    ['no-answer', { status: 'unknown' }],
    ['not-found', { status: 'invalid' }],
  ] as const)('T5: reports an unconfirmed number (%s) before the order, and stores it with the charged tax', async (why, answer) => {
    await setTable(rows)
    setAnswer(answer)
    const { cookies } = await api('POST', '/cart/items', { body: hostingItem })
    const billing = { country: 'FR', company: 'Blé', vatId: 'FR12345678901' }
    const note = { name: 'TVA', country: 'FR', reason: 'table', unconfirmedVatId: why }
    expect((await api('PATCH', '/cart', { body: { billing }, cookies })).body).toMatchObject({ taxNote: note, isVatIdUnconfirmed: true })
    // Shown until confirmed, whatever else changes in the cart.
    expect((await api('POST', '/cart/items', { body: { ...hostingItem, billing: 'monthly' }, cookies })).body).toMatchObject({
      taxNote: note,
      isVatIdUnconfirmed: true,
    })
    const placed = await orderAsShown(cart, company('FR', 'FR12345678901'))
    expect(placed.body).toMatchObject({ taxRate: 0.2, taxNote: note })
    expect(await findOrder(payload, numberOf(placed))).toMatchObject({ taxNote: note })
  })

  it('T5: reports nothing about an unconfirmed number that would not change the tax', async () => {
    await setTable(rows)
    const placed = await orderAsShown(cart, company('DE', 'DE123456788'))
    expect(placed.body).toMatchObject({ taxRate: 0.19 })
    expect(placed.body?.['taxNote']).not.toHaveProperty('unconfirmedVatId')
  })
})

describe('the VAT number of a profile', () => {
  const accounts = createAccounts(payload)
  let cookies: Record<string, string> = {}
  const patch = (body: object) => accounts.api('PATCH', '/account/profile', { body, cookies })
  const address = { line1: 'Odos 1', city: 'Athens', postalCode: '10431', country: 'GR' }
  const refusal = { error: { code: 'vat-id-invalid', fields: { vatId: en.errors['vat-id-invalid'] } } }

  beforeAll(async () => {
    cookies = Object.fromEntries(Object.entries(await accounts.signUp('elia@vat.test')))
  })

  it('I6: gets the prefix of the billing country, and is rejected for another one', async () => {
    expect((await patch({ vatId: 'GR 123456783', billingAddress: address })).body).toMatchObject({ vatId: 'EL123456783' })
    expect((await patch({ vatId: '123456784' })).body).toMatchObject({ vatId: 'EL123456784' })
    expect(await patch({ vatId: 'FR12345678901' })).toMatchObject({ status: 400, body: refusal })
    expect(await patch({ billingAddress: { ...address, country: 'FR' } })).toMatchObject({ status: 400, body: refusal })
    expect((await patch({ vatId: null, billingAddress: { ...address, country: 'FR' } })).body).toMatchObject({ vatId: null })
  })
})
