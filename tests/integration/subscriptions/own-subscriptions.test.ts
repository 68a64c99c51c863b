import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '@/payload/endpoints'
import { codeOf } from '../../support/orders/buyer'
import { sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { bootPayload } from '../../support/payload'
import { monthly, toPro } from '../../support/subscriptions/changing-shop'
import { createRefundingShop } from '../../support/subscriptions/refunding-shop'
import { createAccounts } from '../accounts/account-shop'

const { payload } = await bootPayload(sandboxKit.environment)
afterAll(sitAtTheMachine())
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createRefundingShop(payload)

let hers: Record<string, string>
let his: Record<string, string>
let id: string

beforeAll(async () => {
  shop.goTo('2028-03-10')
  await shop.buyByCard('hers', [monthly])
  const accounts = createAccounts(payload)
  hers = await accounts.signUp('hers@lives.test')
  his = await accounts.signUp('his@lives.test')
  ;({ id } = await shop.subscriptionOf('hers'))
})

type Method = 'GET' | 'POST' | 'DELETE'

/** Calls the API and validates successful responses against their schema. */
const call = async (method: Method, path: string, body?: unknown, cookies = hers) => {
  const answer = await shop.api(method, `/account/subscriptions${path}`, { cookies, ...(body === undefined ? {} : { body }) })
  const pattern = `/account/subscriptions${path.replace(/\?.*$/, '').replace(id, ':id')}`
  const definition = calls.find((each) => each.path === pattern && each.method === method.toLowerCase())
  expect(definition, pattern).toBeDefined()
  if (answer.status === 200) expect(definition?.response.safeParse(answer.body).error?.message).toBeUndefined()
  else expect(definition?.refusals, `${pattern} ${answer.status}`).toContain(answer.status)
  return answer
}

describe('the customer’s own subscriptions', () => {
  it('U16: are paged and read one by one, without those of others', async () => {
    expect((await call('GET', '?page=7')).body).toMatchObject({ page: 7, pages: 1, subscriptions: [] })
    expect((await call('GET', '')).body).toMatchObject({
      page: 1,
      pages: 1,
      subscriptions: [{ id, name: 'Shared Basic', state: 'active', amount: 4.99 }],
    })
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      moneyBackUntil: '2028-04-09T00:00:00.000Z',
      change: null,
      products: ['shared-basic'],
    })
    expect((await call('GET', '', undefined, his)).body).toMatchObject({ subscriptions: [] })
    const attempts: readonly (readonly [Method, string, unknown?])[] = [
      ['GET', ''],
      ['GET', '/change'],
      ['POST', '/change/preview', toPro],
      ['POST', '/change', { ...toPro, figures: 'any' }],
      ['DELETE', '/change'],
      ['POST', '/cancel', {}],
      ['POST', '/resume', {}],
      ['GET', '/money-back'],
      ['POST', '/money-back', { figures: 'any' }],
    ]
    for (const [method, path, body] of attempts) {
      expect((await call(method, `/${id}${path}`, body, his)).status, path).toBe(404)
      expect((await call(method, `/${id}${path}`, body, {})).status, path).toBe(401)
    }
    expect(await shop.subscriptionOf('hers')).toMatchObject({ state: 'active', cancelled: false })
  })

  it('U16: preview a change, reject outdated amounts with new ones, order it once and cancel it', async () => {
    expect((await call('GET', `/${id}/change`)).body).toMatchObject({ periods: expect.arrayContaining(['monthly', 'yearly']) })
    const seen = (await call('POST', `/${id}/change/preview`, toPro)).body as { figures: string; total: number }
    expect((await call('POST', `/${id}/change/preview`, { ...toPro, products: ['vps-starter'] })).status).toBe(422)
    shop.goTo('2028-03-12')
    const stale = await call('POST', `/${id}/change`, { ...toPro, figures: seen.figures })
    expect([stale.status, codeOf(stale)]).toEqual([409, 'figures-changed'])
    const fresh = (stale.body as { preview: { figures: string; total: number } }).preview
    expect(fresh.total).toBeGreaterThan(seen.total)
    const twice = await Promise.all([1, 2].map(() => call('POST', `/${id}/change`, { ...toPro, figures: fresh.figures })))
    expect(new Set(twice.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const again = await call('POST', `/${id}/change/preview`, toPro)
    expect([again.status, again.body?.['reason']]).toEqual([409, 'change-open'])
    expect((await call('DELETE', `/${id}/change`)).status).toBe(200)
    expect((await call('DELETE', `/${id}/change`)).status).toBe(404)
  })

  it('U16: are cancelled and resumed; commands that the state does not allow answer 409', async () => {
    expect((await call('POST', `/${id}/resume`, {})).status).toBe(409)
    expect((await call('POST', `/${id}/cancel`, {})).status).toBe(200)
    const twice = await call('POST', `/${id}/cancel`, {})
    expect([twice.status, codeOf(twice)]).toEqual([409, 'subscription-state'])
    expect((await call('POST', `/${id}/resume`, {})).status).toBe(200)
  })

  it('U16: are refunded at the shown amounts, and rejected afterwards with the reason', async () => {
    const seen = (await call('GET', `/${id}/money-back`)).body as { figures: string; total: number; lines: { back: number }[] }
    expect(seen.lines.reduce((sum, { back }) => sum + back, 0)).toBeCloseTo(seen.total)
    const stale = await call('POST', `/${id}/money-back`, { figures: 'USD|1' })
    expect([stale.status, codeOf(stale), stale.body?.['preview']]).toEqual([409, 'figures-changed', seen])
    expect((await call('POST', `/${id}/money-back`, { figures: seen.figures })).status).toBe(200)
    const after = await call('GET', `/${id}/money-back`)
    expect([after.status, after.body?.['reason']]).toEqual([409, 'ended'])
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      state: 'ended',
      moneyBackUntil: null,
      orders: [{ documents: ['2028-000001', 'C-2028-000001'] }],
    })
  })
})
