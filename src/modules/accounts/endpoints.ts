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
import { deleteAccount, changePassword, changeProfile, getProfile, claimOrderByToken } from '@/modules/accounts/accounts.service'
import { exportAccount } from '@/modules/accounts/account-export'
import { answer, asCustomer, defineEndpoint } from '@/lib/http/endpoint'
import { forgotPassword, registerCustomer, resetPassword, verifyEmail } from '@/modules/accounts/registration.service'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { listOrders, presentListed } from '@/modules/orders/orders.service'
import { deviceOf, loginAnswer } from '@/modules/auth/endpoints'

export const readExport = defineEndpoint({
  method: 'get',
  path: '/account/export',
  operationId: 'exportAccount',
  tag: 'Account',
  credentials: 'customer',
  summary: 'Export all account data',
  description: 'Returns one JSON file.',
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
  operationId: 'deleteAccount',
  tag: 'Account',
  credentials: 'customer',
  summary: 'Delete the account',
  description: 'Permanently deletes the account. Requires the password.',
  limit: 'login',
  body: deleteAccountSchema,
  response: sessionAnswerSchema,
  refusals: [401, 422],
  handler: asCustomer(async ({ context, body }, customer) => {
    const deleted = await deleteAccount(context, customer, body.password)
    return deleted.ok ? ok(answer({ user: null }, { cookies: sessionCookies(null).map(cookieLine) })) : deleted
  }),
})

export const postForgottenPassword = defineEndpoint({
  method: 'post',
  path: '/account/forgot-password',
  operationId: 'requestPasswordReset',
  tag: 'Login',
  credentials: 'none',
  summary: 'Request a password reset',
  description: 'Emails a link if the address has an account. The response does not reveal whether it does.',
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
  operationId: 'listOrders',
  tag: 'Account',
  credentials: 'customer',
  summary: 'List orders',
  description: 'All of the customer’s orders, newest first.',
  limit: 'read',
  response: accountOrdersSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer({ orders: (await listOrders(context, customer)).map(presentListed) }))),
})

export const claimOrder = defineEndpoint({
  method: 'post',
  path: '/account/orders/claim',
  operationId: 'claimOrder',
  tag: 'Account',
  credentials: 'customer',
  summary: 'Add a guest order to the account',
  description: 'Requires the order’s token, or the cookie set by the checkout.',
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
  operationId: 'changePassword',
  tag: 'Login',
  credentials: 'customer',
  summary: 'Change the password',
  description: 'Ends all other sessions.',
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
  operationId: 'getProfile',
  tag: 'Account',
  credentials: 'customer',
  summary: 'Get the profile',
  limit: 'read',
  response: profileSchema,
  refusals: [401],
  handler: asCustomer(async ({ context }, customer) => ok(answer(await getProfile(context, customer)))),
})

export const patchProfile = defineEndpoint({
  method: 'patch',
  path: '/account/profile',
  operationId: 'updateProfile',
  tag: 'Account',
  credentials: 'customer',
  summary: 'Update the profile',
  description: 'Omitted fields stay unchanged.',
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
  operationId: 'registerAccount',
  tag: 'Login',
  credentials: 'none',
  summary: 'Create an account',
  description: 'Emails a confirmation link. The response is the same if the address already has an account.',
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
  operationId: 'resetPassword',
  tag: 'Login',
  credentials: 'none',
  summary: 'Set a new password',
  description: 'Requires the token from the email. Ends all other sessions and logs in.',
  limit: 'login',
  body: resetPasswordSchema,
  response: loginAnswerSchema,
  refusals: [410],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await resetPassword(context, body, deviceOf(headers, cookies))),
})

export const verify = defineEndpoint({
  method: 'post',
  path: '/account/verify',
  operationId: 'confirmEmail',
  tag: 'Login',
  credentials: 'none',
  summary: 'Confirm an email address',
  description: 'Requires the token from the email and the password. Logs in.',
  limit: 'login',
  body: verifySchema,
  response: loginAnswerSchema,
  refusals: [410, 422],
  handler: async ({ context, body, headers, cookies }) => loginAnswer(await verifyEmail(context, body, deviceOf(headers, cookies))),
})
