import { z } from 'zod'
import { ok, err, type Result } from '@/core/result'
import { billingPeriods, categoryIds, sslCoverages } from '@/core/catalog/types'
import { mostDomainsOfAll } from '@/core/subscriptions/attached-domain'
import { orderLimits } from '@/lib/config/limits'
import { locales } from '@/lib/config/locales'
import type { Context } from '@/lib/context'
import type { EndpointDefinition } from '@/lib/http/endpoint'
import { consumeRateLimit } from '@/lib/http/rate-limit'
import { services } from '@/modules/catalog/endpoints'
import { checkout } from '@/modules/checkout/endpoints'
import { quotePassages } from '@/modules/content/search/site-search'
import { domainSearch } from '@/modules/domains/endpoints'
import { order } from '@/modules/orders/endpoints'
import { configuredMethods, pageKinds } from '@/modules/payments/payments.service'
import { quote } from '@/modules/pricing/endpoints'

/** What went wrong and what the agent should do about it. */
export interface ToolError {
  readonly code: string
  readonly message: string
  readonly fix: string
  readonly [detail: string]: unknown
}

type Json = Readonly<Record<string, unknown>>
type ToolResult = Result<Json, ToolError>

interface Call {
  readonly body?: Json
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly parameters?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes a public API call with the same limits and checks that apply to people. */
export type CallApi = (definition: EndpointDefinition, call: Call) => Promise<ToolResult>

interface ToolCall<Input> {
  readonly input: Input
  readonly api: CallApi
  readonly context: Context
}

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  readonly isReadOnly: boolean
  run(call: ToolCall<unknown>): Promise<ToolResult>
}

const defineTool = <Shape extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & { readonly input: Shape; run(call: ToolCall<z.output<Shape>>): Promise<ToolResult> },
): Tool => tool as Tool

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .default('USD')
  .describe('ISO 4217 code of a currency the shop sells in, such as EUR.')

const language = z.enum(locales).optional().describe('Language of names and descriptions.')

const item = z
  .strictObject({
    type: z.enum(['domain', 'hosting', 'ssl', 'email', 'service', 'addon']).describe('A plan’s `type`, `domain`, or `addon`.'),
    id: z.string().min(1).max(253).describe('Plan key, full domain (kitewell.com), or add-on key.'),
    billing: z.enum(billingPeriods).describe('One of the plan’s billing periods; always `yearly` for domains and add-ons.'),
    quantity: z.int().min(1).max(99).default(1),
    operation: z.enum(['register', 'transfer']).optional().describe('For domains; defaults to `register`.'),
    years: z.int().min(1).max(10).optional().describe('Number of years to register a domain for.'),
    domain: z.string().max(253).optional().describe('Domain for an add-on or plan.'),
    additionalDomains: z
      .array(z.string().max(253))
      .max(mostDomainsOfAll - 1)
      .optional()
      .describe('Domains of a plan or names on a multi-domain certificate, in addition to `domain`, within its `maxDomains`.'),
    coverage: z.enum(sslCoverages).optional().describe('Coverage of a certificate.'),
    authorizationCode: z.string().max(300).optional().describe('Auth code for a domain transfer.'),
  })
  .describe('An item to buy.')

type Item = z.output<typeof item>

const toApiItem = ({ operation, years, domain, additionalDomains, coverage, ...product }: Item): Json => ({
  ...product,
  serviceData: { ...(product.type === 'domain' ? { operation: operation ?? 'register' } : {}), years, domain, additionalDomains, coverage },
})

const cartFields = {
  currency,
  items: z.array(item).min(1).max(20),
  codes: z.array(z.string().min(1).max(64)).max(5).default([]).describe('Discount codes.'),
}

const pick = (from: Json, keys: readonly string[]): Json =>
  Object.fromEntries(keys.flatMap((key) => (key in from ? [[key, from[key]]] : [])))

const listIn = (from: Json, key: string): readonly Json[] => (Array.isArray(from[key]) ? (from[key] as readonly Json[]) : [])

const mapped = (result: ToolResult, present: (value: Json) => Json): ToolResult => (result.ok ? ok(present(result.value)) : result)

const searchDomains = defineTool({
  name: 'search_domains',
  title: 'Search domains',
  description:
    'Checks whether a domain is available and what it costs for the first year and each later year. Enter a name (kitewell) or a full domain (kitewell.com). Returns at most ten extensions per call; use `nextPage` for more. `unknown` means that the registry did not respond and the domain cannot be bought now. Prices are before tax.',
  isReadOnly: true,
  input: z.strictObject({
    query: z.string().min(1).max(253),
    extensions: z.array(z.string().max(24)).max(10).default([]).describe('Checks only these extensions, such as ["com", "net"].'),
    currency,
    page: z.int().min(1).max(1000).default(1),
  }),
  run: async ({ input, api }) => {
    const { query: q, extensions, currency: code, page } = input
    const tlds = extensions.length === 0 ? undefined : extensions.join(',')
    return mapped(await api(domainSearch, { query: { q, tlds, currency: code, page: String(page) } }), (found) => ({
      currency: found['currency'],
      results: listIn(found, 'results').map((row) =>
        pick(row, ['domain', 'status', 'reason', 'price', 'renewal', 'alternativeSuggestion']),
      ),
      nextPage: found['nextPage'],
    }))
  },
})

const mostPlans = 60

const listPlans = defineTool({
  name: 'list_plans',
  title: 'List plans',
  description:
    'Lists hosting, email, certificate and other plans with their key (`id`), what they contain, and their price, setup fee and first payment in each billing period, before tax.',
  isReadOnly: true,
  input: z.strictObject({ category: z.enum(categoryIds).optional(), currency, language }),
  run: async ({ input, api }) => {
    const { category, currency: code, language: lang } = input
    return mapped(await api(services, { query: { category, currency: code, lang } }), (found) => ({
      currency: found['currency'],
      plans: listIn(found, 'services')
        .slice(0, mostPlans)
        .map((plan) => ({
          ...pick(plan, ['id', 'type', 'category', 'name', 'description', 'features', 'specs', 'coverages', 'maxDomains']),
          prices: Object.fromEntries(
            Object.entries(plan['pricing'] as Readonly<Record<string, Json>>).map(([period, price]) => [
              period,
              pick(price, ['price', 'setupFee', 'firstPayment']),
            ]),
          ),
        })),
    }))
  },
})

const quoteFields = ['currency', 'breakdown', 'dueNow', 'dueLater', 'taxRate', 'taxNote', 'rejectedCodes', 'discountSummary'] as const

const presentQuote = (quoted: Json): Json => ({
  ...pick(quoted, quoteFields),
  items: listIn(quoted, 'items').map((line) =>
    pick(line, ['type', 'id', 'name', 'billing', 'quantity', 'serviceData', 'price', 'setupFee', 'discount', 'tax', 'total', 'renewal']),
  ),
})

const quoteTool = defineTool({
  name: 'quote',
  title: 'Quote',
  description:
    'Calculates the exact price of a cart: items, setup fees, discounts, tax and total. Stores nothing. Pass `breakdown.total` to create_checkout as `expectedTotal`. Show the buyer the total, renewal prices and rejected codes before you continue.',
  isReadOnly: true,
  input: z.strictObject(cartFields),
  run: async ({ input: { items, ...cart }, api }) =>
    mapped(await api(quote, { body: { ...cart, items: items.map(toApiItem) } }), presentQuote),
})

const address = z.strictObject({
  line1: z.string().min(1).max(200),
  line2: z.string().max(200).optional(),
  city: z.string().min(1).max(120),
  region: z.string().max(120).optional().describe('State or province, if the country has them.'),
  postalCode: z.string().max(20).optional().describe('Omit it if the country has none.'),
  country: z.string().length(2).describe('ISO 3166-1 alpha-2, such as DE.'),
})

const person = z.strictObject({
  name: z.string().min(1).max(120),
  email: z.string().max(254).describe('The buyer’s own email address, which receives the confirmation and invoices.'),
  company: z.string().max(120).optional(),
  vatId: z.string().max(40).optional(),
})

const createCheckout = defineTool({
  name: 'create_checkout',
  title: 'Create a checkout',
  description:
    'Places an order that waits for the buyer and returns `payLink`. Nothing is bought or charged yet: give the link to the human buyer, who checks the order, accepts the terms and pays there. Never open the link, accept or pay yourself. Use only data that the buyer gave you for this purchase. The order’s domains are reserved until its deadline, at most 10 per buyer. Keep `orderNumber` and `orderToken` for order_status; the token gives access to the order, so do not publish it.',
  isReadOnly: false,
  input: z.strictObject({
    ...cartFields,
    expectedTotal: z.number().min(0).describe('`breakdown.total` from the quote that the buyer agreed to.'),
    contact: person,
    billingAddress: address,
    registrant: address
      .extend({
        name: z.string().min(1).max(120),
        organisation: z.string().max(120).optional(),
        email: z.string().max(254),
        phone: z.string().max(40).describe('With the country code, such as +44 20 7946 0000.'),
      })
      .optional()
      .describe('Future owner of the domains, if not the buyer.'),
    paymentMethod: z.enum(['card', 'bank-transfer']).default('card'),
    language: z.enum(locales).optional().describe('The buyer’s language, used for the order’s page, emails and documents.'),
    reference: z.string().min(1).max(orderLimits.referenceLength).optional().describe('Your own reference for the order.'),
    metadata: z.record(z.string(), z.string().max(orderLimits.metadataLength)).optional().describe('Your own key-value pairs; at most 20.'),
    idempotencyKey: z
      .string()
      .min(16)
      .max(255)
      .describe('Random value, such as a UUID. Reuse it to retry a call safely; use a new one for each order.'),
  }),
  run: async ({ input, api, context }) => {
    const { items, currency: code, codes, paymentMethod, language: lang, idempotencyKey, ...more } = input
    const [method] = paymentMethod === 'bank-transfer' ? (['offline'] as const) : configuredMethods(context.payments, pageKinds)
    if (method === undefined)
      return err({
        code: 'payment-method-unavailable',
        message: 'This shop does not accept cards.',
        fix: 'Call again with paymentMethod "bank-transfer".',
      })
    const body = {
      ...more,
      paymentMethod: method,
      expectedCurrency: code,
      acceptOnPage: true,
      ...(lang === undefined ? {} : { lang }),
      cart: { currency: code, codes, items: items.map(toApiItem) },
    }
    return mapped(await api(checkout, { body, headers: { 'idempotency-key': idempotencyKey } }), (placed) => ({
      ...pick(placed, ['orderNumber', 'status', 'currency', 'dueNow', 'dueLater', 'breakdown', 'reference']),
      orderToken: placed['accessToken'],
      payLink: (placed['payment'] as Json)['url'] ?? null,
      next: 'Give payLink to the buyer, who accepts the terms and pays there. Then call order_status.',
    }))
  },
})

const orderStatus = defineTool({
  name: 'order_status',
  title: 'Order status',
  description:
    'Returns an order’s status: whether the buyer has accepted the terms, whether it is paid, the resulting domains and subscriptions, and its documents. Call it at most once every ten seconds.',
  isReadOnly: true,
  input: z.strictObject({
    orderNumber: z.string().min(1).max(64),
    orderToken: z.string().min(1).max(128).describe('`orderToken` from create_checkout.'),
  }),
  run: async ({ input, api }) =>
    mapped(
      await api(order, { parameters: { orderNumber: input.orderNumber }, headers: { 'x-order-token': input.orderToken } }),
      (found) => ({
        ...pick(found, ['orderNumber', 'status', 'acceptance', 'currency', 'dueNow', 'dueLater', 'breakdown', 'payment']),
        ...pick(found, ['documents', 'subscriptions', 'domains', 'events', 'reference', 'metadata']),
        isPaid: found['status'] === 'paid' || found['status'] === 'fulfilled',
      }),
    ),
})

const searchPolicies = defineTool({
  name: 'search_policies',
  title: 'Search policies and help',
  description:
    'Finds passages that answer a question in the terms, the refund, withdrawal and privacy policies, the FAQ and the knowledge base. Quote them with their URL instead of answering from memory.',
  isReadOnly: true,
  input: z.strictObject({ query: z.string().min(1).max(100), language }),
  run: async ({ input, context }) => {
    const wait = await consumeRateLimit(context.payload, 'search', context.visitor ?? 'unknown')
    if (wait !== null)
      return err({ code: 'too-many-requests', message: 'Too many requests.', fix: `Wait ${wait} seconds, then call again.` })
    return ok({ passages: await quotePassages({ ...context, locale: input.language ?? context.locale }, input.query) })
  },
})

export const tools: readonly Tool[] = [searchDomains, listPlans, quoteTool, createCheckout, orderStatus, searchPolicies]
