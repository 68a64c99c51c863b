import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { passwordRounds } from '../../support/cheap-passwords'
import { bootPayload } from '../../support/payload'
import { createAccounts, keptCookies, lastToken, mailsTo, password } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
})

describe('logging in', () => {
  it('§6.4: sets an httpOnly cookie and a hint that grants no access, and stores only the token’s hash', async () => {
    const { api } = shop
    await shop.signUp('cookie@login.test')
    const answer = await shop.logIn('cookie@login.test')
    const lines = answer.headers.getSetCookie()
    expect(lines).toEqual([
      expect.stringMatching(/^customer-token=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/),
      'hostfront-session=1; Path=/; Max-Age=1209600; SameSite=Lax',
    ])
    const { rows } = await payload.db.drizzle.execute(sql`select * from customer_sessions`)
    expect(JSON.stringify(rows)).not.toContain(answer.cookies['customer-token'])
    expect(await shop.whoIs({ 'hostfront-session': '1' })).toBeNull()
    expect(await shop.whoIs({ 'payload-token': answer.cookies['customer-token'] ?? '' })).toBeNull()
    expect((await api('GET', '/account/session', { headers: { Authorization: `JWT ${answer.cookies['customer-token']}` } })).body).toEqual({
      user: null,
    })
  })

  it('closes Payload’s own account endpoints', async () => {
    await shop.signUp('doors@login.test')
    const body = { email: 'doors@login.test', password, token: 'x' }
    for (const path of ['login', 'logout', 'refresh-token', 'forgot-password', 'reset-password', 'verify/x', 'first-register']) {
      const answer = await shop.api('POST', `/customers/${path}`, { body })
      expect([path, answer.status, answer.cookies]).toEqual([path, 403, {}])
    }
    expect((await shop.api('GET', '/customers/me')).status).toBe(403)
    expect(await mailsTo(payload, 'doors@login.test')).toHaveLength(1)
  })

  it('§7.15: answers the same for unknown email and wrong password, and never locks the owner out', async () => {
    await shop.signUp('one@login.test')
    const unknown = await shop.logIn('nobody@login.test', {}, 'wrong-password')
    const answers = []
    for (let count = 0; count < 7; count += 1) answers.push(await shop.logIn('one@login.test', {}, 'wrong-password'))
    expect(unknown.status).toBe(401)
    for (const answer of answers) expect([answer.status, answer.text, answer.cookies]).toEqual([unknown.status, unknown.text, {}])
    expect((await shop.logIn('one@login.test')).status).toBe(200)
  })

  it('hashes as much for an unknown address as for a wrong password, in every form', async () => {
    await shop.signUp('even@login.test')
    const roundsOf = async (work: () => Promise<unknown>): Promise<number> => {
      const before = passwordRounds().asked
      await work()
      return passwordRounds().asked - before
    }
    const wrong = await roundsOf(() => shop.logIn('even@login.test', {}, 'wrong-password'))
    expect(wrong).toBeGreaterThan(100_000)
    expect(await roundsOf(() => shop.logIn('nobody@login.test', {}, 'wrong-password'))).toBe(wrong)
    const known = await roundsOf(() => shop.register('even@login.test'))
    expect(await roundsOf(() => shop.register('new@login.test'))).toBe(known)
  })

  it('rejects a cross-site change', async () => {
    const cookies = await shop.signUp('origin@login.test')
    for (const [method, path] of [
      ['POST', '/account/logout'],
      ['PATCH', '/account/profile'],
      ['POST', '/account/delete'],
    ] as const) {
      const answer = await shop.api(method, path, { body: {}, cookies, headers: { Origin: 'https://evil.example' } })
      expect([path, answer.status]).toEqual([path, 403])
    }
    expect(await shop.whoIs(cookies)).not.toBeNull()
  })
})

describe('sessions', () => {
  it('§2.11, §6.4: ends this browser’s session on logout and keeps the cart', async () => {
    const cookies = await shop.signUp('out@login.test')
    const other = keptCookies(await shop.logIn('out@login.test'))
    const answer = await shop.api('POST', '/account/logout', { cookies })
    expect(answer.cookies).toEqual({ 'customer-token': '', 'hostfront-session': '' })
    expect(await shop.whoIs(cookies)).toBeNull()
    expect(await shop.whoIs(other)).not.toBeNull()
  })

  it('creates twenty sessions for twenty concurrent logins', async () => {
    await shop.signUp('twenty@login.test')
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.logIn('twenty@login.test')))
    for (const answer of answers) expect(await shop.whoIs(keptCookies(answer))).not.toBeNull()
  })

  it('lists sessions by browser, the current one first, and ends one or all others', async () => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const first = await shop.signUp('list@login.test')
    const second = keptCookies(await shop.api('POST', '/account/login', { body: { email: 'list@login.test', password }, headers }))
    const third = keptCookies(await shop.logIn('list@login.test'))
    const listed = (await shop.api('GET', '/account/sessions', { cookies: first })).body?.['sessions'] as {
      id: string
      device: string | null
      isCurrent: boolean
    }[]
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    const firefox = listed.find(({ device }) => device === 'Firefox · Linux')
    expect((await shop.api('DELETE', `/account/sessions/${firefox?.id}`, { cookies: first })).status).toBe(200)
    expect(await shop.whoIs(second)).toBeNull()
    expect(await shop.whoIs(third)).not.toBeNull()
    await shop.api('DELETE', '/account/sessions', { cookies: first })
    expect([await shop.whoIs(third), (await shop.whoIs(first)) !== null]).toEqual([null, true])
  })

  it('expires after fourteen days', async () => {
    const cookies = await shop.signUp('ends@login.test')
    await payload.db.drizzle.execute(
      sql`update customer_sessions set expires_at = now() where customer_id = (select id from customers where email = 'ends@login.test')`,
    )
    expect(await shop.whoIs(cookies)).toBeNull()
  })

  it('ends every session on a password change, gives this browser a new one and notifies the owner', async () => {
    const cookies = await shop.signUp('change@login.test')
    const other = keptCookies(await shop.logIn('change@login.test'))
    const body = { currentPassword: 'not-the-password', newPassword: 'a-new-long-password' }
    expect((await shop.api('PATCH', '/account/password', { body, cookies })).status).toBe(422)
    const changed = await shop.api('PATCH', '/account/password', { body: { ...body, currentPassword: password }, cookies })
    expect(changed.status, changed.text).toBe(200)
    expect([await shop.whoIs(cookies), await shop.whoIs(other)]).toEqual([null, null])
    expect(await shop.whoIs(keptCookies(changed, cookies))).not.toBeNull()
    expect((await mailsTo(payload, 'change@login.test')).at(-1)?.template).toBe('password-changed')
  })

  it('ends every session when staff set the password', async () => {
    const cookies = await shop.signUp('staff@login.test')
    const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'staff@login.test' } } })
    await payload.update({ collection: 'customers', id: docs[0]?.id ?? '', data: { name: 'Renamed' } })
    expect(await shop.whoIs(cookies)).toMatchObject({ name: 'Renamed' })
    await payload.update({ collection: 'customers', id: docs[0]?.id ?? '', data: { password: 'set-by-a-colleague' } })
    expect(await shop.whoIs(cookies)).toBeNull()
  })
})

describe('deleting an account', () => {
  it('requires its password, and deletes sessions and links', async () => {
    const cookies = await shop.signUp('gone@login.test')
    await shop.api('POST', '/account/forgot-password', { body: { email: 'gone@login.test' } })
    const token = await lastToken(payload, 'gone@login.test')
    expect((await shop.api('POST', '/account/delete', { body: { password: 'not-the-password' }, cookies })).status).toBe(422)
    expect((await shop.api('POST', '/account/delete', { body: { password }, cookies })).body).toEqual({ user: null })
    expect(await shop.whoIs(cookies)).toBeNull()
    expect((await shop.logIn('gone@login.test')).status).toBe(401)
    expect((await shop.api('POST', '/account/reset-password', { body: { token, password: 'a-new-long-password' } })).status).toBe(410)
  })
})
