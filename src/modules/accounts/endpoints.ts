import { ok } from '@/core/result'
import { cookieLine, sessionCookies } from '@/modules/auth/sessions'
import {
  deleteAccountSchema,
  forgotPasswordSchema,
  claimOrderSchema,
  changePasswordSchema,
  profileChangeSchema,
  registrationSchema,
  resetPasswordSchema,
  verifySchema,
} from '@/modules/accounts/schema'
import {
  exportSchema,
  sessionAnswerSchema,
  sentSchema,
  accountOrdersSchema,
  doneSchema,
  profileSchema,
  loginAnswerSchema,
} from '@/modules/accounts/answers-schema'
import { deleteAccount, changePassword, changeProfile, getProfile } from '@/modules/accounts/accounts.service'
import { exportAccount } from '@/modules/accounts/account-export'
import { answer, asCustomer, defineEndpoint } from '@/lib/http/endpoint'
import { forgotPassword, registerCustomer, resetPassword, verifyEmail } from '@/modules/accounts/registration.service'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { claimOrderByToken } from '@/modules/accounts/claim-order'
import { listOrders, presentListed } from '@/modules/orders/orders.service'
import { deviceOf, loginAnswer } from '@/modules/auth/endpoints'

export const readExport = defineEndpoint({
  method: 'get',
  path: '/account/export',
  summary: 'Everything the shop keeps about the customer, as one file.',
  limit: 'login',
  response: exportSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) =>
    ok(answer(await exportAccount(context, customer), { headers: { 'Content-Disposition': 'attachment; filename="account.json"' } })),
  ),
})

export const postDelete = defineEndpoint({
  method: 'post',
  path: '/account/delete',
  summary: 'Takes the account away for good, by whoever knows its password.',
  limit: 'login',
  body: deleteAccountSchema,
  response: sessionAnswerSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body }, customer) => {
    const deleted = await deleteAccount(context, customer, body.password)
    return deleted.ok ? ok(answer({ user: null }, { cookies: sessionCookies(null).map(cookieLine) })) : deleted
  }),
})

export const forgotten = defineEndpoint({
  method: 'post',
  path: '/account/forgot-password',
  summary: 'Mails a link to a new password, if the address has an account; the answer does not say.',
  limit: 'login',
  body: forgotPasswordSchema,
  response: sentSchema,
  success: [202],
  handler: async ({ context, body }) => {
    await forgotPassword(context, body.email)
    return ok(answer({ isSent: true as const }, { status: 202 }))
  },
})

export const readOrders = defineEndpoint({
  method: 'get',
  path: '/account/orders',
  summary: 'The customer’s orders, newest first.',
  limit: 'read',
  response: accountOrdersSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer({ orders: (await listOrders(context, customer)).map(presentListed) }))),
})

export const claimOrder = defineEndpoint({
  method: 'post',
  path: '/account/orders/claim',
  summary: 'Takes a guest’s order into the account, with its token or the cookie the checkout set.',
  limit: 'login',
  body: claimOrderSchema,
  response: doneSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, body, cookies }, customer) => {
    const token = body.token ?? orderTokenOf(cookies.get(ordersCookie), body.orderNumber)
    const claimed = await claimOrderByToken(context, customer, body.orderNumber, token)
    return claimed.ok ? ok(answer({ isDone: true as const })) : claimed
  }),
})

export const patchPassword = defineEndpoint({
  method: 'patch',
  path: '/account/password',
  summary: 'Changes the password; every other session ends.',
  limit: 'login',
  body: changePasswordSchema,
  response: doneSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body, headers, cookies }, customer) => {
    const changed = await changePassword(context, customer, body, deviceOf(headers, cookies).name)
    return changed.ok
      ? ok(answer({ isDone: true as const }, { cookies: sessionCookies(changed.value.sessionToken).map(cookieLine) }))
      : changed
  }),
})

export const readProfile = defineEndpoint({
  method: 'get',
  path: '/account/profile',
  summary: 'The customer’s own particulars.',
  limit: 'read',
  response: profileSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await getProfile(context, customer)))),
})

export const patchProfile = defineEndpoint({
  method: 'patch',
  path: '/account/profile',
  summary: 'Changes what is named and leaves the rest.',
  limit: 'cart',
  body: profileChangeSchema,
  response: profileSchema,
  refusals: [401],
  handler: asCustomer(async ({ context, body }, customer) => {
    const changed = await changeProfile(context, customer, body)
    return changed.ok ? ok(answer(changed.value)) : changed
  }),
})

export const register = defineEndpoint({
  method: 'post',
  path: '/account/register',
  summary: 'Opens an account and mails the link that confirms it; the answer is the same for an address that has one.',
  limit: 'login',
  body: registrationSchema,
  response: sentSchema,
  success: [202],
  handler: async ({ context, body }) => {
    await registerCustomer(context, body)
    return ok(answer({ isSent: true as const }, { status: 202 }))
  },
})

export const reset = defineEndpoint({
  method: 'post',
  path: '/account/reset-password',
  summary: 'Sets a new password with the link of the mail, ends every session and signs in.',
  limit: 'login',
  body: resetPasswordSchema,
  response: loginAnswerSchema,
  refusals: [410],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await resetPassword(context, body, deviceOf(headers, cookies))),
})

export const verify = defineEndpoint({
  method: 'post',
  path: '/account/verify',
  summary: 'Confirms an address with the link of the mail and the password it was registered with, and signs in.',
  limit: 'login',
  body: verifySchema,
  response: loginAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await verifyEmail(context, body, deviceOf(headers, cookies))),
})
