import { billingPeriods, type BillingPeriod, type Service } from '@/core/catalog/types'
import { cartLimits, orderLimits } from '@/lib/config/limits'
import type { PaymentMethodId } from '@/core/payments/types'

interface BuyingFacts {
  readonly siteUrl: string
  readonly services: readonly Service[]
  readonly currencies: readonly string[]
  readonly languages: readonly string[]
  /** The default comes first. */
  readonly paymentMethods: readonly PaymentMethodId[]
  readonly docsUrl: string
}

interface Example {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON; `"<name>"` and `<name>` are placeholders for values of an earlier response. */
  readonly body?: string
}

/** A test executes the example, so it can't go stale. */
const http = ({ method, url, headers = {}, body }: Example): string =>
  [
    '```http',
    `${method} ${url}`,
    ...Object.entries({ ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(body === undefined ? [] : ['', body]),
    '```',
  ].join('\n')

const periodsOf = ({ prices }: Pick<Service, 'prices'>): readonly BillingPeriod[] => billingPeriods.filter((period) => prices[period])

const planLine = (service: Service): string =>
  `- \`${service.id}\` (type \`${service.type}\`, ${periodsOf(service).join(', ')}): ${service.name}`

/** Unquotes the placeholder of a number. */
const json = (value: unknown): string => JSON.stringify(value, null, 2).replace('"<breakdown.total>"', '<breakdown.total>')

/**
 * Purchase guide for API clients in llms.txt: product keys, three worked calls, and the steps left to the human buyer. Uses the first plan
 * of the catalogue.
 */
export const buyingGuide = ({ siteUrl, services, currencies, languages, paymentMethods, docsUrl }: BuyingFacts): string => {
  const api = `${siteUrl}/api`
  const plan = services.find(({ type }) => type === 'hosting') ?? services[0]
  const [billing] = plan ? periodsOf(plan) : []
  const currency = currencies.includes('EUR') ? 'EUR' : currencies[0]
  const items = [
    ...(plan && billing ? [{ type: plan.type, id: plan.id, billing, quantity: 1 }] : []),
    { type: 'domain', id: 'kitewell-example.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
  ]
  const cart = { currency, codes: [], items }
  return [
    '## Buying',
    '',
    'Programs buy with three calls: quote, checkout and order status. No account, cookie or key is needed. Amounts are decimal numbers in major units.',
    `The same calls are available as Model Context Protocol tools at ${api}/mcp (streamable HTTP, no login).`,
    '',
    '### Products',
    '',
    'An item is `{type, id, billing, quantity}`. Plans by key, with their billing periods:',
    '',
    ...services.map(planLine),
    '- a domain: `type` is `domain`, `id` is the full domain, `billing` is always `yearly`, `serviceData.operation` is `register` or `transfer`, and `serviceData.years` is 1 to 10',
    '- a domain add-on: `type` is `addon`, `billing` is `yearly`, and `serviceData.domain` is the domain',
    '',
    `Currencies: ${currencies.join(', ')}. Languages: ${languages.join(', ')}. Payment methods: ${paymentMethods.join(', ')}.`,
    '',
    'Prices and available domains:',
    '',
    http({ method: 'GET', url: `${api}/catalog/services?currency=${currency}` }),
    '',
    http({ method: 'GET', url: `${api}/domains/search?q=kitewell-example&currency=${currency}` }),
    '',
    '### 1. Quote',
    '',
    http({ method: 'POST', url: `${api}/pricing/quote`, body: json(cart) }),
    '',
    'Show the buyer `breakdown.total`, the renewal prices and `rejectedCodes`.',
    '',
    '### 2. Checkout',
    '',
    'Values in angle brackets come from you or from the previous response. Use a new `<random UUID>` for each order; reuse it to retry the call safely.',
    '',
    http({
      method: 'POST',
      url: `${api}/checkout`,
      headers: { 'Idempotency-Key': '<random UUID>' },
      body: json({
        contact: { name: 'Ines Ferro', email: 'ines@example.com' },
        billingAddress: { line1: 'Erlenweg 14', postalCode: '35390', city: 'Giessen', country: 'DE' },
        paymentMethod: paymentMethods[0],
        acceptOnPage: true,
        lang: 'en',
        expectedTotal: '<breakdown.total>',
        expectedCurrency: currency,
        reference: 'your-own-reference',
        metadata: { agent: 'your-name' },
        cart,
      }),
    }),
    '',
    'The response contains `orderNumber`, `accessToken` and `payment.url`. Give `payment.url` to the human buyer, who accepts the terms and pays on that page.',
    'If the total depends on the buyer (tax by country), the response is 409 `quote-changed` with the new `quote`: show it, then send its total with a new key.',
    '',
    '### 3. Order status',
    '',
    http({ method: 'GET', url: `${api}/placed-orders/<orderNumber>`, headers: { 'X-Order-Token': '<accessToken>' } }),
    '',
    '`acceptance.acceptedAt` shows when the buyer accepted the terms; after payment, `status` becomes `paid`. Use the same header to open `documents`.',
    '',
    '### What a program must not do',
    '',
    '- Accept the terms, request the early start or pay on the buyer’s behalf: send `acceptOnPage`, never `acceptTerms`.',
    '- Open `payment.url`, publish it, or publish the `accessToken`.',
    '- Invent contact data, or order under several email addresses to get around a limit.',
    '',
    '### Limits',
    '',
    `Requests are limited per client address, as for people; a 429 response has Retry-After. An order contains at most ${cartLimits.maximumQuantity} of one item. A buyer’s unpaid orders reserve at most 10 domains and expire.`,
    `\`reference\` may have up to ${orderLimits.referenceLength} characters; \`metadata\` up to ${orderLimits.metadataKeys} keys with values of up to ${orderLimits.metadataLength} characters each.`,
    '',
    '### A cart for a human',
    '',
    ...(plan && billing ? [`This link fills the buyer’s own cart: ${siteUrl}/en/pricing?add=${plan.type}:${plan.id}:${billing}`, ''] : []),
    `All calls and schemas: [OpenAPI](${docsUrl}).`,
    '',
  ].join('\n')
}
