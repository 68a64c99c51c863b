import { refuse, type Result } from '@/core/result'
import type { SignedInCustomer } from '@/lib/context'
import { refusal, type Refusal } from '@/lib/http/http-error'
import type { Answer } from './answer'
import type { EndpointCall } from './endpoint-definition'

type Outcome<Response> = Promise<Result<Answer<Response>, Refusal>>

/** A call for whoever is signed in; anyone else is told to log in. What it may touch is found by the customer's id alone. */
export const asCustomer =
  <Body, Query, Parameters, Response>(
    handler: (call: EndpointCall<Body, Query, Parameters>, customer: SignedInCustomer) => Outcome<Response>,
  ): ((call: EndpointCall<Body, Query, Parameters>) => Outcome<Response>) =>
  async (call) =>
    call.context.customer === null ? refuse(refusal('not-signed-in')) : handler(call, call.context.customer)
