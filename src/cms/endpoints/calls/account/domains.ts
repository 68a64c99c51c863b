import { z } from 'zod'
import { mostYears } from '@/core/pricing/prices'
import { ok } from '@/core/result'
import { languageQuery } from '@/modules/catalog/schema'
import { domainChangeSchema } from '@/modules/accounts/schema'
import { accountDomainsSchema, renewalSchema } from '@/modules/accounts/answers-schema'
import { currencyCode, requiredText } from '@/lib/http/text'
import { changeDomain, listDomains } from '@/modules/domains/domains.service'
import { renewDomain } from '@/modules/renewals/domain-lifecycle'
import { answer } from '@/cms/endpoints/http/answer'
import { asCustomer } from '@/cms/endpoints/http/as-customer'
import { cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const readDomains = defineEndpoint({
  method: 'get',
  path: '/account/domains',
  summary: 'The customer’s names with their state and what they cost when they renew.',
  limit: 'read',
  query: z.strictObject({ lang: languageQuery, currency: currencyCode.optional() }),
  response: accountDomainsSchema,
  refusals: [401],
  handler: asCustomer(async ({ context, query, cookies }, customer) =>
    ok(answer({ domains: [...(await listDomains(context, customer, query.currency ?? cartVisitor(cookies).currency))] })),
  ),
})

export const patchDomain = defineEndpoint({
  method: 'patch',
  path: '/account/domains/:domain',
  summary: 'Turns automatic renewal or the registrar lock of one’s own name on or off.',
  limit: 'cart',
  parameters: z.strictObject({ domain: requiredText(253) }),
  body: domainChangeSchema,
  response: accountDomainsSchema,
  refusals: [401, 404],
  handler: asCustomer(async ({ context, parameters, body, cookies }, customer) => {
    const changed = await changeDomain(context, customer, parameters.domain, body)
    return changed.ok ? ok(answer({ domains: [...(await listDomains(context, customer, cartVisitor(cookies).currency))] })) : changed
  }),
})

export const postRenewal = defineEndpoint({
  method: 'post',
  path: '/account/domains/:domain/renewal',
  summary: 'Orders another year of one’s own name, or several, at today’s renewal price; the same order while it stands.',
  limit: 'cart',
  parameters: z.strictObject({ domain: requiredText(253) }),
  query: z.strictObject({
    lang: languageQuery,
    currency: currencyCode.optional(),
    years: z.coerce.number().int().min(1).max(mostYears).default(1),
  }),
  response: renewalSchema,
  refusals: [401, 404, 422],
  handler: asCustomer(async ({ context, parameters, query, cookies }, customer) => {
    const ordered = await renewDomain(context, customer, parameters.domain, {
      currency: query.currency ?? cartVisitor(cookies).currency,
      years: query.years,
    })
    return ordered.ok ? ok(answer({ orderNumber: ordered.value.orderNumber })) : ordered
  }),
})
