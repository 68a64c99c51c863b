import { ok } from '@/core/result'
import { profileChangeSchema } from '@/modules/accounts/schema'
import { profileSchema } from '@/modules/accounts/answers-schema'
import { changeProfile, getProfile } from '@/modules/accounts/accounts.service'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
