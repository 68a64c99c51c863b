import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createStaffTwoSteps, own, renewal, setupIn, staffPassword as password } from './staff-two-steps'

const { payload } = await bootPayload({ RATE_LIMIT_LOGIN: '1000', TRUSTED_PROXY_COUNT: '1' })
const { api, codeOf, hire, logIn, isIn, begin, enrol } = await createStaffTwoSteps(payload)
afterAll(() => {
  vi.useRealTimers()
})

describe('two-step login of staff', () => {
  it('K2: is enabled with password and code, logs out other browsers, and is disabled with the password', async () => {
    const { email, id } = await hire('ada')
    const [first, other] = [await logIn(email), await logIn(email)]
    const { cookies } = first
    const setup = await begin(cookies)
    const turnOn = (body: object) => api('POST', '/users/two-step', { cookies, body: { ticket: setup.ticket, password, ...body } })
    expect((await turnOn({ code: '000000' })).status).toBe(422)
    expect((await turnOn({ code: codeOf(setup.secret), password: 'wrong' })).status).toBe(422)
    expect((await turnOn({ code: codeOf(setup.secret) })).status).toBe(200)
    expect([await isIn(first), await isIn(other)]).toEqual([true, false])
    expect((await api('GET', '/users/two-step', { cookies })).body).toMatchObject({ isOn: true, codesLeft: 10 })
    expect((await api('GET', `/users/${id}`, { cookies })).text).not.toMatch(/secret|encrypted/)

    expect((await api('POST', `${own}/off`, { cookies, body: { password: 'wrong' } })).status).toBe(422)
    expect((await api('POST', `${own}/off`, { cookies, body: { password } })).status).toBe(200)
    expect(await isIn(await logIn(email))).toBe(true)
  })

  it('is closed to customers and visitors', async () => {
    for (const path of ['two-step/setup', 'two-step', 'two-step/off', 'recovery-codes/setup', 'recovery-codes'])
      expect([path, (await api('POST', `/users/${path}`, { body: {} })).status]).toEqual([path, 403])
  })
})

describe('staff login', () => {
  it('K1: creates no session by password alone, and one with the code', async () => {
    const { email, id, secret } = await enrol('grace')
    const sessions = async () =>
      (await payload.db.drizzle.execute(sql`select count(*)::int as n from users_sessions where _parent_id = ${id}`)).rows[0]?.['n']
    const before = await sessions()
    const first = await logIn(email)
    expect([first.status, first.body, first.cookies]).toEqual([200, { secondStep: { kind: 'code' } }, {}])
    expect(await sessions()).toBe(before)
    expect((await logIn(email, { code: '000000' })).status).toBe(401)
    expect((await logIn(email, { code: codeOf(secret), password: 'wrong' })).status).toBe(401)

    const code = codeOf(secret)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => logIn(email, { code }, { 'X-Forwarded-For': `192.0.2.${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401])
    expect(await isIn(answers.find(({ status }) => status === 200) ?? first)).toBe(true)
  })

  it('K4: accepts a recovery code once, and new ones replace all', async () => {
    const { email, codes, cookies } = await enrol('mary')
    const [code, second] = codes
    expect(await isIn(await logIn(email, { code }))).toBe(true)
    expect((await logIn(email, { code })).status).toBe(401)
    const fresh = setupIn((await api('POST', `${renewal}/setup`, { cookies, body: {} })).body)
    expect((await api('POST', '/users/recovery-codes', { cookies, body: { ticket: fresh.ticket, password } })).status).toBe(200)
    expect((await logIn(email, { code: second })).status).toBe(401)
    expect(await isIn(await logIn(email, { code: fresh.codes[0] }))).toBe(true)
  })

  it('K1: resets the password by link without bypassing the second step', async () => {
    const { email, id, secret } = await enrol('joan')
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const reset = await api('POST', '/users/reset-password', { body: { token, password: 'another-long-password' } })
    expect([reset.status, reset.cookies, reset.text.includes('token":')]).toEqual([200, {}, false])
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from users_sessions where _parent_id = ${id}`)
    expect(rows).toHaveLength(0)
    const answer = await logIn(email, { password: 'another-long-password' })
    expect(answer.body).toEqual({ secondStep: { kind: 'code' } })
    expect(await isIn(await logIn(email, { password: 'another-long-password', code: codeOf(secret) }))).toBe(true)
  })

  it('logs in by reset link without two-step login', async () => {
    const { email } = await hire('one-step')
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    expect(await isIn(await api('POST', '/users/reset-password', { body: { token, password: 'another-long-password' } }))).toBe(true)
  })

  it('K1: ignores other fields that a client adds to its password', async () => {
    const { email } = await enrol('mallory')
    for (const more of [
      { isPasswordOnly: true },
      { secondStep: { isPasswordOnly: true } },
      { context: { secondStep: { isPasswordOnly: true } } },
      { code: null },
      { setup: 'x' },
    ]) {
      const answer = await logIn(email, more)
      expect([JSON.stringify(more), answer.cookies]).toEqual([JSON.stringify(more), {}])
    }
  })

  it('K5: blocks an address after ten wrong codes', async () => {
    const { email, secret } = await enrol('hopper')
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    for (let index = 0; index < 10; index += 1) expect((await logIn(email, { code: '000001' }, from('203.0.113.1'))).status).toBe(401)
    expect((await logIn(email, { code: codeOf(secret) }, from('203.0.113.1'))).status).toBe(429)
    expect(await isIn(await logIn(email, { code: codeOf(secret) }, from('192.0.2.50')))).toBe(true)
  })
})
