import type { Endpoint } from 'payload'
import { answerCall } from './answer-call'
import type { EndpointDefinition } from './endpoint-definition'

/** One call of the contract as Payload serves it. */
export const toPayloadEndpoint = (definition: EndpointDefinition, path = definition.path): Endpoint => ({
  method: definition.method,
  path,
  handler: ({ headers, body, searchParams, routeParams, payload }) =>
    answerCall(definition, { headers, body: body ?? null, searchParams, routeParams: routeParams ?? {} }, payload),
})
