import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createAccounts, keptCookies, lastToken, mailsTo, password } from './account-shop'
import { createTwoSteps, firstOwner, nextCode, stopClock } from './two-step-shop'

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

const stored = async () => {
  const { rows: factors } = await payload.db.drizzle.execute(sql`select * from infra.second_factors`)
  const { rows: codes } = await payload.db.drizzle.execute(sql`select * from infra.recovery_codes`)
  return { factors, codes, text: JSON.stringify([factors, codes]) }
}

describe('turning two-step login on', () => {
  it('K2: requires the password and a code, stores nothing before, logs out other browsers and notifies the owner', async () => {
    const email = 'on@two.test'
    const cookies = await steps.signUp(email)
    const other = keptCookies(await shop.logIn(email))
    const begun = await steps.begin(cookies)
    expect((await stored()).factors).toHaveLength(0)
    expect((await steps.confirm(begun, { code: '000000' })).body).toMatchObject({ error: { code: 'wrong-code' } })
    expect((await steps.confirm(begun, { password: 'not-the-password' })).body).toMatchObject({ error: { code: 'wrong-password' } })
    expect((await shop.logIn(email)).body).toMatchObject({ isCodeNeeded: false })

    const turned = await steps.confirm(begun)
    expect(turned.status, turned.text).toBe(200)
    expect([await shop.whoIs(other), (await shop.whoIs(cookies)) !== null]).toEqual([null, true])
    expect(await notices(email)).toEqual(['two-step-on'])
    expect((await shop.api('GET', '/account/two-step', { cookies })).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await shop.api('POST', '/account/two-step/setup', { cookies })).status).toBe(409)
    expect((await steps.confirm(begun)).status).toBe(409)
  })

  it('K1, K4: stores the secret encrypted and the recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await steps.enrol('sealed@two.test')
    const { text, factors } = await stored()
    for (const each of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(each)
    expect(String(factors[0]?.['sealed_secret'])).toMatch(/^encrypted:v2:/)
  })

  it('K2: accepts no setup of another customer’s browser', async () => {
    const hers = await steps.begin(await steps.signUp('hers@two.test'))
    const his = await steps.signUp('his@two.test')
    const stolen = { ...hers.cookies, 'customer-token': his['customer-token'] ?? '' }
    expect((await steps.confirm({ ...hers, cookies: stolen })).status).toBe(410)
  })

  it('rejects a setup that is half an hour old', async () => {
    const begun = await steps.begin(await steps.signUp('late@two.test'))
    vi.setSystemTime(Date.now() + 30 * 60_000)
    expect((await steps.confirm(begun)).status).toBe(410)
  })
})

describe('two-step login', () => {
  it('K1: accepts no password alone, and asks for a code only if the password is right', async () => {
    const email = 'login@two.test'
    const { secret } = await steps.enrol(email)
    const answer = await shop.logIn(email)
    expect(answer.body).toEqual({ user: null, isCodeNeeded: true })
    expect(Object.keys(answer.cookies)).toEqual(['login-step'])
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/)
    const first = keptCookies(answer)
    expect(await shop.whoIs(first)).toBeNull()
    expect((await shop.logIn(email, {}, 'not-the-password')).status).toBe(401)

    const entered = await steps.secondStep(first, await steps.codeOf(secret))
    expect(entered.body).toEqual({ user: { name: 'Ada Lovelace', email } })
    expect(entered.cookies['login-step']).toBe('')
    expect(await shop.whoIs(keptCookies(entered))).toMatchObject({ email })
  })

  it('K3: accepts a code once, including the one used for setup', async () => {
    const email = 'used@two.test'
    const begun = await steps.begin(await steps.signUp(email))
    await steps.confirm(begun)
    const first = await steps.firstStep(email)
    expect((await steps.secondStep(first, await steps.codeOf(begun.secret))).status).toBe(422)
    nextCode()
    const code = await steps.codeOf(begun.secret)
    expect((await steps.secondStep(first, code)).status).toBe(200)
    expect((await steps.secondStep(first, code)).status).toBe(422)
    // a code of the time step before the used one
    expect((await steps.secondStep(first, await steps.codeOf(begun.secret, -1))).status).toBe(422)
    expect((await steps.secondStep(first, await steps.codeOf(begun.secret, 1))).status).toBe(200)
  })

  it('K3: accepts one of ten concurrent logins with the same code', async () => {
    const email = 'race@two.test'
    const { secret } = await steps.enrol(email)
    const first = await steps.firstStep(email)
    const code = await steps.codeOf(secret)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => steps.secondStep(first, code, { 'X-Forwarded-For': `192.0.2.${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)])
  })

  it('K1: rejects a code of two time steps ago and one of another account', async () => {
    const { secret } = await steps.enrol('mine@two.test')
    const other = await steps.enrol('other@two.test')
    const first = await steps.firstStep('mine@two.test')
    for (const code of [await steps.codeOf(secret, -2), await steps.codeOf(secret, 2), await steps.codeOf(other.secret), 'abc', '12345'])
      expect([code, (await steps.secondStep(first, code)).status]).toEqual([code, 422])
    expect((await steps.secondStep(first, ` ${(await steps.codeOf(secret)).replace(/^.{3}/, '$& ')} `)).status).toBe(200)
  })

  it('keeps the second step open for ten minutes, and rejects a modified ticket', async () => {
    const email = 'slow@two.test'
    const { secret } = await steps.enrol(email)
    const first = await steps.firstStep(email)
    const forged = { 'login-step': `${first['login-step']?.slice(0, -2)}xx` }
    for (const cookies of [{}, forged]) expect((await steps.secondStep(cookies, await steps.codeOf(secret))).status).toBe(410)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect((await steps.secondStep(first, await steps.codeOf(secret))).status).toBe(410)
  })

  it('K2: keeps the second factor on a password reset, and ends a login in progress', async () => {
    const email = 'reset@two.test'
    const { secret } = await steps.enrol(email)
    const half = await steps.firstStep(email)
    await shop.api('POST', '/account/forgot-password', { body: { email } })
    const token = await lastToken(payload, email)
    const reset = await shop.api('POST', '/account/reset-password', { body: { token, password: 'a-new-long-password' } })
    expect([reset.body, await shop.whoIs(keptCookies(reset))]).toEqual([{ user: null, isCodeNeeded: true }, null])
    expect((await steps.secondStep(half, await steps.codeOf(secret))).status).toBe(410)
    expect((await steps.secondStep(keptCookies(reset), await steps.codeOf(secret))).status).toBe(200)
  })
})

describe('turning two-step login off', () => {
  it('K2: requires the password, logs out other browsers, ends a login in progress and notifies the owner', async () => {
    const email = 'off@two.test'
    const { cookies, secret } = await steps.enrol(email)
    const half = await steps.firstStep(email)
    const other = keptCookies(await steps.secondStep(half, await steps.codeOf(secret)))
    expect((await shop.api('POST', '/account/two-step/off', { cookies, body: { password: 'wrong' } })).status).toBe(422)
    expect((await shop.api('POST', '/account/two-step/off', { cookies, body: { password } })).status).toBe(200)
    nextCode()
    expect((await steps.secondStep(half, await steps.codeOf(secret))).status).toBe(410)
    expect([await shop.whoIs(other), (await shop.whoIs(cookies)) !== null]).toEqual([null, true])
    expect((await shop.logIn(email)).body).toMatchObject({ isCodeNeeded: false })
    expect(await notices(email)).toEqual(['two-step-on', 'two-step-off'])
  })

  it('deletes factor and codes with the account', async () => {
    const before = await stored()
    const { cookies } = await steps.enrol('gone@two.test')
    expect((await shop.api('POST', '/account/delete', { cookies, body: { password } })).status).toBe(200)
    expect(await stored()).toEqual(before)
  })
})
