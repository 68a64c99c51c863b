import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { resetCount } from '@/lib/http/rate-limit'
import { createApi, type Api } from '../api/api-client'
import { bootPayload } from '../../support/payload'

const email = 'tried@staff.test'
const password = 'a-long-test-password'

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_LOGIN: '4', TRUSTED_PROXY_COUNT: '1' }))
  api = createApi(payload)
  // more than four local calls: the shop's own are not counted
  for (const name of ['tried', 'calm', 'other', 'mailed', 'fifth']) {
    await payload.create({ collection: 'users', data: { name, email: `${name}@staff.test`, password, role: 'support' } })
    await payload.login({ collection: 'users', data: { email: `${name}@staff.test`, password } })
  }
})

const ask = (door: string, from: string, body: object) =>
  api('POST', `/users/${door}`, { body, headers: { 'X-Forwarded-For': from, 'Accept-Language': 'de' } })

describe('rate limits of staff logins', () => {
  it('count a network address, whatever it tries, and report it', async () => {
    const tries = Array.from({ length: 6 }, (_, index) => ask('login', '203.0.113.1', { email: `nobody-${index}@staff.test`, password }))
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 429, 429])
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      errors: [{ message: expect.stringContaining('Zu viele Versuche') as string }],
    })
  })

  it('count account and address together, in every spelling of the account', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email}`, email, email]
    const statuses = []
    for (const each of spellings) statuses.push((await ask('login', '198.51.100.1', { email: each, password: 'not the password' })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429])
  })

  it('say how long to wait, the same for unknown accounts', async () => {
    const lockOut = async (tried: string, address: string) => {
      const attempt = () => ask('login', address, { email: tried, password: 'not the password' })
      for (let index = 0; index < 4; index += 1) await attempt()
      await resetCount(payload, 'login', address)
      return attempt()
    }
    const answers = [await lockOut(email, '198.51.100.2'), await lockOut('nobody@staff.test', '198.51.100.3')]
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(answers[0]?.body).toMatchObject({ errors: [{ message: expect.stringContaining('in 15 Min. erneut') as string }] })
  })

  it('lock no one out: the owner logs in after attempts from many networks', async () => {
    const tries = Array.from({ length: 12 }, (_, index) =>
      ask('login', `198.51.100.${10 + index}`, { email, password: 'not the password' }),
    )
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await ask('login', '192.0.2.8', { email, password })).status).toBe(200)
  })

  it('reveal no account: unknown and known get the same answer', async () => {
    const answers = await Promise.all(
      [email, 'nobody@staff.test'].map((each, index) =>
        ask('login', `198.51.100.${50 + index}`, { email: each, password: 'not the password' }),
      ),
    )
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  it('still email the owner after any number of requests by others', async () => {
    const statuses = []
    for (let index = 0; index < 4; index += 1)
      statuses.push((await ask('forgot-password', '198.51.100.70', { email: 'other@staff.test' })).status)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect((await ask('forgot-password', '192.0.2.9', { email: 'other@staff.test' })).status).toBe(200)
  })

  it('affect nobody else', async () => {
    expect((await ask('login', '192.0.2.7', { email: 'calm@staff.test', password })).status).toBe(200)
  })

  it('count requests and completions of password resets as well', async () => {
    const statuses = []
    for (const door of ['forgot-password', 'reset-password', 'forgot-password', 'reset-password', 'forgot-password', 'reset-password']) {
      const body = door === 'forgot-password' ? { email: 'mailed@staff.test' } : { token: 'guessed', password }
      statuses.push((await ask(door, '192.0.2.99', body)).status)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect(statuses.slice(0, 4)).not.toContain(429)
  })
})
