import { ok, refuse } from '@/core/result'
import { ownSubscriptionSchema, subscriptionListSchema, subscriptionPageQuery, subscriptionPath } from '@/modules/subscriptions/schema'
import { refusal } from '@/lib/http/http-error'
import { getSubscription, listSubscriptions } from '@/modules/subscriptions/subscriptions.service'
import { presentOwn, presentSubscription } from '@/modules/subscriptions/presenter'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const readSubscriptions = defineEndpoint({
  method: 'get',
  path: '/account/subscriptions',
  summary: 'The customer’s subscriptions, what runs first, a page at a time.',
  limit: 'read',
  query: subscriptionPageQuery,
  response: subscriptionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context, query }, customer) => {
    const { subscriptions, page, pages } = await listSubscriptions(context, customer, query.page)
    return ok(answer({ subscriptions: subscriptions.map(presentSubscription), page, pages }))
  }),
})

export const readSubscription = defineEndpoint({
  method: 'get',
  path: '/account/subscriptions/:id',
  summary:
    'One of the customer’s own: its term, its orders with their documents, a page of the movements of its balance, and what is open.',
  limit: 'read',
  parameters: subscriptionPath,
  query: subscriptionPageQuery,
  response: ownSubscriptionSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters, query }, customer) => {
    const own = await getSubscription(context, customer, parameters.id, query.page)
    return own ? ok(answer(presentOwn(own))) : refuse(refusal('not-found'))
  }),
})
