import { isLocalRequest } from '@/lib/config/process-state'
import { ok, type Result, err } from '@/core/result'
import { deviceName, cookieLine, sessionCookies, listSessions } from '@/modules/auth/sessions'
import { type DomainError, refusal } from '@/lib/http/http-error'
import {
  type Device,
  type SignedIn,
  toLoginStepCookie,
  type CodeRequired,
  enterCode,
  loginStepCookie,
  logIn,
  passkeyCookie,
  toPasskeyCookie,
  beginPasskeyLogin,
  logInWithPasskey,
  setupCookie,
  toSetupCookie,
  twoStepState,
} from '@/modules/accounts/login.service'
import { answer, type Answer, defineEndpoint, asCustomer } from '@/lib/http/endpoint'
import { cartCookies, cartVisitor } from '@/modules/accounts/visitor-cart'
import { sessionAnswerSchema, loginAnswerSchema, sessionListSchema, doneSchema } from '@/modules/accounts/answers-schema'
import {
  loginCodeSchema,
  withPasswordSchema,
  newCodesSchema,
  setupSchema,
  enableTwoStepSchema,
  twoStepSchema,
  newPasskeySchema,
  passkeyListSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
} from '@/modules/auth/schema'
import { loginSchema } from '@/modules/accounts/schema'
import { deleteSessionOf, deleteSessionsBut } from '@/modules/auth/sessions.repository'
import { z } from 'zod'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  listPasskeys,
  beginNewCodes,
  renewCodes,
  showNewCodes,
  disableTwoFactor,
  beginTwoFactorSetup,
  showSetup,
  enableTwoFactor,
} from '@/modules/accounts/two-factor.service'

export const deviceOf = (headers: Headers, cookies: ReadonlyMap<string, string>): Device => ({
  name: deviceName(headers.get('user-agent')),
  cartToken: cartVisitor(cookies).token,
  isOwnMachine: isLocalRequest(headers),
})

interface LoginAnswer {
  readonly user: { readonly name: string; readonly email: string } | null
  readonly isCodeNeeded: boolean
}

const signedInAnswer = (opened: SignedIn | CodeRequired): Answer<LoginAnswer> =>
  opened.kind === 'signed-in'
    ? answer(
        { user: opened.customer, isCodeNeeded: false },
        { cookies: [...sessionCookies(opened.sessionToken).map(cookieLine), ...cartCookies(opened.cartToken)] },
      )
    : answer({ user: null, isCodeNeeded: true }, { cookies: [cookieLine(toLoginStepCookie(opened.loginStep))] })

export const loginAnswer = (outcome: Result<SignedIn | CodeRequired, DomainError>): Result<Answer<LoginAnswer>, DomainError> =>
  outcome.ok ? ok(signedInAnswer(outcome.value)) : outcome

export const loginCode = defineEndpoint({
  method: 'post',
  path: '/account/login/code',
  operationId: 'enterLoginCode',
  tag: 'Login',
  credentials: 'none',
  summary: 'Enter the one-time code',
  description: 'The second step of a login that returned `isCodeNeeded`. Needs the cookie set by the first step.',
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
      cookies: [...(answered.cookies ?? []), cookieLine(toLoginStepCookie(null))],
    })
  },
})

export const login = defineEndpoint({
  method: 'post',
  path: '/account/login',
  operationId: 'logIn',
  tag: 'Login',
  credentials: 'none',
  summary: 'Log in',
  description:
    'Sets the session cookie and merges the visitor’s cart into the account’s. If the response has `isCodeNeeded`, send a one-time code next.',
  limit: 'login',
  body: loginSchema,
  response: loginAnswerSchema,
  refusals: [401],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await logIn(context, body, deviceOf(headers, cookies))),
})

export const logout = defineEndpoint({
  method: 'post',
  path: '/account/logout',
  operationId: 'logOut',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Log out',
  description: 'The cart is kept.',
  limit: 'cart',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer, payload } }) => {
    if (customer) await deleteSessionOf(payload.db.drizzle, customer.id, customer.sessionId)
    return ok(answer({ user: null }, { cookies: sessionCookies(null).map(cookieLine) }))
  },
})

const keeping = (ticket: string | null) => ({ cookies: [cookieLine(toPasskeyCookie(ticket))] })

const shown = (options: object): { options: Record<string, unknown> } => ({ options: { ...options } })

export const readPasskeys = defineEndpoint({
  method: 'get',
  path: '/account/passkeys',
  operationId: 'listPasskeys',
  tag: 'Login',
  credentials: 'customer',
  summary: 'List passkeys',
  limit: 'read',
  response: passkeyListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await listPasskeys(context, customer)))),
})

export const postPasskeySetup = defineEndpoint({
  method: 'post',
  path: '/account/passkeys/setup',
  operationId: 'startPasskeySetup',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Start adding a passkey',
  description: 'Requires the password. Returns the options for `navigator.credentials.create()`.',
  limit: 'login',
  body: withPasswordSchema,
  response: passkeyOptionsSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body }, customer) => {
    const registration = await beginPasskey(context, customer, body.password)
    return registration.ok ? ok(answer(shown(registration.value.options), keeping(registration.value.ticket))) : registration
  }),
})

export const postPasskey = defineEndpoint({
  method: 'post',
  path: '/account/passkeys',
  operationId: 'addPasskey',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Add a passkey',
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
  operationId: 'removePasskey',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Remove a passkey',
  description: 'Returns the remaining ones.',
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
  operationId: 'startPasskeyLogin',
  tag: 'Login',
  credentials: 'none',
  summary: 'Start a login with a passkey',
  description: 'Returns the options for `navigator.credentials.get()`.',
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
  operationId: 'logInWithPasskey',
  tag: 'Login',
  credentials: 'none',
  summary: 'Log in with a passkey',
  description: 'Replaces both the password and the one-time code.',
  limit: 'login',
  body: passkeyLoginSchema,
  response: sessionAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => {
    const brought = { ticket: cookies.get(passkeyCookie()), response: { ...body.response, clientExtensionResults: {} } }
    const entered = await logInWithPasskey(context, brought, deviceOf(headers, cookies))
    if (!entered.ok) return entered
    const { body: said, ...answered } = signedInAnswer(entered.value)
    const spent = [toPasskeyCookie(null), toLoginStepCookie(null)].map(cookieLine)
    return ok({ ...answered, body: { user: said.user }, cookies: [...(answered.cookies ?? []), ...spent] })
  },
})

export const readSession = defineEndpoint({
  method: 'get',
  path: '/account/session',
  operationId: 'getSession',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Get the current session',
  description: '`user` is null if no one is logged in.',
  limit: 'read',
  response: sessionAnswerSchema,
  handler: async ({ context: { customer } }) => ok(answer({ user: customer && { name: customer.name, email: customer.email } })),
})

export const readSessions = defineEndpoint({
  method: 'get',
  path: '/account/sessions',
  operationId: 'listSessions',
  tag: 'Login',
  credentials: 'customer',
  summary: 'List sessions',
  limit: 'read',
  response: sessionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await listSessions(context, customer)))),
})

export const deleteSession = defineEndpoint({
  method: 'delete',
  path: '/account/sessions/:sessionId',
  operationId: 'endSession',
  tag: 'Login',
  credentials: 'customer',
  summary: 'End a session',
  description: 'Returns the remaining ones.',
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
  operationId: 'endOtherSessions',
  tag: 'Login',
  credentials: 'customer',
  summary: 'End all other sessions',
  limit: 'cart',
  response: sessionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => {
    await deleteSessionsBut(context.payload.db.drizzle, customer.id, customer.sessionId)
    return ok(answer(await listSessions(context, customer)))
  }),
})

const cookieOfSetup = (ticket: string | null) => ({ cookies: [cookieLine(toSetupCookie(ticket))] })

const done = () => ok(answer({ isDone: true as const }, cookieOfSetup(null)))

export const readTwoStep = defineEndpoint({
  method: 'get',
  path: '/account/two-step',
  operationId: 'getTwoStepLogin',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Get two-step login status',
  limit: 'read',
  response: twoStepSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await twoStepState(context, customer)))),
})

export const postTwoStepSetup = defineEndpoint({
  method: 'post',
  path: '/account/two-step/setup',
  operationId: 'startTwoStepSetup',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Start setting up two-step login',
  description: 'Returns the secret and ten recovery codes once. Takes effect when confirmed.',
  limit: 'login',
  response: setupSchema,
  refusals: [401, 409],
  handler: asCustomer(async ({ context, cookies }, customer) => {
    const turningOn = await beginTwoFactorSetup(context, customer, cookies.get(setupCookie()))
    const setup = turningOn.ok ? await showSetup(context, customer, turningOn.value.ticket) : null
    if (!turningOn.ok || !setup) return turningOn.ok ? err(refusal('begin-again')) : turningOn
    const { secret, uri, codes } = setup
    return ok(answer({ secret, uri, recoveryCodes: [...codes] }, cookieOfSetup(turningOn.value.ticket)))
  }),
})

export const postTwoStep = defineEndpoint({
  method: 'post',
  path: '/account/two-step',
  operationId: 'turnOnTwoStepLogin',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Turn on two-step login',
  description: 'Requires the password and a one-time code. Ends all other sessions.',
  limit: 'login',
  body: enableTwoStepSchema,
  response: doneSchema,
  refusals: [401, 409, 410, 422],
  handler: asCustomer(async ({ context, body, cookies }, customer) => {
    const turned = await enableTwoFactor(context, customer, { ...body, ticket: cookies.get(setupCookie()) })
    return turned.ok ? done() : turned
  }),
})

export const postTwoStepOff = defineEndpoint({
  method: 'post',
  path: '/account/two-step/off',
  operationId: 'turnOffTwoStepLogin',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Turn off two-step login',
  description: 'Requires the password. Ends all other sessions.',
  limit: 'login',
  body: withPasswordSchema,
  response: doneSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body }, customer) => {
    const turned = await disableTwoFactor(context, customer, body.password)
    return turned.ok ? done() : turned
  }),
})

export const postNewCodes = defineEndpoint({
  method: 'post',
  path: '/account/recovery-codes/setup',
  operationId: 'createRecoveryCodes',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Create recovery codes',
  description: 'Returns ten codes once. They replace the old ones when confirmed.',
  limit: 'login',
  response: newCodesSchema,
  refusals: [401, 409, 410],
  handler: asCustomer(async ({ context, cookies }, customer) => {
    const newCodes = await beginNewCodes(context, customer, cookies.get(setupCookie()))
    const codes = newCodes.ok ? await showNewCodes(context, customer, newCodes.value.ticket) : null
    if (!newCodes.ok || !codes) return newCodes.ok ? err(refusal('begin-again')) : newCodes
    return ok(answer({ recoveryCodes: [...codes] }, cookieOfSetup(newCodes.value.ticket)))
  }),
})

export const postRecoveryCodes = defineEndpoint({
  method: 'post',
  path: '/account/recovery-codes',
  operationId: 'confirmRecoveryCodes',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Confirm the new recovery codes',
  limit: 'login',
  body: withPasswordSchema,
  response: doneSchema,
  refusals: [401, 410, 422],
  handler: asCustomer(async ({ context, body, cookies }, customer) => {
    const renewed = await renewCodes(context, customer, { ...body, ticket: cookies.get(setupCookie()) })
    return renewed.ok ? done() : renewed
  }),
})
