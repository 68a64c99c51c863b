import { doneSchema } from '@/modules/accounts/answers-schema'
import { moneyBackForm, moneyBackSchema, subscriptionPath } from '@/modules/subscriptions/schema'
import { ok, refuse } from '@/core/result'
import { confirmMoneyBack } from '@/modules/refunds/money-back.service'
import { presentMoneyBack, previewMoneyBack } from '@/modules/refunds/money-back-preview'
import type { Context } from '@/lib/context'
import { refusal } from '@/lib/http/http-error'
import { changeSubscription } from '@/modules/renewals/subscriptions/plan-change'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import { moneyBackRefusal } from './refusals'

const done = () => answer({ isDone: true as const })

const change = (kind: 'cancelAtEnd' | 'resume', path: string, summary: string) =>
  defineEndpoint({
    method: 'post',
    path: `/account/subscriptions/:id/${path}`,
    summary,
    limit: 'cart',
    parameters: subscriptionPath,
    response: doneSchema,
    refusals: [401, 404, 409],
    handler: asCustomer(async ({ context, parameters: { id } }, customer) => {
      const changed = await changeSubscription(context, { id, change: { kind }, by: null, customerId: customer.id })
      if (changed.ok) return ok(done())
      return refuse(refusal(changed.error === 'not-found' ? 'not-found' : 'subscription-state'))
    }),
  })

export const postCancel = change('cancelAtEnd', 'cancel', 'Ends one’s own subscription with its term; where that is over, at once.')
export const postResume = change('resume', 'resume', 'Takes a cancellation back.')

const all = (id: string, customerId: string) => ({ id, customerId, isDesk: false, amount: null })

export const readMoneyBack = defineEndpoint({
  method: 'get',
  path: '/account/subscriptions/:id/money-back',
  summary: 'What goes back within 30 days of the first payment, line by line; 409 with the reason where nothing does.',
  limit: 'read',
  parameters: subscriptionPath,
  response: moneyBackSchema,
  refusals: [401, 404, 409],
  handler: asCustomer(async ({ context, parameters: { id } }, customer) => {
    const preview = await previewMoneyBack(context, all(id, customer.id))
    return preview.ok ? ok(answer(presentMoneyBack(preview.value))) : refuse(moneyBackRefusal(preview.error))
  }),
})

const freshOf = async (context: Context, id: string, customerId: string) => {
  const fresh = await previewMoneyBack(context, all(id, customerId))
  return fresh.ok ? presentMoneyBack(fresh.value) : null
}

export const postMoneyBack = defineEndpoint({
  method: 'post',
  path: '/account/subscriptions/:id/money-back',
  summary: 'Gives back the very sum that was shown and ends the subscription; 409 with the fresh figures where one has moved.',
  limit: 'cart',
  parameters: subscriptionPath,
  body: moneyBackForm,
  response: doneSchema,
  refusals: [401, 404, 409],
  handler: asCustomer(async ({ context, parameters: { id }, body: { figures } }, customer) => {
    const given = await confirmMoneyBack(context, { ...all(id, customer.id), ends: true, figures, by: null })
    if (given.ok) return ok(done())
    return refuse(moneyBackRefusal(given.error, given.error === 'changed-meanwhile' ? await freshOf(context, id, customer.id) : null))
  }),
})
