import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createAccounts, mailsTo, password } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_LOGIN: '4', TRUSTED_PROXY_COUNT: '1' }))
  shop = createAccounts(payload)
})

const from = (address: string) => ({ 'X-Forwarded-For': address })

describe('limits of an account’s doors', () => {
  it('count an address of the network, whatever it tries', async () => {
    const ask = (email: string) => shop.api('POST', '/account/login', { body: { email, password }, headers: from('203.0.113.1') })
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(`${name}@limits.test`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('count an e-mail address, known or not, from however many networks it is tried', async () => {
    const ask = (index: number) => shop.api('POST', '/account/login', { body: { email: 'TRIED@limits.test', password }, headers: from(`198.51.100.${index}`) })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(ask))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('keep register and forgot in the same count', async () => {
    const email = 'mixed@limits.test'
    const calls = [
      ['/account/register', { name: 'Ada', email, password }],
      ['/account/forgot-password', { email }],
      ['/account/register', { name: 'Ada', email, password }],
      ['/account/forgot-password', { email }],
      ['/account/login', { email, password }],
    ] as const
    const statuses = []
    for (const [index, [path, body]] of calls.entries()) statuses.push((await shop.api('POST', path, { body, headers: from(`192.0.2.${index}`) })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 429])
    expect((await mailsTo(payload, email)).length).toBeGreaterThan(0)
  })
})
