import type { z } from 'zod'
import { type Result, err } from '@/core/result'
import type { Context, SignedInCustomer } from '@/lib/context'
import { type ApiWords, type DomainError, refusal } from '@/lib/http/http-error'
import type { LimitName } from '@/lib/http/rate-limit'

/** Groups of the API reference, in display order. */
export const apiTags = {
  Catalogue: 'Plans, certificates, mailboxes, domain extensions and add-ons with their prices. Public, cached for two seconds.',
  Domains:
    'Availability, suggestions, registration data, DNS lookups and transfers. If no registry responds, a domain is `unknown`, never available.',
  Pricing: 'Quotes and discount codes. These calls store nothing.',
  Cart: 'The visitor’s cart. The first change sets a cart cookie or, with `Cart-Token: new`, returns a token in that header.',
  Checkout: 'Orders and payments. Without a cart, send the items with the order.',
  Content: 'Site content and search.',
  Inquiries: 'Messages and requests that our team answers.',
  Login: 'Customer accounts, sessions, passkeys and two-step login.',
  Account: 'A customer’s profile, orders and domains.',
  Subscriptions: 'A customer’s subscriptions: plan changes, cancellation and refunds.',
  'Staff: orders': 'Orders, payments and refunds, for API keys and staff. Amounts are integers in minor units.',
  'Staff: invoices': 'Invoices and credit notes, with exports for bookkeeping. Amounts are integers in minor units.',
  'Staff: coupons': 'Discount codes. Fixed amounts and minimum amounts are decimals in US dollars.',
  'Staff: prices': 'Plans and domain extensions with their prices. Prices are decimals in US dollars.',
  'Staff: provisioning': 'Provisioning jobs: the work that hosting accounts need, and how to report its outcome.',
  'Staff: subscriptions': 'Subscriptions of all customers. Amounts are integers in minor units.',
  'Staff: customers': 'Customer accounts.',
  'Staff: webhooks': 'Webhook endpoints and their deliveries.',
  'Payment providers': 'For payment providers only.',
  Service: 'Health check and this document.',
} as const

export type ApiTag = keyof typeof apiTags

/** K16: identifies a cart instead of the cookie. */
export const cartTokenHeader = 'cart-token'

/** Sent as `Cart-Token` to request the token of the cart that the call creates. */
export const newCart = 'new'

/** Streamed response. */
export interface AnswerLines {
  readonly values: AsyncIterable<unknown>
  /** Called when the client disconnects. */
  readonly stop: () => void
}

/** Successful response of a handler. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  /** Complete `Set-Cookie` values. */
  readonly cookies?: readonly string[]
  readonly lines?: AnswerLines
}

export const answer = <Body>(body: Body, more: Partial<Omit<Answer<Body>, 'body'>> = {}): Answer<Body> => ({ status: 200, body, ...more })

interface EndpointCall<Body, Query, Parameters> {
  readonly context: Context
  readonly words: ApiWords
  readonly body: Body
  readonly query: Query
  readonly parameters: Parameters
  readonly headers: Headers
  readonly cookies: ReadonlyMap<string, string>
}

/**
 * Credentials that a call reads, for the API reference: a cart token (optional), a customer's session, or an order's token. `provider`:
 * signed by a payment provider; `provisioner`: signed by a provisioning program.
 */
export type Credentials = 'none' | 'cart' | 'customer' | 'order' | 'provider' | 'provisioner'

interface RequestHeader {
  readonly name: string
  readonly required: boolean
  readonly description: string
  readonly schema?: Readonly<Record<string, unknown>>
  readonly example?: string
}

/** API operation; its schemas validate requests and generate the OpenAPI document. */
export interface EndpointDefinition<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Parameters extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** Under `/api`, with `:name` parameters. */
  readonly path: string
  /** Path pattern for Payload's router, if it differs. */
  readonly routePath?: string
  /** Method name in generated clients. */
  readonly operationId: string
  readonly tag: ApiTag
  readonly credentials: Credentials
  /** Title of the call, without a final full stop. */
  readonly summary: string
  /** Details for the API reference, in Markdown. */
  readonly description?: string
  /** Supported for old clients, but omitted from the API reference. */
  readonly isUndocumented?: boolean
  readonly limit: LimitName | null
  readonly body?: Body
  /** Passes the body unparsed, for signature verification. */
  readonly isRaw?: boolean
  /** Schema of a raw body, for the API reference; the handler parses the body after verifying its signature. */
  readonly signedBody?: z.ZodType
  /** If absent, only `lang` is allowed. */
  readonly query?: Query
  readonly parameters?: Parameters
  readonly response: Response
  /** Success statuses, if not 200. */
  readonly success?: readonly number[]
  /** Error statuses in addition to 400, 403, 413, 415, 429, 500 and 503. */
  readonly refusals?: readonly number[]
  /** Error bodies with fields in addition to `error`, by status. */
  readonly errorBodies?: Readonly<Record<number, readonly z.ZodType[]>>
  /** Schema of one line, if the response can also be streamed as one JSON value per line. */
  readonly line?: z.ZodType
  /** Documented request headers. */
  readonly requestHeaders?: readonly RequestHeader[]
  /** Unless false, an outage gives 503 before the handler runs. */
  readonly usesDatabase?: boolean
  /** Briefly cacheable; other responses are `no-store`. */
  readonly isPublic?: boolean
  /** Stores nothing for the visitor, so pages on any origin may call it, without cookies. Always true for `isPublic` calls. */
  readonly keepsNothing?: boolean
  /** A method, since bivariance lets the registry drop the type parameters; callers validate with the schemas above. */
  handler(
    call: EndpointCall<z.output<Body>, z.output<Query>, z.output<Parameters>>,
  ): Promise<Result<Answer<z.input<Response>>, DomainError>>
}

type Outcome<Response> = Promise<Result<Answer<Response>, DomainError>>

/** Requires login. The handler must select data by the customer's id only. */
export const asCustomer =
  <Body, Query, Parameters, Response>(
    handler: (call: EndpointCall<Body, Query, Parameters>, customer: SignedInCustomer) => Outcome<Response>,
  ): ((call: EndpointCall<Body, Query, Parameters>) => Outcome<Response>) =>
  async (call) =>
    call.context.customer === null ? err(refusal('not-signed-in')) : handler(call, call.context.customer)

/** Infers a handler's types from its schemas; the registry drops them. */
export const defineEndpoint = <
  Response extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Parameters extends z.ZodType = z.ZodUndefined,
>(
  definition: EndpointDefinition<Body, Query, Parameters, Response>,
): EndpointDefinition => definition
