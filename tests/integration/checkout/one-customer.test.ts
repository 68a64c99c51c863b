import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { couponData } from '../../support/coupon-data'
import { numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createAccounts } from '../accounts/account-shop'
import type { ApiAnswer } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'

type Cookies = Readonly<Record<string, string>>

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
  for (const code of ['SAMEADDR', 'ELSEWHERE', 'SPELT', 'ATONCE', 'RENAMED', 'CLAIMED']) {
    await payload.create({ collection: 'coupons', data: couponData(code, { type: 'fixed', value: 5, perCustomerLimit: 1 }) })
  }
})

const bodyOf = (email: string, code: string | null, expectedTotal: number) => ({
  ...checkoutBody,
  contact: { ...checkoutBody.contact, email },
  expectedTotal,
  expectedCurrency: 'USD',
  cart: { currency: 'USD', codes: code === null ? [] : [code], items: [hostingItem] },
})

const send = (body: unknown, cookies: Cookies) =>
  shop.api('POST', '/checkout', { body, cookies, headers: { 'Idempotency-Key': crypto.randomUUID() } })

const quoteIn = (answer: ApiAnswer) =>
  answer.body?.['quote'] as { breakdown: { total: number }; rejectedCodes: { reason: string }[]; discountCodes?: unknown }

/** Orders at the customer's actual price, taken from a first attempt. */
const order = async (email: string, code: string | null, cookies: Cookies = {}) => {
  const shown = await send(bodyOf(email, code, 0), cookies)
  return send(bodyOf(email, code, quoteIn(shown).breakdown.total), cookies)
}

/** Whether the code applies, or the reason why not. */
const standing = async (email: string, code: string, cookies: Cookies = {}): Promise<string> => {
  const shown = await send(bodyOf(email, code, 0), cookies)
  return quoteIn(shown).rejectedCodes[0]?.reason ?? 'counts'
}

describe('D1: a code limited to one use per customer', () => {
  it('D18: asks every guest to log in, whatever address they type', async () => {
    expect((await order('same@limits.test', 'SAMEADDR', await shop.signUp('same@limits.test'))).status).toBe(201)
    for (const email of ['same@limits.test', 'other@limits.test'])
      expect([email, await standing(email, 'SAMEADDR')]).toEqual([email, 'login-required'])
  })

  it('D10: is used up for the account whatever address it types, and not for the account of that address', async () => {
    const cookies = await shop.signUp('buyer@limits.test')
    expect((await order('office@limits.test', 'ELSEWHERE', cookies)).status).toBe(201)
    expect(await standing('office@limits.test', 'ELSEWHERE', await shop.signUp('office@limits.test'))).toBe('counts')
    expect(await standing('third@limits.test', 'ELSEWHERE', cookies)).toBe('customer-limit')
  })

  it('recognises the same mailbox in every spelling', async () => {
    expect((await order('ada+one@gmail.com', 'SPELT', await shop.signUp('ada+one@gmail.com'))).status).toBe(201)
    for (const written of ['a.d.a@googlemail.com', 'ada+two@gmail.com'])
      expect([written, await standing(written, 'SPELT', await shop.signUp(written))]).toEqual([written, 'customer-limit'])
    expect(await standing('a.da@limits.test', 'SPELT', await shop.signUp('a.da@limits.test'))).toBe('counts')
  })

  it('is used once by two accounts of one mailbox that order concurrently', async () => {
    const accounts = await Promise.all([shop.signUp('hasty@limits.test'), shop.signUp('hasty+a@limits.test')])
    const shown = await send(bodyOf('both@limits.test', 'ATONCE', 0), accounts[0] ?? {})
    const { total } = quoteIn(shown).breakdown
    const emails = ['both@limits.test', 'both+a@limits.test', 'Both+b@limits.test', 'other@limits.test']
    const answers = await Promise.all(accounts.flatMap((cookies) => emails.map((email) => send(bodyOf(email, 'ATONCE', total), cookies))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409).map((answer) => quoteIn(answer).rejectedCodes[0]?.reason)).toEqual(
      Array.from({ length: 7 }, () => 'customer-limit'),
    )
  })

  it('stays used up when staff change the account’s address', async () => {
    const cookies = await shop.signUp('before@limits.test')
    expect((await order('before@limits.test', 'RENAMED', cookies)).status).toBe(201)
    const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'before@limits.test' } }, depth: 0 })
    await payload.update({ collection: 'customers', id: docs[0]?.id ?? '', data: { email: 'after@limits.test' } })
    expect(await standing('after@limits.test', 'RENAMED', cookies)).toBe('customer-limit')
  })

  it('becomes available again when the order is cancelled', async () => {
    const cookies = await shop.signUp('cancels@limits.test')
    const placed = await order('cancels@limits.test', 'CLAIMED', cookies)
    await payload.update({ collection: 'orders', id: (await findOrder(payload, numberOf(placed))).id, data: { status: 'cancelled' } })
    expect(await standing('cancels@limits.test', 'CLAIMED', cookies)).toBe('counts')
  })
})

it('D10: does not treat a plus address as a new customer', async () => {
  const first = await order('new@limits.test', null, await shop.signUp('new@limits.test'))
  const second = await order('new+again@limits.test', null, await shop.signUp('new+again@limits.test'))
  expect([first, second].map(({ body }) => JSON.stringify(body?.['discountSummary']).includes('first-order'))).toEqual([true, false])
})

it('K10: assigns guest orders to the account of the same address in another spelling', async () => {
  const bought = await order('José@xn--mnchen-3ya.example', null)
  expect(bought.status).toBe(201)
  const cookies = await shop.signUp('josé@münchen.example')
  const { body } = await shop.api('GET', '/account/orders', { cookies })
  expect((body?.['orders'] as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber)).toEqual([numberOf(bought)])
  expect(await findOrder(payload, numberOf(bought))).toMatchObject({ contact: { email: 'José@münchen.example' } })
})
