import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vi } from 'vitest'
import type { ApiAnswer } from '../api/api-client'
import { keptCookies, password, type createAccounts } from './account-shop'

type Shop = ReturnType<typeof createAccounts>
type Cookies = Readonly<Record<string, string>>

export interface Enrolled {
  readonly cookies: Cookies
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Call before the first request: the shop captures its clock then. */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
}

/** Advances to a new code; earlier ones are no longer valid. */
export const nextCode = (): void => {
  vi.setSystemTime(Date.now() + 60_000)
}

/** Template for the other accounts: hashing a password for each would take most of the time. */
export const firstOwner = 'first@two.test'

export const createTwoSteps = (payload: Payload, shop: Shop) => {
  const { api } = shop
  const { drizzle } = payload.db

  const signUp = async (email: string): Promise<Cookies> => {
    const [{ openSession }, { uuidV7 }] = await Promise.all([import('@/modules/auth/sessions'), import('@/lib/db/sql')])
    const id = uuidV7()
    await drizzle.execute(sql`
      insert into customers (id, email, name, locale, verified_at, salt, hash, login_attempts)
      select ${id}, ${email}, name, locale, verified_at, salt, hash, 0 from customers where email = ${firstOwner}
    `)
    return { 'customer-token': await openSession(drizzle, id, null, Date.now()) }
  }

  const codeOf = async (secret: string, steps = 0): Promise<string> => {
    const { codeAt } = await import('@/modules/auth/mfa/totp')
    return codeAt(secret, Date.now() + steps * 30_000)
  }

  const begin = async (cookies: Cookies): Promise<Enrolled> => {
    const begun = await api('POST', '/account/two-step/setup', { cookies })
    if (begun.status !== 200) throw new Error(`${begun.status} ${begun.text}`)
    const { secret, recoveryCodes } = begun.body as { secret: string; recoveryCodes: string[] }
    return { cookies: keptCookies(begun, cookies), secret, recoveryCodes }
  }

  const confirm = async ({ cookies, secret }: Enrolled, more: Record<string, unknown> = {}): Promise<ApiAnswer> =>
    api('POST', '/account/two-step', { cookies, body: { code: await codeOf(secret), password, ...more } })

  const enrol = async (email: string): Promise<Enrolled> => {
    const begun = await begin(await signUp(email))
    const turned = await confirm(begun)
    if (turned.status !== 200) throw new Error(`${turned.status} ${turned.text}`)
    nextCode()
    return begun
  }

  const firstStep = async (email: string, typed = password): Promise<Cookies> => keptCookies(await shop.logIn(email, {}, typed))

  const secondStep = (cookies: Cookies, code: string, headers: Readonly<Record<string, string>> = {}) =>
    api('POST', '/account/login/code', { cookies, body: { code }, headers })

  return { signUp, codeOf, begin, confirm, enrol, firstStep, secondStep }
}
