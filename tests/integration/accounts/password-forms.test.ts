import { sql } from '@payloadcms/db-postgres'
import crypto from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createAccounts, keptCookies, lastToken } from './account-shop'

const spaced = 'Grüße aus Köln ñandú'
const forms = {
  composed: spaced.normalize('NFC'),
  decomposed: spaced.normalize('NFD'),
  'with the spaces of an option key': spaced.normalize('NFC').replaceAll(' ', '\u{a0}'),
}
type Form = keyof typeof forms
const names = Object.keys(forms) as Form[]
const pairs = names
  .flatMap((chosen) => names.map((typed) => [chosen, typed] as const))
  // the gate takes each form once as chosen and once as typed
  .filter(([chosen, typed]) => inFullLane || names.indexOf(typed) === (names.indexOf(chosen) + 1) % names.length)
  .map(([chosen, typed]) => [forms[chosen], forms[typed]] as const)

let payload: Payload
let shop: ReturnType<typeof createAccounts>
let firstStaff: readonly number[]

const logStaffIn = async (email: string, password: string) => (await shop.api('POST', '/users/login', { body: { email, password } })).status

beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
  await payload.db.drizzle.execute(sql`delete from users`)
  const body = { name: 'First', email: 'first@forms.test', password: forms.decomposed }
  firstStaff = [(await shop.api('POST', '/users/first-register', { body })).status, await logStaffIn(body.email, forms.composed)]
})

const staffTwoStep = '/users/two-step'

let count = 0
const newEmail = (): string => `owner-${(count += 1)}@forms.test`
const other = 'Another longer one é'

const signUp = async (chosen: string) => {
  const email = newEmail()
  await shop.register(email, { password: chosen })
  const verified = await shop.api('POST', '/account/verify', { body: { token: await lastToken(payload, email), password: chosen } })
  return { email, cookies: keptCookies(verified) }
}

const hire = async (chosen: string) => {
  const email = newEmail()
  const { id } = await payload.create({ collection: 'users', data: { name: 'Ada', email, password: chosen, role: 'support' } })
  return { id, email }
}

/** Each returns the status of a request with `typed` after the password was set to `chosen`. */
const doors: Record<string, (chosen: string, typed: string) => Promise<number>> = {
  'confirming an address': async (chosen, typed) => {
    const email = newEmail()
    await shop.register(email, { password: chosen })
    const body = { token: await lastToken(payload, email), password: typed }
    return (await shop.api('POST', '/account/verify', { body })).status
  },
  'logging in': async (chosen, typed) => (await shop.logIn((await signUp(chosen)).email, {}, typed)).status,
  'logging in after a reset': async (chosen, typed) => {
    const { email } = await signUp(other)
    await shop.api('POST', '/account/forgot-password', { body: { email } })
    await shop.api('POST', '/account/reset-password', { body: { token: await lastToken(payload, email), password: chosen } })
    return (await shop.logIn(email, {}, typed)).status
  },
  'logging in after a change': async (chosen, typed) => {
    const { email, cookies } = await signUp(other)
    await shop.api('PATCH', '/account/password', { cookies, body: { currentPassword: other, newPassword: chosen } })
    return (await shop.logIn(email, {}, typed)).status
  },
  'changing it': async (chosen, typed) => {
    const { cookies } = await signUp(chosen)
    return (await shop.api('PATCH', '/account/password', { cookies, body: { currentPassword: typed, newPassword: other } })).status
  },
  'turning two-step login off': async (chosen, typed) => {
    const { cookies } = await signUp(chosen)
    return (await shop.api('POST', '/account/two-step/off', { cookies, body: { password: typed } })).status
  },
  'deleting the account': async (chosen, typed) => {
    const { cookies } = await signUp(chosen)
    return (await shop.api('POST', '/account/delete', { cookies, body: { password: typed } })).status
  },
  'logging in as staff': async (chosen, typed) => logStaffIn((await hire(chosen)).email, typed),
  'logging in as staff after a reset': async (chosen, typed) => {
    const { email } = await hire(other)
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    await shop.api('POST', '/users/reset-password', { body: { token, password: chosen } })
    return logStaffIn(email, typed)
  },
  'changing it as staff': async (chosen, typed) => {
    const { id, email } = await hire(chosen)
    const { cookies } = await shop.api('POST', '/users/login', { body: { email, password: chosen } })
    const body = { password: other, currentPassword: typed }
    return (await shop.api('PATCH', `/users/${id}`, { cookies, body })).status
  },
  'turning two-step login off as staff': async (chosen, typed) => {
    const { email } = await hire(chosen)
    const { cookies } = await shop.api('POST', '/users/login', { body: { email, password: chosen } })
    return (await shop.api('POST', `${staffTwoStep}/off`, { cookies, body: { password: typed } })).status
  },
}

/** A hash from before passwords were normalised. */
const storeRaw = async (table: 'customers' | 'users', email: string, raw: string): Promise<void> => {
  const salt = crypto.randomBytes(32).toString('hex')
  const hash = await new Promise<string>((resolve, reject) => {
    crypto.pbkdf2(raw, salt, 600_000, 32, 'sha256', (fault, key) => (fault ? reject(fault) : resolve(key.toString('hex'))))
  })
  await payload.db.drizzle.execute(
    sql`update ${sql.identifier(table)} set salt = ${salt}, hash = ${`pbkdf2-sha256-v1:${hash}`} where email = ${email}`,
  )
}

describe('K9: accepts a password in every Unicode form a device may send', () => {
  it.each(Object.entries(doors))('K9: accepts every spelling when %s', async (_door, open) => {
    const answers = []
    for (const [chosen, typed] of pairs) answers.push(await open(chosen, typed))
    expect(answers).toEqual(pairs.map(() => 200))
  })

  it('K9: accepts another Unicode form when the first staff member logs in', () => {
    expect(firstStaff).toEqual([200, 200])
  })

  it.each(['a different accent', 'no accent'])('refuses %s when logging in', async (difference) => {
    const typed = difference === 'no accent' ? forms.composed.replace('ö', 'o') : forms.composed.replace('ö', 'ó')
    const { email } = await signUp(forms.composed)
    expect((await shop.logIn(email, {}, typed)).status).toBe(401)
    expect(await logStaffIn((await hire(forms.composed)).email, typed)).toBe(401)
  })

  it.each(pairs)('K9: accepts a hash of %j from before normalisation when %j is typed', async (stored, typed) => {
    const isOpened = stored === typed || !stored.includes('\u{a0}')
    const { email } = await signUp(other)
    await storeRaw('customers', email, stored)
    expect((await shop.logIn(email, {}, typed)).status).toBe(isOpened ? 200 : 401)
    const person = await hire(other)
    await storeRaw('users', person.email, stored)
    expect(await logStaffIn(person.email, typed)).toBe(isOpened ? 200 : 401)
  })

  it('counts a single attempt when several forms of a password are tried', async () => {
    const { email } = await signUp(forms.composed)
    const person = await hire(forms.composed)
    for (let tries = 0; tries < 9; tries += 1) {
      await shop.logIn(email, {}, 'wrong pässword of mine')
      await logStaffIn(person.email, 'wrong pässword of mine')
    }
    expect((await shop.logIn(email, {}, forms.decomposed)).status).toBe(200)
    expect(await logStaffIn(person.email, forms.decomposed)).toBe(200)
  })

  it('counts user-perceived characters when a password is chosen', async () => {
    const answer = await shop.register(newEmail(), { password: 'üöäéñ'.normalize('NFD') })
    expect(answer.status).toBe(400)
  })
})
