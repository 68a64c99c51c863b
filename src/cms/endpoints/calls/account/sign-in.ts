import { isFromOwnMachine } from '@/config/front-door'
import { ok, type Result } from '@/core/result'
import { deviceName } from '@/server/accounts/device-name'
import { cookieLine, sessionCookies } from '@/server/accounts/session-cookie'
import type { Refusal } from '@/server/platform/refusals'
import type { Device, SignedIn } from '@/server/accounts/begin-session'
import { answer, type Answer } from '../../http/answer'
import { cartCookies, cartVisitor } from '../../http/cart-visitor'

/** The browser that asks, as a session remembers it. */
export const deviceOf = (headers: Headers, cookies: ReadonlyMap<string, string>): Device => ({
  name: deviceName(headers.get('user-agent')),
  cartToken: cartVisitor(cookies).token,
  isOwnMachine: isFromOwnMachine(headers),
})

interface SessionAnswer {
  readonly user: { readonly name: string; readonly email: string } | null
}

/** Whoever signed in is greeted, and keeps the session and, where the cart moved, its token. */
export const signedInAnswer = (outcome: Result<SignedIn, Refusal>): Result<Answer<SessionAnswer>, Refusal> =>
  outcome.ok
    ? ok(
        answer(
          { user: outcome.value.customer },
          { cookies: [...sessionCookies(outcome.value.sessionToken).map(cookieLine), ...cartCookies(outcome.value.cartToken)] },
        ),
      )
    : outcome
