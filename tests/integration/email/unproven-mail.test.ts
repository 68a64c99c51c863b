import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { findRecipientName } from '@/modules/email/email.repository'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { isContactProven, sendOrderLink } from '@/modules/orders/orders.service'
import { canSendMail, mailLimits } from '@/lib/outbox/outbox'
import { mailRendering } from '../../support/mail/mail-rendering'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { createAccounts, mailsTo, password } from '../accounts/account-shop'
import { createApi, type Api } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'

let payload: Payload
let api: Api
let shop: ReturnType<typeof createAccounts>
let buyer: ReturnType<typeof createBuyer>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  shop = createAccounts(payload)
  buyer = createBuyer(api)
})

const mailsIn = async (addresses: readonly string[]) => {
  const { docs } = await payload.find({
    collection: 'mail-outbox',
    where: { recipient: { in: [...addresses] } },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ template, status, lastError }) => ({ template, status, lastError }))
}

const withStatus = async (addresses: readonly string[], status: string) =>
  (await mailsIn(addresses)).filter((mail) => mail.status === status)

describe('W8: emails to an unconfirmed mailbox', () => {
  it('sends 10 for 100 guest orders an hour, accepts all of them, and lists the others for support', async () => {
    const addresses = ['Bombed@unproven.test', 'bombed+1@unproven.test', 'bombed+2@unproven.test', 'bombed@unproven.test']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) => buyer.order(cartOf(hostingItem), { email: addresses[place % addresses.length] ?? '' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100)
    expect(await withStatus(addresses, 'queued')).toHaveLength(mailLimits.orders.most)
    const held = await withStatus(addresses, 'dead')
    expect(held).toHaveLength(90)
    expect(held[0]?.lastError).toBe('held back: more than 10 emails per hour to this unverified mailbox')
    expect((await buyer.order(cartOf(hostingItem), { email: 'somebody-else@unproven.test' })).status).toBe(201)
    expect(await withStatus(['somebody-else@unproven.test'], 'queued')).toHaveLength(1)
  })

  it('does not limit a logged-in customer who orders for their own address', async () => {
    const email = 'member@unproven.test'
    const cookies = await shop.signUp(email)
    for (let place = 0; place < 12; place += 1) expect((await buyer.orderAsShown(cartOf(hostingItem), { email, cookies })).status).toBe(201)
    expect((await mailsIn([email])).filter(({ template, status }) => template === 'order-receipt' && status === 'queued')).toHaveLength(12)
  })

  it('counts a resent link once, however often it is requested', async () => {
    const email = 'resent@unproven.test'
    const orderNumber = numberOf(await buyer.order(cartOf(hostingItem), { email }))
    for (let place = 0; place < 12; place += 1) await sendOrderLink(createContext(payload, 'en'), { orderNumber, email })
    for (let place = 0; place < 3; place += 1) await buyer.order(cartOf(hostingItem), { email })
    expect(await withStatus([email], 'dead')).toEqual([])
  })

  it('confirms 5 messages an hour, and notifies staff of all', async () => {
    const email = 'written@unproven.test'
    for (let place = 0; place < 8; place += 1) {
      const sent = await api('POST', '/contact', { body: { name: 'Ada', email, message: `Message ${place}` } })
      expect(sent.status, sent.text).toBe(201)
    }
    expect(await withStatus([email], 'queued')).toHaveLength(mailLimits.forms.most)
    expect(await withStatus([email], 'dead')).toHaveLength(3)
    const { totalDocs } = await payload.count({ collection: 'contact-messages', where: { email: { equals: email } } })
    expect(totalDocs).toBe(8)
  })

  it('sends 20 account links an hour and one more every five minutes, per mailbox', async () => {
    const ask = (place: number) => canSendMail(payload.db.drizzle, `links+${place}@unproven.test`)
    const answers = []
    for (let place = 0; place < 30; place += 1) answers.push(await ask(place))
    expect(answers.filter(Boolean)).toHaveLength(mailLimits.links.most + 1)
  })
})

describe('W7: text by unconfirmed people', () => {
  const hostile = { name: 'You won 900 EUR', company: 'Prize Claim Ltd' }
  const order = (email: string, cookies = {}) =>
    buyer.orderAsShown(cartOf(hostingItem), {
      email,
      cookies,
      more: { contact: { ...hostile, email }, billingAddress: { ...checkoutBody.billingAddress, line1: 'Claim at prize dot example' } },
    })
  const receiptOf = async (orderNumber: string) => {
    const found = await findOrderByNumber(payload.db.drizzle, orderNumber)
    if (!found) throw new Error('The order is gone')
    return { isProven: isContactProven(found), text: await mailRendering(found) }
  }

  it('is left out of a guest’s receipt before payment', async () => {
    const orderNumber = numberOf(await order('guest@unproven.test'))
    const before = await receiptOf(orderNumber)
    expect(before.isProven).toBe(false)
    expect(before.text).not.toMatch(/You won|Prize Claim|prize dot/)
    const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
    await payload.update({ collection: 'orders', id: docs[0]?.id ?? '', data: { status: 'paid' }, depth: 0 })
    expect((await receiptOf(orderNumber)).text).toMatch(/You won[\s\S]*Prize Claim/)
  })

  it('is in the receipt of a customer for their own address, and of no other', async () => {
    const cookies = await shop.signUp('owner@unproven.test')
    expect((await receiptOf(numberOf(await order('Owner@unproven.test', cookies)))).text).toContain('Hello You won')
    expect((await receiptOf(numberOf(await order('stranger@unproven.test', cookies)))).text).not.toContain('You won')
  })

  it('is used as a greeting once an account is confirmed or an order paid, not before', async () => {
    const nameOf = async (email: string, orderNumber?: string) => {
      const found = orderNumber === undefined ? null : await findOrderByNumber(payload.db.drizzle, orderNumber)
      return findRecipientName(payload.db.drizzle, email, found)
    }
    await shop.register('greeted@unproven.test', { name: 'Ines Otter' })
    expect(await nameOf('greeted@unproven.test')).toBeNull()
    await shop.signUp('confirmed@unproven.test')
    expect(await nameOf('Confirmed@unproven.test')).not.toBeNull()
    const orderNumber = numberOf(await order('paying@unproven.test'))
    expect(await nameOf('paying@unproven.test', orderNumber)).toBeNull()
    const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
    await payload.update({ collection: 'orders', id: docs[0]?.id ?? '', data: { status: 'paid' }, depth: 0 })
    expect(await nameOf('paying@unproven.test', orderNumber)).toBe(hostile.name)
    expect(await nameOf('somebody-else@unproven.test', orderNumber)).toBeNull()
  })

  it('is left out of account emails before the address is confirmed', async () => {
    const email = 'unconfirmed@unproven.test'
    await shop.register(email, { name: hostile.name })
    await shop.api('POST', '/account/forgot-password', { body: { email } })
    const mails = await mailsTo(payload, email)
    expect(mails.map(({ template }) => template)).toEqual(['verify-email', 'reset-password'])
    expect(JSON.stringify(mails)).not.toContain('You won')
  })

  it('is left out of form confirmations', async () => {
    const email = 'form@unproven.test'
    await api('POST', '/contact', { body: { name: hostile.name, email, subject: 'A prize', message: 'Collect it' } })
    await api('POST', '/migration-requests', {
      body: { provider: 'Prize Host', websiteUrl: 'https://prize.example', email, specialRequirements: 'Collect it' },
    })
    expect((await mailsTo(payload, email)).map(({ data }) => data)).toEqual([{}, {}])
  })
})

describe('W10: rejects a link in a name, in the visitor’s language', () => {
  const link = 'Claim at https://prize.example/x'
  const contact = (more: object) => ({
    ...checkoutBody,
    expectedTotal: 1,
    expectedCurrency: 'USD',
    cart: cartOf(hostingItem),
    contact: { ...checkoutBody.contact, ...more },
  })
  const keyed = { 'Idempotency-Key': 'link-in-a-name' }
  it.each([
    [
      'en',
      '/account/register',
      { name: link, email: 'link@unproven.test', password },
      'name',
      'must not contain a link or an email address',
    ],
    ['es', '/checkout', contact({ name: 'www.prize.example' }), 'contact.name', 'no debe contener enlaces ni direcciones de correo'],
    ['fr', '/checkout', contact({ company: 'win@prize.example' }), 'contact.company', 'ne doit contenir ni lien ni adresse mail'],
    [
      'de',
      '/contact',
      { name: link, email: 'link@unproven.test', message: 'x' },
      'name',
      'darf keinen Link und keine E-Mail-Adresse enthalten',
    ],
    [
      'en',
      '/migration-requests',
      { provider: 'prize.example/x', websiteUrl: 'example.com', email: 'link@unproven.test' },
      'provider',
      'must not contain a link or an email address',
    ],
  ])('%s %s', async (locale, path, body, field, sentence) => {
    const answer = await api('POST', `${path}?lang=${locale}`, { body, headers: keyed })
    expect(answer.status, answer.text).toBe(400)
    expect((answer.body?.['error'] as { fields: object }).fields).toEqual({ [field]: sentence })
  })

  it.each(['name', 'company'])('in the profile: %s', async (field) => {
    const cookies = await shop.signUp(`profile-${field}@unproven.test`)
    const answer = await shop.api('PATCH', '/account/profile', { body: { [field]: link }, cookies })
    expect([answer.status, Object.keys((answer.body?.['error'] as { fields: object }).fields)]).toEqual([400, [field]])
  })
})
