import { isFromOwnMachine } from '@/lib/config/front'
import { ok, type Result } from '@/core/result'
import { deviceName, cookieLine, sessionCookies } from '@/modules/auth/sessions'
import type { Refusal } from '@/lib/http/http-error'
import { type Device, type SignedIn, loginStepToKeep, type CodeNeeded } from '@/modules/accounts/login.service'
import { answer, type Answer } from '@/cms/endpoints/http/answer'
import { cartCookies, cartVisitor } from '@/cms/endpoints/http/cart-visitor'

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
