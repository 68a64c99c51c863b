import { z } from 'zod'
import { mostYears } from '@/core/pricing/prices'
import { ok } from '@/core/result'
import { languageQuery } from '@/modules/catalog/schema'
import { domainChangeSchema } from '@/modules/accounts/schema'
import { accountDomainsSchema, renewalSchema } from '@/modules/accounts/answers-schema'
import { currencyCode, requiredText } from '@/lib/http/text'
import { changeDomain, listDomains } from '@/modules/domains/domains.service'
import { renewDomain } from '@/modules/renewals/domain-lifecycle'
import { answer, asCustomer, defineEndpoint } from '@/lib/http/endpoint'
import { cartTokenOf, cartVisitor } from '@/modules/accounts/visitor-cart'
import {
  bulkSearchRequestSchema,
  bulkSearchSchema,
  bulkResultSchema,
  type BulkResultResponse,
  whoisQuerySchema,
  whoisSchema,
  domainsRefusedSchema,
  domainSearchQuerySchema,
  domainSearchSchema,
  suggestionsQuerySchema,
  suggestionsSchema,
  startedTransferSchema,
  startTransferSchema,
  transferCheckQuerySchema,
  transferCheckSchema,
  dnsQuerySchema,
  dnsSchema,
} from './schema'
import {
  presentBulkRow,
  bulkSearch as search,
  presentDomainSearch,
  searchDomains,
  demandIn,
  suggestDomains,
  lookupDns,
  lookupWhois,
} from '@/modules/domains/search/domain-search'
import { duplicateLineSchema } from '@/modules/cart/schema'
import { countSearches } from '@/modules/analytics/figures'
import type { TransferWarning } from '@/core/domains/transfers'
import { buyerAt, startTransfer } from '@/modules/cart/cart.service'
import type { ApiWords } from '@/lib/http/http-error'
import { presentCart } from '@/modules/cart/presenter'
import { checkTransfer } from '@/modules/domains/transfers/transfers.service'

export const readDomains = defineEndpoint({
  method: 'get',
  path: '/account/domains',
  operationId: 'listDomains',
  tag: 'Account',
  credentials: 'customer',
  summary: 'List domains',
  description: 'Includes each domain’s state and renewal price.',
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
  operationId: 'updateDomain',
  tag: 'Account',
  credentials: 'customer',
  summary: 'Change automatic renewal or the transfer lock',
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
  operationId: 'renewDomain',
  tag: 'Account',
  credentials: 'customer',
  summary: 'Order a renewal',
  description: 'Uses the current renewal price. Repeating the call returns the same order while it is unpaid.',
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

const wantsLines = (headers: Headers): boolean => (headers.get('accept') ?? '').includes('application/x-ndjson')

export const bulkSearch = defineEndpoint({
  method: 'post',
  path: '/domains/bulk-search',
  operationId: 'searchDomainsInBulk',
  tag: 'Domains',
  credentials: 'none',
  summary: 'Check up to 100 domains',
  description: 'With `Accept: application/x-ndjson`, streams one result per line as the registries respond; `index` identifies the name.',
  limit: 'forms',
  requestHeaders: [{ name: 'Accept', required: false, description: '`application/x-ndjson` to stream one result per line.' }],
  body: bulkSearchRequestSchema,
  response: bulkSearchSchema,
  line: bulkResultSchema,
  handler: async ({ context, words, headers, body }) => {
    const stop = new AbortController()
    const found = await search(context, body, stop.signal)
    if (!found.ok) return found
    const { currency, rows } = found.value
    const results = async function* (): AsyncGenerator<BulkResultResponse> {
      for await (const row of rows) yield presentBulkRow(row, currency, words)
    }
    if (wantsLines(headers))
      return ok(answer({ currency: currency.code, results: [] }, { lines: { values: results(), stop: () => stop.abort() } }))
    const all: BulkResultResponse[] = []
    for await (const result of results()) all.push(result)
    return ok(answer({ currency: currency.code, results: all.sort((left, right) => left.index - right.index) }))
  },
})

export const dns = defineEndpoint({
  method: 'get',
  path: '/domains/dns',
  operationId: 'lookUpDns',
  tag: 'Domains',
  credentials: 'none',
  summary: 'Look up DNS records',
  description: 'For public names only.',
  limit: 'search',
  query: dnsQuerySchema,
  response: dnsSchema,
  refusals: [422],
  handler: async ({ context, query }) => {
    const found = await lookupDns(context, query.domain, query.type)
    if (!found.ok) return found
    const { domain, isSimulated, answers } = found.value
    return ok(
      answer({
        domain,
        source: isSimulated ? 'simulation' : 'resolver',
        answers: answers.map((each) => ({ ...each, records: [...each.records] })),
      }),
    )
  },
})

/** `com,.net` becomes `.com` and `.net`. */
const toExtensions = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((each) => each.trim().toLowerCase().replace(/^\.?/, '.'))
    .filter((each) => each !== '.')

export const domainSearch = defineEndpoint({
  method: 'get',
  path: '/domains/search',
  operationId: 'searchDomains',
  tag: 'Domains',
  credentials: 'none',
  summary: 'Search domains',
  description: 'Returns availability and prices of a name, ten extensions per page.',
  limit: 'search',
  query: domainSearchQuerySchema,
  keepsNothing: true,
  response: domainSearchSchema,
  handler: async ({ context, query }) => {
    const found = await searchDomains(context, {
      q: query.q,
      extensions: toExtensions(query.tlds),
      currency: query.currency,
      page: query.page,
    })
    if (found.ok && (query.page ?? 1) === 1) countSearches(context.payload.db.drizzle, context.payload.logger, demandIn(found.value))
    return found.ok ? ok(answer(presentDomainSearch(found.value))) : found
  },
})

export const domainSuggestions = defineEndpoint({
  method: 'get',
  path: '/domains/suggestions',
  operationId: 'suggestDomains',
  tag: 'Domains',
  credentials: 'none',
  summary: 'Suggest domain names',
  description: 'Returns up to six names for a query of at least two characters.',
  limit: 'search',
  usesDatabase: false,
  query: suggestionsQuerySchema,
  keepsNothing: true,
  response: suggestionsSchema,
  handler: async ({ query }) => ok(answer({ suggestions: [...suggestDomains(query.q)] })),
})

const presentWarnings = (warnings: readonly TransferWarning[], words: ApiWords) =>
  warnings.map((code) => ({ code, message: words.transferWarning(code) }))

export const transferCheck = defineEndpoint({
  method: 'get',
  path: '/transfers/check',
  operationId: 'checkTransfer',
  tag: 'Domains',
  credentials: 'cart',
  summary: 'Check whether a domain can be transferred',
  limit: 'search',
  query: transferCheckQuerySchema,
  response: transferCheckSchema,
  refusals: [409, 422],
  errorBodies: { 409: [domainsRefusedSchema, duplicateLineSchema], 422: [domainsRefusedSchema] },
  handler: async ({ context, words, cookies, query }) => {
    const checked = await checkTransfer(context, query.domain, buyerAt(context, cartVisitor(cookies)))
    if (!checked.ok) return checked
    const { transfer, warnings } = checked.value
    return ok(answer({ domain: transfer.domain, extension: transfer.extension, warnings: presentWarnings(warnings, words) }))
  },
})

export const transfers = defineEndpoint({
  method: 'post',
  path: '/transfers',
  operationId: 'startTransfer',
  tag: 'Domains',
  credentials: 'cart',
  summary: 'Add a domain transfer to the cart',
  description: 'The auth code is stored encrypted and never returned.',
  limit: 'forms',
  body: startTransferSchema,
  response: startedTransferSchema,
  success: [201],
  refusals: [409, 422],
  errorBodies: { 409: [domainsRefusedSchema, duplicateLineSchema], 422: [domainsRefusedSchema] },
  handler: async ({ context, words, headers, cookies, body }) => {
    const started = await startTransfer(context, cartVisitor(cookies, headers), body)
    if (!started.ok) return started
    const { transfer, lineId, warnings, changed } = started.value
    return ok(
      answer(
        {
          domain: transfer.domain,
          extension: transfer.extension,
          status: 'prepared',
          warnings: presentWarnings(warnings, words),
          lineId,
          cart: presentCart(changed, words),
        },
        { status: 201, ...cartTokenOf(changed.newToken, headers) },
      ),
    )
  },
})

export const whois = defineEndpoint({
  method: 'get',
  path: '/domains/whois',
  operationId: 'lookUpRegistration',
  tag: 'Domains',
  credentials: 'none',
  summary: 'Look up a domain’s registration',
  description: 'Queries the registry’s RDAP service.',
  limit: 'search',
  query: whoisQuerySchema,
  response: whoisSchema,
  handler: async ({ context, query }) => {
    const found = await lookupWhois(context, query.domain)
    if (!found.ok) return found
    const { domain, answer: told } = found.value
    const registration = told.status === 'registered' ? told.registration : null
    return ok(
      answer({
        domain,
        status: told.status,
        source: told.source,
        registration: registration && { ...registration, statuses: [...registration.statuses], nameServers: [...registration.nameServers] },
      }),
    )
  },
})
