import type { Payload } from 'payload'
import { z } from 'zod'
import { environment } from '@/config/env'
import { challengeLength } from '@/server/passkeys/challenge'
import { openTicket, sealTicket } from '@/server/platform/sealed-ticket'
import type { Account } from './account-repository'
import type { CookieToSet } from './session-cookie'

/** ms between the right password and the code. */
const stepLength = 10 * 60 * 1000

const stepSchema = z.object({ account: z.string(), factor: z.string(), stamp: z.string() })

/** A login that waits for its code: the account whose password was right. */
export type LoginStep = z.output<typeof stepSchema>

/** What the browser carries to the second step. A new password, and a factor that is switched off or set up anew, end it. */
export const sealLoginStep = (payload: Payload, account: Account, factorId: string, now: number): string =>
  sealTicket(
    payload,
    { purpose: 'login-step', expiresAt: now + stepLength },
    { account: account.id, factor: factorId, stamp: account.passwordStamp },
  )

export const openLoginStep = (payload: Payload, ticket: string | null | undefined, now: number): LoginStep | null =>
  openTicket(payload, 'login-step', stepSchema, ticket, now)

const isSecureShop = (): boolean => environment().SITE_URL.startsWith('https://')

const cookieName = (name: string): string => (isSecureShop() ? `__Host-${name}` : name)

/** A ticket in a cookie, which no script reads; `null` takes it away. */
const ticketCookie = (name: string, ticket: string | null, milliseconds: number): CookieToSet => ({
  name: cookieName(name),
  value: ticket ?? '',
  maxAge: ticket === null ? 0 : milliseconds / 1000,
  httpOnly: true,
  secure: isSecureShop(),
})

export const loginStepCookie = (): string => cookieName('login-step')
export const loginStepToKeep = (ticket: string | null): CookieToSet => ticketCookie('login-step', ticket, stepLength)

/** The challenge a passkey answers. */
export const passkeyCookie = (): string => cookieName('passkey')
export const passkeyToKeep = (ticket: string | null): CookieToSet => ticketCookie('passkey', ticket, challengeLength)

/** What is being set up: a factor, or recovery codes in place of those before. */
export const setupCookie = (): string => cookieName('two-step')
export const setupToKeep = (ticket: string | null): CookieToSet => ticketCookie('two-step', ticket, 30 * 60 * 1000)
