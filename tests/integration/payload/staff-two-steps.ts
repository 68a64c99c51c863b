import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import { createApi, type ApiAnswer } from '../api/api-client'

export const own = '/users/two-step'
export const renewal = '/users/recovery-codes'

export const staffPassword = 'a-long-test-password'
type Role = 'admin' | 'marketing' | 'support'
type Cookies = Readonly<Record<string, string>>

export interface Setup {
  readonly ticket: string
  readonly secret: string
  readonly codes: readonly string[]
}

export const setupIn = (shown: unknown): Setup => {
  const { ticket, secret, codes } = (shown ?? {}) as Partial<Record<keyof Setup, unknown>>
  return { ticket: String(ticket), secret: String(secret), codes: Array.isArray(codes) ? codes.map(String) : [] }
}

/** Advances to a new code; earlier ones are no longer valid. */
export const nextCode = (): void => {
  vi.setSystemTime(Date.now() + 60_000)
}

/** Stops the clock. */
export const createStaffTwoSteps = async (payload: Payload) => {
  const { codeAt } = await import('@/modules/auth/mfa/totp')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const api = createApi(payload)
  const password = staffPassword

  const codeOf = (secret: string): string => codeAt(secret, Date.now())

  const hire = async (name: string, role: Role = 'support') => {
    const email = `${name}@staff-two.test`
    const { id } = await payload.create({ collection: 'users', data: { name, email, password, role } })
    return { id, email }
  }

  const logIn = (email: string, more: Record<string, unknown> = {}, headers: Cookies = {}) =>
    api('POST', '/users/login', { body: { email, password, ...more }, headers })

  const isIn = async ({ cookies }: { readonly cookies: ApiAnswer['cookies'] }): Promise<boolean> =>
    ((await api('GET', '/users/me', { cookies })).body?.['user'] ?? null) !== null

  const begin = async (cookies: Cookies): Promise<Setup> => setupIn((await api('POST', `${own}/setup`, { cookies, body: {} })).body)

  const enrol = async (name: string, role: Role = 'support') => {
    const person = await hire(name, role)
    const { cookies } = await logIn(person.email)
    const setup = await begin(cookies)
    const turned = await api('POST', '/users/two-step', { cookies, body: { ticket: setup.ticket, code: codeOf(setup.secret), password } })
    expect(turned.status, turned.text).toBe(200)
    nextCode()
    return { ...person, ...setup, cookies }
  }

  return { api, codeOf, hire, logIn, isIn, begin, enrol }
}
