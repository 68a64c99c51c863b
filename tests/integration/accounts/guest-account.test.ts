import { describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { registerCustomer, registerFromOrder, verifyEmail } from '@/modules/accounts/registration.service'
import { createMailProof } from '@/modules/orders/order-access'
import { numberOf } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { domainItem, hostingItem } from '../api/requests'
import { createAccountOrders } from './account-orders'
import { lastToken, mailsTo, password } from './account-shop'

const { payload } = await bootPayload()
const { shop, buy, pay, findOrder } = createAccountOrders(payload)

const device = { name: 'Firefox', cartToken: null, isOwnMachine: true }
const day = 24 * 60 * 60 * 1000
const context = () => createContext(payload, 'en')

const guestOrder = async (email: string, items: readonly unknown[] = [hostingItem]) => {
  const placed = await buy(items, email)
  const orderNumber = numberOf(placed)
  return { orderNumber, token: String(placed.body?.['accessToken']), proof: createMailProof(payload, { orderNumber, email }, Date.now()) }
}

const accountOf = async (email: string) =>
  (await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })).docs[0]

describe('an account for the guest of an order', () => {
  it('K20: opens at once with everything bought when the link came by email', async () => {
    const earlier = await guestOrder('at-once@guest.test', [domainItem('at-once-guest.com')])
    await pay(earlier.orderNumber)
    const { orderNumber, token, proof } = await guestOrder('at-once@guest.test')
    const opened = await registerFromOrder(await context(), { orderNumber, password }, { token, mailProof: proof }, device)
    expect(opened).toMatchObject({ ok: true, value: { kind: 'signed-in', customer: { email: 'at-once@guest.test' } } })
    const account = await accountOf('at-once@guest.test')
    for (const number of [orderNumber, earlier.orderNumber]) expect((await findOrder(number)).customer).toBe(account?.id)
  })

  it('K20: requires the emailed link without that proof, and with one of another order, a changed or an old one', async () => {
    const { orderNumber, token } = await guestOrder('waits@guest.test')
    const mailProofs = [
      null,
      createMailProof(payload, { orderNumber, email: 'other@guest.test' }, Date.now()),
      createMailProof(payload, { orderNumber: 'ORD-OTHER-1', email: 'waits@guest.test' }, Date.now()),
      createMailProof(payload, { orderNumber, email: 'waits@guest.test' }, Date.now() - 31 * day),
      `zzzzzzzz.${createMailProof(payload, { orderNumber, email: 'waits@guest.test' }, Date.now()).split('.')[1]}`,
    ]
    for (const mailProof of mailProofs) {
      const opened = await registerFromOrder(await context(), { orderNumber, password }, { token, mailProof }, device)
      expect(opened).toMatchObject({ ok: true, value: { kind: 'registered', email: 'waits@guest.test' } })
    }
    expect((await accountOf('waits@guest.test'))?.verifiedAt ?? null).toBeNull()
    expect((await mailsTo(payload, 'waits@guest.test')).some(({ template }) => template === 'verify-email')).toBe(true)
  })

  it('K20: requires the order’s token and an order without an owner', async () => {
    const { orderNumber, token, proof } = await guestOrder('owned@guest.test')
    const ask = async (shown: string | null) =>
      registerFromOrder(await context(), { orderNumber, password }, { token: shown, mailProof: proof }, device)
    expect(await ask(null)).toMatchObject({ ok: false, error: { code: 'not-found' } })
    expect(await ask('x'.repeat(43))).toMatchObject({ ok: false, error: { code: 'not-found' } })
    expect(await ask(token)).toMatchObject({ ok: true })
    expect(await ask(token)).toMatchObject({ ok: false, error: { code: 'not-found' } })
  })

  it('K20: never changes the password of an existing account, and reveals it by email only', async () => {
    const { orderNumber, token, proof } = await guestOrder('has-one@guest.test')
    await shop.signUp('has-one@guest.test')
    const { orderNumber: second, token: secondToken } = await guestOrder('has-one@guest.test')
    const secondProof = createMailProof(payload, { orderNumber: second, email: 'has-one@guest.test' }, Date.now())
    expect(await registerFromOrder(await context(), { orderNumber, password }, { token, mailProof: proof }, device)).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    })
    const other = 'quite-another-password'
    const ask = async (mailProof: string | null) =>
      registerFromOrder(await context(), { orderNumber: second, password: other }, { token: secondToken, mailProof }, device)
    expect(await ask(secondProof)).toMatchObject({ ok: false, error: { code: 'address-has-account' } })
    expect(await ask(null)).toMatchObject({ ok: true, value: { kind: 'registered' } })
    expect((await shop.logIn('has-one@guest.test')).status).toBe(200)
    expect((await shop.logIn('has-one@guest.test', {}, other)).status).toBe(401)
  })
})

describe('the link that confirms a new account', () => {
  const register = async (email: string) => (await registerCustomer(await context(), { name: 'Ada Lovelace', email, password })).ticket

  it('K21: requires no password in the browser that registered, and in no other', async () => {
    const ticket = await register('same-browser@guest.test')
    const token = await lastToken(payload, 'same-browser@guest.test')
    const foreign = await register('other-browser@guest.test')
    for (const wrong of [null, foreign, `${ticket.slice(0, -4)}AAAA`])
      expect(await verifyEmail(await context(), { token }, device, wrong)).toMatchObject({ ok: false, error: { code: 'wrong-password' } })
    expect(await verifyEmail(await context(), { token }, device, ticket)).toMatchObject({ ok: true, value: { kind: 'signed-in' } })
  })

  it('K21: asks for the password again when somebody registered the address once more', async () => {
    const mine = await register('twice@guest.test')
    await register('twice@guest.test')
    const token = await lastToken(payload, 'twice@guest.test')
    expect(await verifyEmail(await context(), { token }, device, mine)).toMatchObject({ ok: false, error: { code: 'wrong-password' } })
  })

  it('K21: returns a ticket of the same length when the address has an account', async () => {
    const fresh = await register('length-a@guest.test')
    await shop.signUp('length-b@guest.test')
    expect((await register('length-b@guest.test')).length).toBe(fresh.length)
  })
})
