import { ok, type Result } from '@/core/result'
import { deviceName } from '@/server/accounts/device-name'
import { cookieLine, sessionCookies } from '@/server/accounts/session-cookie'
import { hashToken } from '@/server/cart-token'
import type { Context } from '@/server/context'
import { normaliseEmail } from '@/server/normalise-email'
import { secondsToWait } from '@/server/rate-limit'
import type { Refusal } from '@/server/refusals'
import type { Device, SignedIn } from '@/server/use-cases/account/begin-session'
import { answer, type Answer } from '../../answer'
import { cartCookies, cartVisitor } from '../../cart-visitor'

/** The browser that asks, as a session remembers it. */
export const deviceOf = (headers: Headers, cookies: ReadonlyMap<string, string>): Device => ({
  name: deviceName(headers.get('user-agent')),
  cartToken: cartVisitor(cookies).token,
})

interface SessionAnswer {
  readonly user: { readonly name: string; readonly email: string } | null
}

/** Whoever signed in is greeted, and keeps the session and, where the cart moved, its token. */
export const signedInAnswer = (outcome: Result<SignedIn, Refusal>): Result<Answer<SessionAnswer>, Refusal> =>
  outcome.ok
    ? ok(
        answer({ user: outcome.value.customer }, {
          cookies: [...sessionCookies(outcome.value.sessionToken).map(cookieLine), ...cartCookies(outcome.value.cartToken)],
        }),
      )
    : outcome

/** Counted by e-mail address as well, known or not: many computers may not try one account together. */
export const isTriedTooOften = async ({ payload }: Context, email: string): Promise<boolean> =>
  (await secondsToWait(payload, 'login', `email:${hashToken(normaliseEmail(email))}`)) !== null
