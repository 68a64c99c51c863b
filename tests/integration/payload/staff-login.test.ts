// own modules: MAIL_DIR is read on import
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi, type Api } from '../api/api-client'
import { passwordRounds } from '../../support/cheap-passwords'
import { bootPayload } from '../../support/payload'

const password = 'a-long-test-password'
const email = 'two-tabs@staff.test'

let api: Api
let ada: string
let payload: Payload
let letters: string
beforeAll(async () => {
  letters = await fs.mkdtemp(path.join(os.tmpdir(), 'hostfront-mail-'))
  ;({ payload } = await bootPayload({ MAIL_DIR: letters }))
  api = createApi(payload)
  ada = (await payload.create({ collection: 'users', data: { name: 'Ada', email, password, role: 'support' } })).id
  await payload.create({ collection: 'users', data: { name: 'Grace', email: 'admin@staff.test', password, role: 'admin' } })
})

afterAll(() => fs.rm(letters, { recursive: true }))

const logIn = (typed = password, as = email) => api('POST', '/users/login', { body: { email: as, password: typed } })

const whoIs = async (token: string | undefined) =>
  (await api('GET', '/users/me', { cookies: { 'payload-token': token ?? '' } })).body?.['user'] as { email?: string } | null | undefined

describe('staff login', () => {
  it('creates eight sessions for eight concurrent logins', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const people = await Promise.all(answers.map(({ cookies }) => whoIs(cookies['payload-token'])))
    expect(people.map((person) => person?.email)).toEqual(Array(8).fill(email))
  })

  it('K10: accepts an address with letters of any script, in every spelling', async () => {
    const data = { name: 'José', email: 'José@Münch\u200Ben.example', password, role: 'support' } as const
    const { id } = await payload.create({ collection: 'users', data })
    for (const typed of ['josé@münchen.example', 'JOSE\u0301@xn--mnchen-3ya.example', ' José@MÜNCHEN.example '])
      expect([typed, (await logIn(password, typed)).status]).toEqual([typed, 200])
    await payload.delete({ collection: 'users', id })
    await expect(payload.create({ collection: 'users', data: { ...data, email: 'josé@example' } })).rejects.toMatchObject({
      data: { errors: [{ path: 'email' }] },
    })
  })

  it('sends the token in an httpOnly cookie only', async () => {
    const answer = await logIn()
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^payload-token=[\w.-]+; .*HttpOnly/)])
    expect(answer.text).not.toContain(answer.cookies['payload-token'])
    expect(answer.body).toMatchObject({ user: { email } })
    expect(answer.text).not.toMatch(/"(?:hash|salt)"/)
  })

  it.each([
    ['a wrong password', () => logIn('not the password')],
    ['an unknown address', () => logIn(password, 'nobody@staff.test')],
  ])('rejects %s, and does not delay the next login', async (_, refused) => {
    const [answer, next] = await Promise.all([refused(), logIn()])
    expect(answer.status).toBe(401)
    expect(answer.cookies).toEqual({})
    expect(next.status).toBe(200)
  })

  it('gives support no price lists', async () => {
    const { cookies } = await logIn()
    expect((await api('GET', '/price-lists/extensions', { cookies })).status).toBe(403)
  })

  it.each([[{}], [{ email: 7, password: [] }], [{ email }]])('rejects %j', async (body) => {
    expect((await api('POST', '/users/login', { body })).status).toBe(400)
  })
})

describe('the staff endpoints', () => {
  it('work as long for an unknown address as for a wrong password', async () => {
    const roundsOf = async (work: () => Promise<unknown>): Promise<number> => {
      const before = passwordRounds().asked
      await work()
      return passwordRounds().asked - before
    }
    const known = await roundsOf(() => logIn('not the password'))
    expect(known).toBeGreaterThan(100_000)
    expect(await roundsOf(() => logIn('not the password', 'nobody@staff.test'))).toBe(known)
  })

  it('send the reset link to staff, and to nobody else', async () => {
    for (const each of [email, 'nobody@staff.test'])
      expect((await api('POST', '/users/forgot-password', { body: { email: each } })).status).toBe(200)
    const files = await fs.readdir(letters)
    const kept = await Promise.all(
      files.filter((file) => file.endsWith('.json')).map((file) => fs.readFile(path.join(letters, file), 'utf8')),
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]).toContain(email)
    expect(kept[0]).toContain('/admin/reset/')
  })

  it.each(['1234567890', '          ', 'two-tabs@staff.test'])('reject a password that is easy to guess: %j', async (easy) => {
    const set = payload.update({ collection: 'users', id: ada, data: { password: easy } })
    await expect(set).rejects.toMatchObject({
      data: { errors: [{ path: 'password', message: 'The password was not saved because it is easy to guess. Please choose another.' }] },
    })
  })

  it.each([
    ['Origin', 'https://elsewhere.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ])('reject cross-site requests, which carry no cookie: %s: %s', async (name, value) => {
    const headers = { [name]: value }
    const answers = [
      await api('POST', '/users/login', { body: { email, password }, headers }),
      await api('POST', '/users/forgot-password', { body: { email }, headers }),
    ]
    expect(answers.map(({ status, cookies }) => [status, cookies])).toEqual([
      [403, {}],
      [403, {}],
    ])
  })
})

describe('staff passwords', () => {
  const another = 'quiet otters at noon'
  const change = async (cookies: Readonly<Record<string, string>>, body: object) => api('PATCH', `/users/${ada}`, { cookies, body })

  it('change with the current one', async () => {
    const { cookies } = await logIn()
    expect(await change(cookies, { password: another })).toMatchObject({
      status: 400,
      text: expect.stringContaining('Please also enter your current password.') as string,
    })
    expect(await change(cookies, { password: another, currentPassword: 'not the password' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('This is not your current password.') as string,
    })
    expect((await logIn()).status).toBe(200)
    const changed = await change(cookies, { password: another, currentPassword: password })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.text).not.toContain(password)
    expect((await logIn()).status).toBe(401)
    expect((await logIn(another)).status).toBe(200)
  })

  it('of others change by an administrator', async () => {
    const { cookies } = await logIn(password, 'admin@staff.test')
    expect((await change(cookies, { password })).status).toBe(200)
    expect((await logIn()).status).toBe(200)
  })

  it('are required to change one’s own address, because its mailbox can reset the password', async () => {
    const { cookies } = await logIn()
    expect(await change(cookies, { email: 'thief@staff.test' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('Please also enter your current password.') as string,
    })
    expect(await change(cookies, { email: 'thief@staff.test', currentPassword: 'not the password' })).toMatchObject({ status: 400 })
    expect((await change(cookies, { email: email.toUpperCase(), name: 'Ada L.' })).status).toBe(200)
    const changed = await change(cookies, { email: 'ada@staff.test', currentPassword: password })
    expect(changed.status, changed.text).toBe(200)
    expect((await logIn(password, 'ada@staff.test')).status).toBe(200)
  })
})
