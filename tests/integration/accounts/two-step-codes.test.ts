import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createAccounts, keptCookies, lastToken, mailsTo, password } from './account-shop'
import { createTwoSteps, firstOwner, stopClock } from './two-step-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
let steps: ReturnType<typeof createTwoSteps>
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_LOGIN: '1000', TRUSTED_PROXY_COUNT: '1' }))
  stopClock()
  shop = createAccounts(payload)
  await shop.signUp(firstOwner)
  steps = createTwoSteps(payload, shop)
})
afterAll(() => {
  vi.useRealTimers()
})

const notices = async (email: string) =>
  (await mailsTo(payload, email)).flatMap(({ template, data }) => (template === 'security-notice' ? [data.kind] : []))

describe('recovery codes', () => {
  it('K4: accepts each once, however it is typed, and tells the owner how many are left', async () => {
    const email = 'recover@two.test'
    const { recoveryCodes } = await steps.enrol(email)
    const [code = '', second = ''] = recoveryCodes
    const first = await steps.firstStep(email)
    expect((await steps.secondStep(first, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await steps.secondStep(first, code)).status).toBe(422)
    expect((await steps.secondStep(first, second)).status).toBe(200)
    const left = (await mailsTo(payload, email)).flatMap(({ data }) => data.codesLeft ?? [])
    expect(left.sort()).toEqual([8, 9])
  })

  it('K4: accepts one of ten concurrent logins with the same code', async () => {
    const email = 'recovery-race@two.test'
    const { recoveryCodes } = await steps.enrol(email)
    const first = await steps.firstStep(email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        steps.secondStep(first, recoveryCodes[0] ?? '', { 'X-Forwarded-For': `192.0.2.${100 + index}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)])
  })

  it('K4: activates new ones on confirmation and invalidates the previous ones', async () => {
    const email = 'renew@two.test'
    const { cookies, recoveryCodes } = await steps.enrol(email)
    const begun = await shop.api('POST', '/account/recovery-codes/setup', { cookies })
    const fresh = begun.body?.['recoveryCodes'] as string[]
    const carrying = keptCookies(begun, cookies)
    const first = await steps.firstStep(email)
    expect((await steps.secondStep(first, fresh[0] ?? '')).status).toBe(422)
    expect((await shop.api('POST', '/account/recovery-codes', { cookies: carrying, body: { password: 'wrong' } })).status).toBe(422)
    expect((await shop.api('POST', '/account/recovery-codes', { cookies: carrying, body: { password } })).status).toBe(200)
    expect((await steps.secondStep(first, recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await steps.secondStep(first, fresh[0] ?? '')).status).toBe(200)
    expect(await notices(email)).toContain('recovery-codes-renewed')
  })
})

describe('two tabs of one browser', () => {
  it('K2, K4: show the same key and codes, so that printed codes work whichever tab was confirmed', async () => {
    const cookies = await steps.signUp('two-pages@two.test')
    const one = await steps.begin(cookies)
    const other = await steps.begin(one.cookies)
    expect([other.secret, other.recoveryCodes]).toEqual([one.secret, one.recoveryCodes])
    expect((await steps.confirm(other)).status).toBe(200)
    const begin = (carried: Readonly<Record<string, string>>) => shop.api('POST', '/account/recovery-codes/setup', { cookies: carried })
    const first = await begin(cookies)
    const second = await begin(keptCookies(first, cookies))
    expect(second.body).toEqual(first.body)
    // another browser gets its own
    expect((await begin(cookies)).body).not.toEqual(first.body)
  })
})

describe('guessed codes', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const guess = async (first: Readonly<Record<string, string>>, address: string, times: number) => {
    const statuses = new Set<number>()
    for (let index = 0; index < times; index += 1) statuses.add((await steps.secondStep(first, '000001', from(address))).status)
    return [...statuses]
  }

  it('K5: blocks an address for a quarter of an hour after ten attempts; the owner still logs in from theirs', async () => {
    const email = 'guessed@two.test'
    const { secret } = await steps.enrol(email)
    const first = await steps.firstStep(email)
    expect(await guess(first, '203.0.113.1', 10)).toEqual([422])
    const refused = await steps.secondStep(first, await steps.codeOf(secret), from('203.0.113.1'))
    expect(refused.body).toMatchObject({ error: { code: 'too-many-tries', message: expect.stringContaining('15 minutes') as string } })
    expect((await steps.secondStep(first, await steps.codeOf(secret), from('192.0.2.1'))).status).toBe(200)
  })

  it('K5: blocks the account after twenty an hour from anywhere; a recovery code still works, a new password resets the count, and the owner is notified once', async () => {
    const email = 'hunted@two.test'
    const { secret, recoveryCodes } = await steps.enrol(email)
    const first = await steps.firstStep(email)
    for (const address of ['203.0.113.10', '203.0.113.11']) expect(await guess(first, address, 10)).toEqual([422])
    for (const address of ['203.0.113.12', '203.0.113.13', '192.0.2.2'])
      expect((await steps.secondStep(first, await steps.codeOf(secret), from(address))).status).toBe(429)
    expect(await notices(email)).toEqual(['two-step-on', 'codes-guessed'])
    expect((await steps.secondStep(first, recoveryCodes[0] ?? '', from('192.0.2.3'))).status).toBe(200)
  })

  it('K5: keeps someone who has the password from locking others out: a new password resets the count and ends their session', async () => {
    const email = 'fresh@two.test'
    const { secret } = await steps.enrol(email)
    const first = await steps.firstStep(email)
    for (const address of ['203.0.113.20', '203.0.113.21', '203.0.113.22']) await guess(first, address, 10)
    await shop.api('POST', '/account/forgot-password', { body: { email } })
    const body = { token: await lastToken(payload, email), password: 'a-new-long-password' }
    const reset = keptCookies(await shop.api('POST', '/account/reset-password', { body }))
    expect((await steps.secondStep(first, await steps.codeOf(secret), from('192.0.2.5'))).status).not.toBe(200)
    expect((await steps.secondStep(reset, await steps.codeOf(secret), from('192.0.2.4'))).status).toBe(200)
  })
})
