import { isFromOwnMachine } from '@/config/front'
import { ok, type Result } from '@/core/result'
import { deviceName } from '@/server/accounts/device-name'
import { cookieLine, sessionCookies } from '@/server/accounts/session-cookie'
import type { Refusal } from '@/server/platform/refusals'
import type { Device, SignedIn } from '@/server/accounts/begin-session'
import { loginStepToKeep } from '@/server/accounts/login-step'
import type { CodeNeeded } from '@/server/accounts/sign-in'
import { answer, type Answer } from '../../http/answer'
import { cartCookies, cartVisitor } from '../../http/cart-visitor'

/** The browser that asks, as a session remembers it. */
export const deviceOf = (headers: Headers, cookies: ReadonlyMap<string, string>): Device => ({
  name: deviceName(headers.get('user-agent')),
  cartToken: cartVisitor(cookies).token,
  isOwnMachine: isFromOwnMachine(headers),
})

interface LoginAnswer {
  readonly user: { readonly name: string; readonly email: string } | null
  readonly isCodeNeeded: boolean
}

/** Whoever signed in is greeted, and keeps the session and, where the cart moved, its token; whoever still owes a code, the way to the second step. */
export const signedInAnswer = (opened: SignedIn | CodeNeeded): Answer<LoginAnswer> =>
  opened.kind === 'signed-in'
    ? answer(
        { user: opened.customer, isCodeNeeded: false },
        { cookies: [...sessionCookies(opened.sessionToken).map(cookieLine), ...cartCookies(opened.cartToken)] },
      )
    : answer({ user: null, isCodeNeeded: true }, { cookies: [cookieLine(loginStepToKeep(opened.loginStep))] })

/** The same, of a door that may refuse. */
export const loginAnswer = (outcome: Result<SignedIn | CodeNeeded, Refusal>): Result<Answer<LoginAnswer>, Refusal> =>
  outcome.ok ? ok(signedInAnswer(outcome.value)) : outcome
