import { type MoneyBackError, presentMoneyBack, previewMoneyBack } from '@/modules/refunds/money-back-preview'
import { refusal, type DomainError } from '@/lib/http/http-error'
import {
  type PlanChangeError,
  cancelChange,
  orderChange,
  presentChange,
  offerChange,
} from '@/modules/renewals/subscriptions/order-plan-change'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import {
  attachForm,
  changeForm,
  changeWish,
  changeOfferSchema,
  changeOrderedSchema,
  changePreviewSchema,
  changeRefusedSchema,
  refundRefusedSchema,
  subscriptionPath,
  moneyBackForm,
  moneyBackSchema,
  ownSubscriptionSchema,
  subscriptionListSchema,
  subscriptionPageQuery,
} from '@/modules/subscriptions/schema'
import { doneSchema } from '@/modules/accounts/answers-schema'
import { ok, err } from '@/core/result'
import type { RequestedChange } from '@/core/subscriptions/plan-change'
import type { Context } from '@/lib/context'
import { type EndpointDefinition, answer, asCustomer, defineEndpoint } from '@/lib/http/endpoint'
import { confirmMoneyBack } from '@/modules/refunds/money-back.service'
import { attachDomain, getSubscription, replaceDomains, listSubscriptions } from '@/modules/subscriptions/subscriptions.service'
import { presentOwn, presentSubscription } from '@/modules/subscriptions/presenter'

const ofState: ReadonlySet<PlanChangeError> = new Set<PlanChangeError>([
  'not-active',
  'prepaid',
  'change-open',
  'parts-open',
  'currency-gone',
])

/** 404; 409 with a new preview if the state or a figure has changed; 422 if the change is not offered. */
const changeRefusal = (reason: PlanChangeError, fresh: unknown = null): DomainError => {
  if (reason === 'not-found' || reason === 'billing-address-missing') return refusal(reason)
  if (reason === 'changed-meanwhile') return refusal('figures-changed', { details: { reason, preview: fresh } })
  return refusal(ofState.has(reason) ? 'subscription-state' : 'subscription-change', { details: { reason } })
}

/** 404; 409 with the reason, and with the new figures if they have changed. */
const moneyBackRefusal = (reason: MoneyBackError, fresh: unknown = null): DomainError => {
  if (reason === 'not-found') return refusal('not-found')
  if (reason === 'changed-meanwhile') return refusal('figures-changed', { details: { reason, preview: fresh } })
  return refusal(reason === 'ended' || reason === 'held' ? 'subscription-state' : 'money-back-refused', { details: { reason } })
}

const refusedChange = { 409: [changeRefusedSchema], 422: [changeRefusedSchema] }

const path = '/account/subscriptions/:id/change'

export const readChange = defineEndpoint({
  method: 'get',
  path,
  operationId: 'listSubscriptionChanges',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'List the plans a subscription can change to',
  errorBodies: refusedChange,
  limit: 'read',
  parameters: subscriptionPath,
  response: changeOfferSchema,
  refusals: [401, 404, 409],
  handler: asCustomer(async ({ context, parameters: { id } }, customer) => {
    const offer = await offerChange(context, { id, customerId: customer.id, wish: null })
    if (!offer.ok) return err(changeRefusal(offer.error))
    const { parts, periods } = offer.value.choices
    return ok(answer({ parts: parts.map((part) => part.map(({ id: product, name }) => ({ id: product, name }))), periods: [...periods] }))
  }),
})

const previewOf = async (context: Context, id: string, customerId: string, wish: RequestedChange) => {
  const offer = await offerChange(context, { id, customerId, wish })
  if (!offer.ok) return offer
  const { subscription, preview } = offer.value
  if (!preview) return err('not-offered' as const)
  return preview.ok ? ok(presentChange(preview.value, subscription.digits)) : preview
}

export const postChangePreview = defineEndpoint({
  method: 'post',
  path: `${path}/preview`,
  operationId: 'previewSubscriptionChange',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'Preview a plan change',
  description: 'Returns what the change costs today, and `figures` to confirm it.',
  errorBodies: refusedChange,
  limit: 'quote',
  parameters: subscriptionPath,
  body: changeWish,
  response: changePreviewSchema,
  refusals: [401, 404, 409, 422],
  handler: asCustomer(async ({ context, parameters: { id }, body }, customer) => {
    const preview = await previewOf(context, id, customer.id, body)
    return preview.ok ? ok(answer(preview.value)) : err(changeRefusal(preview.error))
  }),
})

export const postChange = defineEndpoint({
  method: 'post',
  path,
  operationId: 'changeSubscription',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'Order a plan change',
  description: 'Requires `figures` from the preview. If an amount has changed, the response is a 409 with a new preview.',
  errorBodies: refusedChange,
  limit: 'cart',
  parameters: subscriptionPath,
  body: changeForm,
  response: changeOrderedSchema,
  refusals: [401, 404, 409, 422],
  handler: asCustomer(async ({ context, parameters: { id }, body: { figures, ...wish } }, customer) => {
    const ordered = await orderChange(context, { id, customerId: customer.id, wish, figures, by: null })
    if (ordered.ok) return ok(answer({ ...ordered.value }))
    if (ordered.error !== 'changed-meanwhile') return err(changeRefusal(ordered.error))
    const fresh = await previewOf(context, id, customer.id, wish)
    return err(changeRefusal(ordered.error, fresh.ok ? fresh.value : null))
  }),
})

export const deleteChange = defineEndpoint({
  method: 'delete',
  path,
  operationId: 'cancelSubscriptionChange',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'Cancel an unpaid plan change',
  limit: 'cart',
  parameters: subscriptionPath,
  response: doneSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters: { id } }, customer) =>
    (await cancelChange(context, id, customer.id)) ? ok(answer({ isDone: true as const })) : err(refusal('not-found')),
  ),
})

const done = () => answer({ isDone: true as const })

const change = (kind: 'cancelAtEnd' | 'resume', path: string, text: Pick<EndpointDefinition, 'operationId' | 'summary' | 'description'>) =>
  defineEndpoint({
    method: 'post',
    path: `/account/subscriptions/:id/${path}`,
    tag: 'Subscriptions',
    credentials: 'customer',
    ...text,
    limit: 'cart',
    parameters: subscriptionPath,
    response: doneSchema,
    refusals: [401, 404, 409],
    handler: asCustomer(async ({ context, parameters: { id } }, customer) => {
      const changed = await changeSubscription(context, { id, change: { kind }, by: null, customerId: customer.id })
      if (changed.ok) return ok(done())
      return err(refusal(changed.error === 'not-found' ? 'not-found' : 'subscription-state'))
    }),
  })

export const postCancel = change('cancelAtEnd', 'cancel', {
  operationId: 'cancelSubscription',
  summary: 'Cancel a subscription',
  description: 'The subscription ends with its term, or immediately if the term is over.',
})
export const postResume = change('resume', 'resume', { operationId: 'resumeSubscription', summary: 'Undo a cancellation' })

const all = (id: string, customerId: string) => ({ id, customerId, isDesk: false, amount: null })

export const readMoneyBack = defineEndpoint({
  method: 'get',
  path: '/account/subscriptions/:id/money-back',
  operationId: 'previewRefund',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'Preview a refund',
  description: 'Available within 30 days of the first payment, line by line. A 409 says why no refund is possible.',
  limit: 'read',
  parameters: subscriptionPath,
  response: moneyBackSchema,
  refusals: [401, 404, 409],
  errorBodies: { 409: [refundRefusedSchema] },
  handler: asCustomer(async ({ context, parameters: { id } }, customer) => {
    const preview = await previewMoneyBack(context, all(id, customer.id))
    return preview.ok ? ok(answer(presentMoneyBack(preview.value))) : err(moneyBackRefusal(preview.error))
  }),
})

const freshOf = async (context: Context, id: string, customerId: string) => {
  const fresh = await previewMoneyBack(context, all(id, customerId))
  return fresh.ok ? presentMoneyBack(fresh.value) : null
}

export const postMoneyBack = defineEndpoint({
  method: 'post',
  path: '/account/subscriptions/:id/money-back',
  operationId: 'requestRefund',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'Request a refund',
  description: 'Refunds the previewed amount and ends the subscription.',
  limit: 'cart',
  parameters: subscriptionPath,
  body: moneyBackForm,
  response: doneSchema,
  refusals: [401, 404, 409],
  errorBodies: { 409: [refundRefusedSchema] },
  handler: asCustomer(async ({ context, parameters: { id }, body: { figures } }, customer) => {
    const given = await confirmMoneyBack(context, { ...all(id, customer.id), ends: true, figures, by: null })
    if (given.ok) return ok(done())
    return err(moneyBackRefusal(given.error, given.error === 'changed-meanwhile' ? await freshOf(context, id, customer.id) : null))
  }),
})

export const readSubscriptions = defineEndpoint({
  method: 'get',
  path: '/account/subscriptions',
  operationId: 'listSubscriptions',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'List subscriptions',
  description: 'Active subscriptions first, one page at a time.',
  limit: 'read',
  query: subscriptionPageQuery,
  response: subscriptionListSchema,
  refusals: [401],
  handler: asCustomer(async ({ context, query }, customer) => {
    const { subscriptions, page, pages } = await listSubscriptions(context, customer, query.page)
    return ok(answer({ subscriptions: query.page > page ? [] : subscriptions.map(presentSubscription), page: query.page, pages }))
  }),
})

export const readSubscription = defineEndpoint({
  method: 'get',
  path: '/account/subscriptions/:id',
  operationId: 'getSubscription',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'Get a subscription',
  description: 'Includes its orders and documents, and one page of balance movements.',
  limit: 'read',
  parameters: subscriptionPath,
  query: subscriptionPageQuery,
  response: ownSubscriptionSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters, query }, customer) => {
    const own = await getSubscription(context, customer, parameters.id, query.page)
    return own ? ok(answer(presentOwn(own))) : err(refusal('not-found'))
  }),
})

export const patchSubscription = defineEndpoint({
  method: 'patch',
  path: '/account/subscriptions/:id',
  operationId: 'updateSubscription',
  tag: 'Subscriptions',
  credentials: 'customer',
  summary: 'Set a subscription’s domains',
  description:
    'Send either `domain` (null for none) or `domains`, the complete list within the plan’s limit. The host is asked to serve them.',
  limit: 'cart',
  parameters: subscriptionPath,
  body: attachForm,
  response: doneSchema,
  refusals: [401, 404, 422],
  handler: asCustomer(async ({ context, parameters, body }, customer) => {
    const attached =
      'domains' in body
        ? await replaceDomains(context, customer, parameters.id, body.domains)
        : await attachDomain(context, customer, parameters.id, body.domain)
    return attached.ok ? ok(answer({ isDone: true as const })) : attached
  }),
})
