import { isFromOwnMachine } from '@/lib/config/front'
import { ok, type Result, err } from '@/core/result'
import { deviceName, cookieLine, sessionCookies, listSessions } from '@/modules/auth/sessions'
import { type DomainError, refusal } from '@/lib/http/http-error'
import {
  type Device,
  type SignedIn,
  loginStepToKeep,
  type CodeNeeded,
  enterCode,
  loginStepCookie,
  logIn,
  passkeyCookie,
  passkeyToKeep,
  beginPasskeyLogin,
  logInWithPasskey,
  setupCookie,
  setupToKeep,
  twoStepState,
} from '@/modules/accounts/login.service'
import { answer, type Answer, defineEndpoint, asCustomer } from '@/lib/http/endpoint'
import { cartCookies, cartVisitor } from '@/modules/accounts/cart-visitor'
import { sessionAnswerSchema, loginAnswerSchema, sessionListSchema, doneSchema } from '@/modules/accounts/answers-schema'
import { loginCodeSchema, withPasswordSchema, newCodesSchema, setupSchema, turnOnSchema, twoStepSchema } from '@/modules/auth/schema'
import { loginSchema } from '@/modules/accounts/schema'
import { deleteSessionOf, deleteSessionsBut } from '@/modules/auth/sessions.repository'
import { z } from 'zod'
import { newPasskeySchema, passkeyListSchema, passkeyLoginSchema, passkeyOptionsSchema } from '@/modules/auth/passkeys/schema'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  listPasskeys,
  beginNewCodes,
  renewCodes,
  showNewCodes,
  turnOff,
  beginTurningOn,
  showSetup,
  turnOn,
} from '@/modules/accounts/two-factor.service'

export const deviceOf = (headers: Headers, cookies: ReadonlyMap<string, string>): Device => ({
  name: deviceName(headers.get('user-agent')),
  cartToken: cartVisitor(cookies).token,
  isOwnMachine: isFromOwnMachine(headers),
})

interface LoginAnswer {
  readonly user: { readonly name: string; readonly email: string } | null
  readonly isCodeNeeded: boolean
}

const signedInAnswer = (opened: SignedIn | CodeNeeded): Answer<LoginAnswer> =>
  opened.kind === 'signed-in'
    ? answer(
        { user: opened.customer, isCodeNeeded: false },
        { cookies: [...sessionCookies(opened.sessionToken).map(cookieLine), ...cartCookies(opened.cartToken)] },
      )
    : answer({ user: null, isCodeNeeded: true }, { cookies: [cookieLine(loginStepToKeep(opened.loginStep))] })

export const loginAnswer = (outcome: Result<SignedIn | CodeNeeded, DomainError>): Result<Answer<LoginAnswer>, DomainError> =>
  outcome.ok ? ok(signedInAnswer(outcome.value)) : outcome

export const loginCode = defineEndpoint({
  method: 'post',
  path: '/account/login/code',
  summary: 'The second step of a login whose answer said `isCodeNeeded`: a code of the app, or a recovery code.',
  limit: 'login',
  body: loginCodeSchema,
  response: sessionAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => {
    const ticket = cookies.get(loginStepCookie())
    const entered = await enterCode(context, { ticket, code: body.code }, deviceOf(headers, cookies))
    if (!entered.ok) return entered
    const { body: said, ...answered } = signedInAnswer(entered.value)
    return ok({
      ...answered,
      body: { user: said.user },
      cookies: [...(answered.cookies ?? []), cookieLine(loginStepToKeep(null))],
    })
  },
})

export const login = defineEndpoint({
  method: 'post',
  path: '/account/login',
  summary: 'Signs a customer in; the visitor’s cart joins the account’s. Where two-step login is on, a code is asked for next.',
  limit: 'login',
  body: loginSchema,
  response: loginAnswerSchema,
  refusals: [401],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await logIn(context, body, deviceOf(headers, cookies))),
})

export const logout = defineEndpoint({
  method: 'post',
  path: '/account/logout',
  summary: 'Ends this browser’s session; the cart stays.',
  limit: 'cart',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer, payload } }) => {
    if (customer) await deleteSessionOf(payload.db.drizzle, customer.id, customer.sessionId)
    return ok(answer({ user: null }, { cookies: sessionCookies(null).map(cookieLine) }))
  },
})

const keeping = (ticket: string | null) => ({ cookies: [cookieLine(passkeyToKeep(ticket))] })

const shown = (options: object): { options: Record<string, unknown> } => ({ options: { ...options } })

export const readPasskeys = defineEndpoint({
  method: 'get',
  path: '/account/passkeys',
  summary: 'The passkeys of this customer.',
  limit: 'read',
  response: passkeyListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await listPasskeys(context, customer)))),
})

export const postPasskeySetup = defineEndpoint({
  method: 'post',
  path: '/account/passkeys/setup',
  summary: 'Begins to add a passkey, with the password: what the browser makes one of.',
  limit: 'login',
  body: withPasswordSchema,
  response: passkeyOptionsSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body }, customer) => {
    const begun = await beginPasskey(context, customer, body.password)
    return begun.ok ? ok(answer(shown(begun.value.options), keeping(begun.value.ticket))) : begun
  }),
})

export const postPasskey = defineEndpoint({
  method: 'post',
  path: '/account/passkeys',
  summary: 'Keeps the passkey that the browser has made.',
  limit: 'login',
  body: newPasskeySchema,
  response: passkeyListSchema,
  refusals: [401, 410, 422],
  handler: asCustomer(async ({ context, body: { name, response }, cookies }, customer) => {
    const ticket = cookies.get(passkeyCookie())
    const added = await addPasskey(context, customer, { ticket, name, response: { ...response, clientExtensionResults: {} } })
    return added.ok ? ok(answer(await listPasskeys(context, customer), keeping(null))) : added
  }),
})

export const deletePasskey = defineEndpoint({
  method: 'delete',
  path: '/account/passkeys/:passkeyId',
  summary: 'Removes a passkey; the remaining ones are answered.',
  limit: 'cart',
  parameters: z.strictObject({ passkeyId: z.uuid() }),
  response: passkeyListSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters: { passkeyId } }, customer) =>
    (await removePasskey(context, customer, passkeyId)) ? ok(answer(await listPasskeys(context, customer))) : err(refusal('not-found')),
  ),
})

export const postPasskeyLoginSetup = defineEndpoint({
  method: 'post',
  path: '/account/login/passkey/setup',
  summary: 'Begins a login with a passkey: what the browser asks its authenticator.',
  limit: 'login',
  response: passkeyOptionsSchema,
  handler: async ({ context }) => {
    const { options, ticket } = await beginPasskeyLogin(context)
    return ok(answer(shown(options), keeping(ticket)))
  },
})

export const postPasskeyLogin = defineEndpoint({
  method: 'post',
  path: '/account/login/passkey',
  summary: 'Signs in whoever the passkey belongs to; it stands for password and code.',
  limit: 'login',
  body: passkeyLoginSchema,
  response: sessionAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => {
    const brought = { ticket: cookies.get(passkeyCookie()), response: { ...body.response, clientExtensionResults: {} } }
    const entered = await logInWithPasskey(context, brought, deviceOf(headers, cookies))
    if (!entered.ok) return entered
    const { body: said, ...answered } = signedInAnswer(entered.value)
    const spent = [passkeyToKeep(null), loginStepToKeep(null)].map(cookieLine)
    return ok({ ...answered, body: { user: said.user }, cookies: [...(answered.cookies ?? []), ...spent] })
  },
})

export const readSession = defineEndpoint({
  method: 'get',
  path: '/account/session',
  summary: 'Who is signed in, if anybody.',
  limit: 'read',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer } }) => ok(answer({ user: customer && { name: customer.name, email: customer.email } })),
})

export const readSessions = defineEndpoint({
  method: 'get',
  path: '/account/sessions',
  summary: 'Where this customer is signed in.',
  limit: 'read',
  response: sessionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await listSessions(context, customer)))),
})

export const deleteSession = defineEndpoint({
  method: 'delete',
  path: '/account/sessions/:sessionId',
  summary: 'Ends one session of this customer; the remaining ones are answered.',
  limit: 'cart',
  parameters: z.strictObject({ sessionId: z.uuid() }),
  response: sessionListSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters: { sessionId } }, customer) => {
    if (!(await deleteSessionOf(context.payload.db.drizzle, customer.id, sessionId))) return err(refusal('not-found'))
    const cookies = sessionId === customer.sessionId ? sessionCookies(null).map(cookieLine) : []
    return ok(answer(await listSessions(context, customer), { cookies }))
  }),
})

export const deleteOtherSessions = defineEndpoint({
  method: 'delete',
  path: '/account/sessions',
  summary: 'Ends every session of this customer but the one that asks.',
  limit: 'cart',
  response: sessionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => {
    await deleteSessionsBut(context.payload.db.drizzle, customer.id, customer.sessionId)
    return ok(answer(await listSessions(context, customer)))
  }),
})

const cookieOfSetup = (ticket: string | null) => ({ cookies: [cookieLine(setupToKeep(ticket))] })

const done = () => ok(answer({ isDone: true as const }, cookieOfSetup(null)))

export const readTwoStep = defineEndpoint({
  method: 'get',
  path: '/account/two-step',
  summary: 'Whether the login asks for a code as well, and how many recovery codes are left.',
  limit: 'read',
  response: twoStepSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await twoStepState(context, customer)))),
})

export const postTwoStepSetup = defineEndpoint({
  method: 'post',
  path: '/account/two-step/setup',
  summary: 'Begins to set up two-step login: a key for the app and ten recovery codes, shown this once. Counts once it is confirmed.',
  limit: 'login',
  response: setupSchema,
  refusals: [401, 409],
  handler: asCustomer(async ({ context, cookies }, customer) => {
    const begun = await beginTurningOn(context, customer, cookies.get(setupCookie()))
    const setup = begun.ok ? await showSetup(context, customer, begun.value.ticket) : null
    if (!begun.ok || !setup) return begun.ok ? err(refusal('begin-again')) : begun
    const { secret, uri, codes } = setup
    return ok(answer({ secret, uri, recoveryCodes: [...codes] }, cookieOfSetup(begun.value.ticket)))
  }),
})

export const postTwoStep = defineEndpoint({
  method: 'post',
  path: '/account/two-step',
  summary: 'Turns it on, with the password and one code of the app. Every other session ends.',
  limit: 'login',
  body: turnOnSchema,
  response: doneSchema,
  refusals: [401, 409, 410, 422],
  handler: asCustomer(async ({ context, body, cookies }, customer) => {
    const turned = await turnOn(context, customer, { ...body, ticket: cookies.get(setupCookie()) })
    return turned.ok ? done() : turned
  }),
})

export const postTwoStepOff = defineEndpoint({
  method: 'post',
  path: '/account/two-step/off',
  summary: 'Turns it off, with the password. Every other session ends.',
  limit: 'login',
  body: withPasswordSchema,
  response: doneSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body }, customer) => {
    const turned = await turnOff(context, customer, body.password)
    return turned.ok ? done() : turned
  }),
})

export const postNewCodes = defineEndpoint({
  method: 'post',
  path: '/account/recovery-codes/setup',
  summary: 'Ten new recovery codes, shown this once. They count once they are confirmed.',
  limit: 'login',
  response: newCodesSchema,
  refusals: [401, 409, 410],
  handler: asCustomer(async ({ context, cookies }, customer) => {
    const begun = await beginNewCodes(context, customer, cookies.get(setupCookie()))
    const codes = begun.ok ? await showNewCodes(context, customer, begun.value.ticket) : null
    if (!begun.ok || !codes) return begun.ok ? err(refusal('begin-again')) : begun
    return ok(answer({ recoveryCodes: [...codes] }, cookieOfSetup(begun.value.ticket)))
  }),
})

export const postRecoveryCodes = defineEndpoint({
  method: 'post',
  path: '/account/recovery-codes',
  summary: 'Puts the new recovery codes in place of all before, with the password.',
  limit: 'login',
  body: withPasswordSchema,
  response: doneSchema,
  refusals: [401, 410, 422],
  handler: asCustomer(async ({ context, body, cookies }, customer) => {
    const renewed = await renewCodes(context, customer, { ...body, ticket: cookies.get(setupCookie()) })
    return renewed.ok ? done() : renewed
  }),
})
