import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInCustomer } from '@/lib/context'
import { createContext } from '@/container'
import { exportAccount } from '@/modules/accounts/account-export'
import { getInvoice, listInvoices } from '@/modules/invoices/invoices.service'
import { createAccessToken } from '@/modules/orders/order-access'
import { invoicesOf, type WrittenInvoice } from '../../support/invoices/invoices-of'
import { sessionEvents } from '../../support/payments/stripe-events'
import { createVisitors, testPassword } from '../../support/visitors'
import { createAccounts, keptCookies, password } from '../accounts/account-shop'
import { openPaymentShop } from '../payments/payment-shop'

const { payload, shop } = await openPaymentShop()
await createVisitors(payload)
const accounts = createAccounts(payload)

interface Bought {
  readonly orderNumber: string
  readonly token: string
  readonly invoice: WrittenInvoice
}

const buy = async (name: string): Promise<Bought> => {
  const { placed, orderNumber, session } = await shop.order({ name })
  await shop.send(sessionEvents.completed(session))
  const [invoice] = await invoicesOf(payload, orderNumber)
  if (!invoice) throw new Error('Nothing was written')
  return { orderNumber, token: String(placed.body?.['accessToken']), invoice }
}

const customerOf = async (email: string): Promise<SignedInCustomer> => {
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  const [found] = docs
  if (!found) throw new Error(email)
  return { id: found.id, email, name: found.name, sessionId: '' }
}

const as = (customer: SignedInCustomer | null) => ({ ...createContext(payload, 'en'), customer })

let hers: Bought
let his: Bought
let her: SignedInCustomer
let him: SignedInCustomer
beforeAll(async () => {
  hers = await buy('hers')
  his = await buy('his')
  await accounts.signUp('hers@example.com')
  await accounts.signUp('his@example.com')
  ;[her, him] = [await customerOf('hers@example.com'), await customerOf('his@example.com')]
  for (const [customer, { orderNumber }] of [
    [her, hers],
    [him, his],
  ] as const)
    await payload.db.drizzle.execute(sql`update orders set customer_id = ${customer.id} where order_number = ${orderNumber}`)
})

describe('access to an invoice', () => {
  it('I8: is denied to everybody but its customer and holders of the order’s token', async () => {
    const { orderNumber, token, invoice } = hers
    const ask = (customer: SignedInCustomer | null, more: Partial<Parameters<typeof getInvoice>[1]> = {}) =>
      getInvoice(as(customer), { orderNumber, number: invoice.number, token: null, ...more })
    expect(await ask(her)).toMatchObject({ ok: true, value: { number: invoice.number } })
    expect(await ask(null, { token })).toMatchObject({ ok: true, value: { number: invoice.number } })
    const refused = await Promise.all([
      ask(null),
      ask(him),
      ask(him, { token: his.token }),
      ask(null, { token: createAccessToken('another-secret', orderNumber) }),
    ])
    for (const answer of refused) expect(answer).toMatchObject({ ok: false, error: { code: 'not-found' } })
  })

  it('I8: is not granted by guessing: neither the next number nor another’s under one’s own order works', async () => {
    const guesses = [hers.invoice.number, '2026-000001', '2026-000999', 'C-2026-000001', `${his.invoice.number}' or '1'='1`, '']
    for (const number of guesses.filter((each) => each !== his.invoice.number))
      expect(await getInvoice(as(him), { orderNumber: his.orderNumber, number, token: his.token })).toMatchObject({ ok: false })
  })

  it('I8: covers only the customer’s own in the paged list and the account export', async () => {
    const list = await listInvoices(as(him), him, 1)
    expect(list).toMatchObject({ page: 1, pages: 1, invoices: [{ number: his.invoice.number }] })
    for (const page of [0, -1, 1.5, Number.NaN, 99, 1e9]) expect((await listInvoices(as(him), him, page)).page).toBe(1)
    const exported = await exportAccount(as(her), her)
    expect(exported.invoices.map(({ number, gross }) => [number, gross])).toEqual([[hers.invoice.number, hers.invoice.gross / 100]])
  })

  it('I5: lets no role change, create or delete one through the REST API; marketing and customers read none', async () => {
    const tokenOf = async (role: string) =>
      (await shop.api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })).cookies[
        'payload-token'
      ] ?? ''
    const path = `/invoices/${hers.invoice.id}`
    for (const role of ['admin', 'support', 'marketing']) {
      const cookies = { 'payload-token': await tokenOf(role) }
      const attempts = [
        await shop.api('PATCH', path, { body: { gross: 1 }, cookies }),
        await shop.api('DELETE', path, { cookies }),
        await shop.api('POST', '/invoices', { body: { number: '2026-999999' }, cookies }),
      ]
      for (const { status } of attempts) expect(status).toBe(403)
      expect((await shop.api('GET', path, { cookies })).status).toBe(role === 'marketing' ? 403 : 200)
    }
    expect((await shop.api('GET', path)).status).toBe(401)
    expect(await invoicesOf(payload, hers.orderNumber)).toEqual([hers.invoice])
  })

  it('I7: remains after its customer’s account is deleted', async () => {
    const cookies = keptCookies(await accounts.logIn('hers@example.com'))
    const gone = await shop.api('POST', '/account/delete', { body: { password }, cookies })
    expect(gone.status).toBe(200)
    expect(await invoicesOf(payload, hers.orderNumber)).toEqual([hers.invoice])
    expect(await getInvoice(as(null), { orderNumber: hers.orderNumber, number: hers.invoice.number, token: hers.token })).toMatchObject({
      ok: true,
    })
  })
})
