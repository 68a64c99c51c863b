import { doneSchema } from '@/modules/accounts/answers-schema'
import { newCodesSchema, setupSchema, turnOnSchema, twoStepSchema, withPasswordSchema } from '@/modules/auth/schema'
import { ok, refuse } from '@/core/result'
import { setupCookie, setupToKeep, twoStepState } from '@/modules/accounts/login.service'
import { cookieLine } from '@/modules/auth/sessions'
import { beginNewCodes, renewCodes, showNewCodes, turnOff, beginTurningOn, showSetup, turnOn } from '@/modules/accounts/two-factor.service'
import { refusal } from '@/lib/http/http-error'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

const keeping = (ticket: string | null) => ({ cookies: [cookieLine(setupToKeep(ticket))] })

const done = () => ok(answer({ isDone: true as const }, keeping(null)))

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
    if (!begun.ok || !setup) return begun.ok ? refuse(refusal('begin-again')) : begun
    const { secret, uri, codes } = setup
    return ok(answer({ secret, uri, recoveryCodes: [...codes] }, keeping(begun.value.ticket)))
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
    if (!begun.ok || !codes) return begun.ok ? refuse(refusal('begin-again')) : begun
    return ok(answer({ recoveryCodes: [...codes] }, keeping(begun.value.ticket)))
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
