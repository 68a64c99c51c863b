import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { confirmEmailChange, findEmailChange, requestEmailChange } from '@/modules/accounts/email-change'
import { bootPayload } from '../../support/payload'
import { createAccounts, lastToken, mailsTo, password } from './account-shop'

const device = { name: 'Firefox', cartToken: null, isOwnMachine: true }
const hour = 60 * 60 * 1000

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
})

const context = async (later = 0) => {
  const made = await createContext(payload, 'en')
  return { ...made, now: () => made.now() + later }
}

const customerOf = async (email: string) => {
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  return docs[0]
}

/** Logs in to an account with this address and requests to change it. */
const ask = async (from: string, to: string, typed = password) => {
  const cookies = await shop.signUp(from)
  const customer = await customerOf(from)
  if (!customer) throw new Error(`No account of ${from}`)
  const signedIn = { id: customer.id, email: from, name: customer.name, sessionId: 'none' }
  return { cookies, asked: await requestEmailChange(await context(), signedIn, { email: to, password: typed }) }
}

const kindsTo = async (email: string) => (await mailsTo(payload, email)).map(({ template, data }) => data.kind ?? template)

describe('changing the email address of an account', () => {
  it('K12: mails a link to the new address, which confirms it with the password, and notifies the old one', async () => {
    const { cookies, asked } = await ask('old@change.test', ' New@Change.test ')
    expect(asked.ok).toBe(true)
    expect(await customerOf('old@change.test')).toBeDefined()
    const token = await lastToken(payload, 'new@change.test')
    expect(await findEmailChange(await context(), token)).toEqual({ email: 'new@change.test' })
    expect((await confirmEmailChange(await context(), { token, password: 'another password' }, device)).ok).toBe(false)

    const confirmed = await confirmEmailChange(await context(), { token, password }, device)
    expect(confirmed).toMatchObject({ ok: true, value: { kind: 'signed-in', customer: { email: 'new@change.test' } } })
    expect(await shop.whoIs(cookies)).toBeNull()
    expect((await shop.logIn('new@change.test')).status).toBe(200)
    expect((await shop.logIn('old@change.test')).status).not.toBe(200)
    expect((await kindsTo('old@change.test')).at(-1)).toBe('email-changed')
    expect((await confirmEmailChange(await context(), { token, password }, device)).ok).toBe(false)
  })

  it('K12: requires the password, and sends no email without it', async () => {
    const { asked } = await ask('guard@change.test', 'target@change.test', 'not the password')
    expect(asked).toMatchObject({ ok: false, error: { code: 'wrong-password' } })
    expect(await mailsTo(payload, 'target@change.test')).toEqual([])
  })

  it('K12: answers the same for an address that has an account, and emails its owner', async () => {
    await shop.signUp('owner@change.test')
    const { asked } = await ask('prober@change.test', 'owner@change.test')
    expect(asked.ok).toBe(true)
    expect((await kindsTo('owner@change.test')).at(-1)).toBe('address-known')
  })

  it('K12: invalidates the link after an hour, and once somebody else has the address', async () => {
    await ask('late@change.test', 'wanted@change.test')
    const token = await lastToken(payload, 'wanted@change.test')
    expect(await findEmailChange(await context(hour + 60_000), token)).toBeNull()
    await shop.signUp('wanted@change.test')
    expect(await confirmEmailChange(await context(), { token, password }, device)).toMatchObject({
      ok: false,
      error: { code: 'link-spent' },
    })
    expect(await customerOf('late@change.test')).toBeDefined()
  })

  it('K12: invalidates a password reset link that was sent to the old address', async () => {
    await ask('mailbox@change.test', 'moved@change.test')
    const token = await lastToken(payload, 'moved@change.test')
    await shop.api('POST', '/account/forgot-password', { body: { email: 'mailbox@change.test' } })
    const reset = await lastToken(payload, 'mailbox@change.test')
    await confirmEmailChange(await context(), { token, password }, device)
    const answer = await shop.api('POST', '/account/reset-password', { body: { token: reset, password: 'a-password-of-a-thief' } })
    expect(answer.status).toBe(410)
  })

  it('K12: replaces an unconfirmed registration', async () => {
    await ask('first@change.test', 'pending@change.test')
    const token = await lastToken(payload, 'pending@change.test')
    await shop.register('pending@change.test', { password: 'chosen-by-a-stranger' })
    expect((await confirmEmailChange(await context(), { token, password }, device)).ok).toBe(true)
    expect((await shop.logIn('pending@change.test')).status).toBe(200)
  })
})
