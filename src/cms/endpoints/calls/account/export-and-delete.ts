import { ok } from '@/core/result'
import { cookieLine, sessionCookies } from '@/modules/auth/sessions'
import { deleteAccountSchema } from '@/modules/accounts/schema'
import { exportSchema, sessionAnswerSchema } from '@/modules/accounts/answers-schema'
import { deleteAccount } from '@/modules/accounts/accounts.service'
import { exportAccount } from '@/modules/accounts/account-export'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
