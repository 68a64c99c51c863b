import type { z } from 'zod'
import { type Result, err } from '@/core/result'
import type { Context, SignedInCustomer } from '@/lib/context'
import { type ApiWords, type DomainError, refusal } from '@/lib/http/http-error'
import type { LimitName } from '@/lib/http/rate-limit'

/** Values that come one after the other, instead of the body. */
export interface AnswerLines {
  readonly values: AsyncIterable<unknown>
  /** Called when nobody listens any more. */
  readonly stop: () => void
}

/** What a handler says when all went well; the wrapper writes it out. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  /** Whole `Set-Cookie` lines. */
  readonly cookies?: readonly string[]
  readonly lines?: AnswerLines
}

export const answer = <Body>(body: Body, more: Partial<Omit<Answer<Body>, 'body'>> = {}): Answer<Body> => ({ status: 200, body, ...more })

/** What a handler is given: everything parsed, nothing left to trust or to doubt. */
interface EndpointCall<Body, Query, Parameters> {
  readonly context: Context
  readonly words: ApiWords
  readonly body: Body
  readonly query: Query
  readonly parameters: Parameters
  readonly headers: Headers
  readonly cookies: ReadonlyMap<string, string>
}

/** One call of the contract. The OpenAPI document is made from the same schemas that check the requests. */
export interface EndpointDefinition<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Parameters extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** Under `/api`, with `:name` for what varies. */
  readonly path: string
  /** The path as Payload matches it, where not everything in its place is ours. */
  readonly routePath?: string
  readonly summary: string
  readonly limit: LimitName | null
  readonly body?: Body
  /** The body is taken as it was sent, byte for byte: its signature stands on that. */
  readonly isRaw?: boolean
  /** Without one, only `lang` may be given. */
  readonly query?: Query
  readonly parameters?: Parameters
  readonly response: Response
  /** The status of a success, if not 200. */
  readonly success?: readonly number[]
  /** The statuses it may refuse with, in addition to 400, 403, 413, 415, 429, 500 and 503. */
  readonly refusals?: readonly number[]
  /** Headers it reads, for the document. */
  readonly requestHeaders?: readonly { readonly name: string; readonly required: boolean; readonly description: string }[]
  /** Unless it says not, an outage is answered with 503 before anything is tried. */
  readonly usesDatabase?: boolean
  /** Anyone may keep the answer for a moment; everything else is `no-store`. */
  readonly isPublic?: boolean
  /** A method, so that the registry may keep it without its types: whoever calls it has parsed by the schemas beside it. */
  handler(
    call: EndpointCall<z.output<Body>, z.output<Query>, z.output<Parameters>>,
  ): Promise<Result<Answer<z.input<Response>>, DomainError>>
}

type Outcome<Response> = Promise<Result<Answer<Response>, DomainError>>

/** A call for whoever is signed in; anyone else is told to log in. What it may touch is found by the customer's id alone. */
export const asCustomer =
  <Body, Query, Parameters, Response>(
    handler: (call: EndpointCall<Body, Query, Parameters>, customer: SignedInCustomer) => Outcome<Response>,
  ): ((call: EndpointCall<Body, Query, Parameters>) => Outcome<Response>) =>
  async (call) =>
    call.context.customer === null ? err(refusal('not-signed-in')) : handler(call, call.context.customer)

/** Ties a handler's types to the schemas beside it; the registry keeps them without their types. */
export const defineEndpoint = <
  Response extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Parameters extends z.ZodType = z.ZodUndefined,
>(
  definition: EndpointDefinition<Body, Query, Parameters, Response>,
): EndpointDefinition => definition
