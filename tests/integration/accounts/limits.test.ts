import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { resetCount } from '@/lib/http/rate-limit'
import { bootPayload } from '../../support/payload'
import { createAccounts, lastToken, mailsTo, password } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_LOGIN: '4', TRUSTED_PROXY_COUNT: '1' }))
  shop = createAccounts(payload)
})

const from = (address: string) => ({ 'X-Forwarded-For': address })

describe('rate limits of accounts', () => {
  it('counts a network address, whatever it tries', async () => {
    const ask = (email: string) => shop.api('POST', '/account/login', { body: { email, password }, headers: from('203.0.113.1') })
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(`${name}@limits.test`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('counts account and address together, whether the account exists or not', async () => {
    const ask = (email: string) => shop.api('POST', '/account/login', { body: { email, password }, headers: from('198.51.100.1') })
    const statuses = []
    for (const email of ['TRIED@limits.test', 'tried@limits.test', 'tried@limits.test', 'tried@limits.test', 'tried@limits.test'])
      statuses.push((await ask(email)).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  it('K5: tells known and unknown accounts alike how long they have to wait', async () => {
    const known = 'waiting@limits.test'
    await shop.api('POST', '/account/register', { body: { name: 'Ada', email: known, password }, headers: from('192.0.2.7') })
    const lockOut = async (email: string, address: string) => {
      const ask = () => shop.api('POST', '/account/login', { body: { email, password: 'not the password' }, headers: from(address) })
      for (let index = 0; index < 4; index += 1) await ask()
      await resetCount(payload, 'login', address)
      return ask()
    }
    const answers = [await lockOut(known, '198.51.100.3'), await lockOut('nobody@limits.test', '198.51.100.4')]
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    const message = 'Too many failed logins: login is locked for 15 minutes. Wait, or reset your password.'
    expect(answers[0]?.body).toMatchObject({ error: { code: 'too-many-logins', message } })
  })

  it('K5: ends the wait with a password reset', async () => {
    const email = 'forgetful@limits.test'
    await shop.signUp(email)
    const logIn = (typed: string) => shop.api('POST', '/account/login', { body: { email, password: typed }, headers: from('198.51.100.5') })
    for (let index = 0; index < 4; index += 1) await logIn('not the password')
    await resetCount(payload, 'login', '198.51.100.5')
    expect((await logIn(password)).status).toBe(429)
    await shop.api('POST', '/account/forgot-password', { body: { email }, headers: from('198.51.100.5') })
    const chosen = 'a-new-long-password'
    const reset = { token: await lastToken(payload, email), password: chosen }
    expect((await shop.api('POST', '/account/reset-password', { body: reset, headers: from('198.51.100.5') })).status).toBe(200)
    await resetCount(payload, 'login', '198.51.100.5')
    expect((await logIn(chosen)).status).toBe(200)
  })

  it('counts wrong passwords for a confirmation link like those of a login', async () => {
    const email = 'unconfirmed@limits.test'
    await shop.api('POST', '/account/register', { body: { name: 'Ada', email, password }, headers: from('192.0.2.5') })
    const token = await lastToken(payload, email)
    const verify = (typed: string, address: string) =>
      shop.api('POST', '/account/verify', { body: { token, password: typed }, headers: from(address) })
    const logIn = (typed: string) => shop.api('POST', '/account/login', { body: { email, password: typed }, headers: from('198.51.100.2') })
    const statuses = []
    for (const tryOut of [verify, logIn, verify, logIn]) statuses.push((await tryOut('not the password', '198.51.100.2')).status)
    await resetCount(payload, 'login', '198.51.100.2')
    expect([...statuses, (await verify(password, '198.51.100.2')).status]).toEqual([422, 401, 422, 429, 429])
    expect((await verify(password, '192.0.2.6')).status).toBe(200)
  })

  it('locks no one out: the owner logs in after attempts from many networks', async () => {
    const email = 'owner@limits.test'
    await shop.api('POST', '/account/register', { body: { name: 'Ada', email, password }, headers: from('192.0.2.1') })
    await shop.api('POST', '/account/verify', { body: { token: await lastToken(payload, email), password }, headers: from('192.0.2.1') })
    const ask = (typed: string, address: string) =>
      shop.api('POST', '/account/login', { body: { email, password: typed }, headers: from(address) })
    const tries = await Promise.all(Array.from({ length: 12 }, (_, index) => ask('not the password', `198.51.100.${10 + index}`)))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await ask(password, '192.0.2.2')).status).toBe(200)
  })

  it('still emails the owner after any number of requests by others', async () => {
    const email = 'mailed@limits.test'
    await shop.api('POST', '/account/register', { body: { name: 'Ada', email, password }, headers: from('192.0.2.3') })
    const forget = (address: string) => shop.api('POST', '/account/forgot-password', { body: { email }, headers: from(address) })
    for (let index = 0; index < 8; index += 1) await forget(`198.51.100.${60 + (index % 2)}`)
    const before = (await mailsTo(payload, email)).length
    expect((await forget('192.0.2.4')).status).toBe(202)
    expect((await mailsTo(payload, email)).length).toBe(before + 1)
  })
})
