import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createAccounts, keptCookies, mailsTo, password } from './account-shop'
import { createAuthenticator } from '../../support/accounts/software-authenticator'
import { createTwoSteps, firstOwner, stopClock } from './two-step-shop'

type Cookies = Readonly<Record<string, string>>
type Authenticator = ReturnType<typeof createAuthenticator>

let payload: Payload
let shop: ReturnType<typeof createAccounts>
let steps: ReturnType<typeof createTwoSteps>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  stopClock()
  shop = createAccounts(payload)
  await shop.signUp(firstOwner)
  steps = createTwoSteps(payload, shop)
})
afterAll(() => {
  vi.useRealTimers()
})

const challengeIn = (body: Readonly<Record<string, unknown>> | null) => body?.['options'] as { readonly challenge: string }

const add = async (cookies: Cookies, device: Authenticator, name = 'Phone') => {
  const begun = await shop.api('POST', '/account/passkeys/setup', { cookies, body: { password } })
  const carrying = keptCookies(begun, cookies)
  const body = { name, response: device.make(challengeIn(begun.body)) }
  return { carrying, body, answer: await shop.api('POST', '/account/passkeys', { cookies: carrying, body }) }
}

const begin = async () => {
  const begun = await shop.api('POST', '/account/login/passkey/setup')
  return { cookies: keptCookies(begun), asked: challengeIn(begun.body) }
}
const enter = (cookies: Cookies, response: unknown) => shop.api('POST', '/account/login/passkey', { cookies, body: { response } })
const logIn = async (device: Authenticator) => {
  const { cookies, asked } = await begin()
  return enter(cookies, device.answer(asked))
}

const listed = async (cookies: Cookies) =>
  ((await shop.api('GET', '/account/passkeys', { cookies })).body?.['passkeys'] as {
    id: string
    name: string
    lastUsedAt: string | null
  }[]) ?? []

describe('a passkey', () => {
  it('K7: is added with the password, logs in without email, password and code, and can be removed', async () => {
    const email = 'phone@pass.test'
    const { cookies } = await steps.enrol(email)
    const device = createAuthenticator()
    expect((await shop.api('POST', '/account/passkeys/setup', { cookies, body: { password: 'wrong' } })).status).toBe(422)
    const { answer } = await add(cookies, device)
    expect(answer.status, answer.text).toBe(200)
    expect(await listed(cookies)).toMatchObject([{ name: 'Phone', lastUsedAt: null }])

    const entered = await logIn(device)
    expect(entered.body, entered.text).toEqual({ user: { name: 'Ada Lovelace', email } })
    expect(await shop.whoIs(keptCookies(entered))).toMatchObject({ email })
    const [passkey] = await listed(cookies)
    expect(passkey?.lastUsedAt).not.toBeNull()
    expect((await shop.api('DELETE', `/account/passkeys/${passkey?.id}`, { cookies })).body).toEqual({ passkeys: [] })
    expect((await logIn(device)).status).toBe(422)
    const kinds = (await mailsTo(payload, email)).flatMap(({ data }) => data.kind ?? [])
    expect(kinds.sort()).toEqual(['passkey-added', 'passkey-removed', 'two-step-on'])
  })

  it('K7: accepts one of five equal concurrent responses, and no challenge that is half an hour old', async () => {
    const device = createAuthenticator()
    await add(await steps.signUp('once@pass.test'), device)
    const { cookies, asked } = await begin()
    const response = device.answer(asked)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(cookies, response)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
    const late = await begin()
    vi.setSystemTime(Date.now() + 5 * 60_000)
    expect((await enter(late.cookies, device.answer(late.asked))).status).toBe(410)
  })

  it.each([
    ['of another address', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['that did not ask for a finger, a face or a PIN', { isVerified: false }],
  ])('K7: neither stores nor accepts one %s', async (_, making) => {
    const device = createAuthenticator(making)
    const { answer } = await add(await steps.signUp(`${Object.keys(making).join().toLowerCase()}@pass.test`), device)
    expect([answer.status, (await logIn(device)).status]).toEqual([422, 422])
  })

  it('K7: treats a lower counter as a clone and rejects it', async () => {
    const device = createAuthenticator()
    await add(await steps.signUp('copied@pass.test'), device)
    expect((await logIn(device)).status).toBe(200)
    device.turnBack(2)
    expect((await logIn(device)).status).toBe(422)
  })

  it('K7: accepts no response to another challenge', async () => {
    const device = createAuthenticator()
    const hers = await steps.signUp('hers@pass.test')
    const { carrying, body } = await add(hers, device)
    // the same response again, and in another account
    expect((await shop.api('POST', '/account/passkeys', { cookies: carrying, body })).status).toBe(410)
    const his = await steps.signUp('his@pass.test')
    const stolen = { ...carrying, 'customer-token': his['customer-token'] ?? '' }
    expect((await shop.api('POST', '/account/passkeys', { cookies: stolen, body })).status).toBe(410)
    const [passkey] = await listed(hers)
    expect((await shop.api('DELETE', `/account/passkeys/${passkey?.id}`, { cookies: his })).status).toBe(404)
    // a registration challenge is not valid for a login
    const begun = await shop.api('POST', '/account/passkeys/setup', { cookies: hers, body: { password } })
    expect((await enter(keptCookies(begun), device.answer(challengeIn(begun.body)))).status).toBe(410)
    expect((await logIn(createAuthenticator())).status).toBe(422)
  })

  it('K7: rejects a setup from before a password change, and enforces the limit on concurrent setups', async () => {
    const email = 'full@pass.test'
    const cookies = await steps.signUp(email)
    const begun = async () => {
      const setup = await shop.api('POST', '/account/passkeys/setup', { cookies, body: { password } })
      return { carrying: keptCookies(setup, cookies), body: { name: 'One', response: createAuthenticator().make(challengeIn(setup.body)) } }
    }
    const keep = ({ carrying, body }: Awaited<ReturnType<typeof begun>>) =>
      shop.api('POST', '/account/passkeys', { cookies: carrying, body })
    await payload.db.drizzle.execute(sql`
      insert into infra.passkeys (id, customer_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
      select gen_random_uuid(), c.id, 'full-' || n, 'none', 0, '{}', false, 'Phone ' || n, now() from customers c, generate_series(1, 19) n where c.email = ${email}
    `)
    const pages = [await begun(), await begun()]
    expect((await Promise.all(pages.map(keep))).map(({ status }) => status).sort()).toEqual([200, 422])
    const [first] = await listed(cookies)
    await shop.api('DELETE', `/account/passkeys/${first?.id}`, { cookies })
    const late = await begun()
    await payload.db.drizzle.execute(sql`update customers set salt = 'of another password' where email = ${email}`)
    expect((await keep(late)).status).toBe(410)
  })

  it('is deleted with its account', async () => {
    const count = async () => (await payload.db.drizzle.execute(sql`select count(*)::int as n from infra.passkeys`)).rows[0]?.['n']
    const before = await count()
    const cookies = await steps.signUp('gone@pass.test')
    await add(cookies, createAuthenticator())
    expect((await shop.api('POST', '/account/delete', { cookies, body: { password } })).status).toBe(200)
    expect(await count()).toBe(before)
  })
})
