import {
  changeForm,
  changeWish,
  changeOfferSchema,
  changeOrderedSchema,
  changePreviewSchema,
  subscriptionPath,
} from '@/modules/subscriptions/schema'
import { doneSchema } from '@/modules/accounts/answers-schema'
import { ok, refuse } from '@/core/result'
import type { ChangeWish } from '@/core/subscriptions/plan-change'
import type { Context } from '@/lib/context'
import { refusal } from '@/lib/http/http-error'
import { cancelChange, orderChange, presentChange, offerChange } from '@/modules/renewals/subscriptions/plan-change'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { changeRefusal } from './refusals'

const path = '/account/subscriptions/:id/change'

export const readChange = defineEndpoint({
  method: 'get',
  path,
  summary: 'What one’s own subscription may become.',
  limit: 'read',
  parameters: subscriptionPath,
  response: changeOfferSchema,
  refusals: [401, 404, 409],
  handler: asCustomer(async ({ context, parameters: { id } }, customer) => {
    const offer = await offerChange(context, { id, customerId: customer.id, wish: null })
    if (!offer.ok) return refuse(changeRefusal(offer.error))
    const { parts, periods } = offer.value.choices
    return ok(answer({ parts: parts.map((part) => part.map(({ id: product, name }) => ({ id: product, name }))), periods: [...periods] }))
  }),
})

const previewOf = async (context: Context, id: string, customerId: string, wish: ChangeWish) => {
  const offer = await offerChange(context, { id, customerId, wish })
  if (!offer.ok) return offer
  const { subscription, preview } = offer.value
  if (!preview) return refuse('not-offered' as const)
  return preview.ok ? ok(presentChange(preview.value, subscription.digits)) : preview
}

export const postChangePreview = defineEndpoint({
  method: 'post',
  path: `${path}/preview`,
  summary: 'What a change costs today: every figure, and the text that confirms them.',
  limit: 'quote',
  parameters: subscriptionPath,
  body: changeWish,
  response: changePreviewSchema,
  refusals: [401, 404, 409, 422],
  handler: asCustomer(async ({ context, parameters: { id }, body }, customer) => {
    const preview = await previewOf(context, id, customer.id, body)
    return preview.ok ? ok(answer(preview.value)) : refuse(changeRefusal(preview.error))
  }),
})

export const postChange = defineEndpoint({
  method: 'post',
  path,
  summary: 'Orders a change at the very figures that were shown; 409 with the fresh ones where one has moved.',
  limit: 'cart',
  parameters: subscriptionPath,
  body: changeForm,
  response: changeOrderedSchema,
  refusals: [401, 404, 409, 422],
  handler: asCustomer(async ({ context, parameters: { id }, body: { figures, ...wish } }, customer) => {
    const ordered = await orderChange(context, { id, customerId: customer.id, wish, figures, by: null })
    if (ordered.ok) return ok(answer({ ...ordered.value }))
    if (ordered.error !== 'changed-meanwhile') return refuse(changeRefusal(ordered.error))
    const fresh = await previewOf(context, id, customer.id, wish)
    return refuse(changeRefusal(ordered.error, fresh.ok ? fresh.value : null))
  }),
})

export const deleteChange = defineEndpoint({
  method: 'delete',
  path,
  summary: 'Takes back a change that nobody has paid yet.',
  limit: 'cart',
  parameters: subscriptionPath,
  response: doneSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters: { id } }, customer) =>
    (await cancelChange(context, id, customer.id)) ? ok(answer({ isDone: true as const })) : refuse(refusal('not-found')),
  ),
})
