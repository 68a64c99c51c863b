import { z } from 'zod'
import { sessionAnswerSchema } from '@/modules/accounts/answers-schema'
import { newPasskeySchema, passkeyListSchema, passkeyLoginSchema, passkeyOptionsSchema } from '@/modules/auth/passkeys/schema'
import { withPasswordSchema } from '@/modules/auth/schema'
import { ok, refuse } from '@/core/result'
import { loginStepToKeep, passkeyCookie, passkeyToKeep, beginPasskeyLogin, logInWithPasskey } from '@/modules/accounts/login.service'
import { addPasskey, beginPasskey, removePasskey, listPasskeys } from '@/modules/accounts/two-factor.service'
import { cookieLine } from '@/modules/auth/sessions'
import { refusal } from '@/lib/http/http-error'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { deviceOf, signedInAnswer } from './sign-in'

const keeping = (ticket: string | null) => ({ cookies: [cookieLine(passkeyToKeep(ticket))] })

/** What the library hands out for a browser is plain JSON. */
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
    (await removePasskey(context, customer, passkeyId)) ? ok(answer(await listPasskeys(context, customer))) : refuse(refusal('not-found')),
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
