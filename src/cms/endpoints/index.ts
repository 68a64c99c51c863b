import type { Endpoint, Plugin } from 'payload'
import { answerCall } from './http/answer-call'
import type { EndpointDefinition } from './http/endpoint-definition'
import { addErrorForm } from './http/error-form'
import { calls } from './registry'
import { unknownCalls } from './http/unknown-calls'

/** One call of the contract as Payload serves it. */
const toPayloadEndpoint = (definition: EndpointDefinition, path = definition.path): Endpoint => ({
  method: definition.method,
  path,
  handler: ({ headers, body, searchParams, routeParams, payload }) =>
    answerCall(definition, { headers, body: body ?? null, searchParams, routeParams: routeParams ?? {} }, payload),
})

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** Payload looks for a collection's slug first, so these stand on the collection itself. */
const onCollections: ReadonlySet<string> = new Set(['domains', 'orders', 'payments', 'transfers', 'migration-requests'])

const isOnCollection = ({ path }: EndpointDefinition): boolean => onCollections.has(firstWord(path))

const ownCalls = calls.filter((call) => !isOnCollection(call))
const ownWords = [...new Set(ownCalls.map(({ path }) => firstWord(path)))]

/** Endpoints under `/api` whose first word is not a collection's slug. */
export const endpoints: Endpoint[] = [...ownCalls.map((call) => toPayloadEndpoint(call)), ...unknownCalls(calls, ownWords)]

const endpointsOf = (slug: string): Endpoint[] =>
  calls
    .filter((call) => isOnCollection(call) && firstWord(call.path) === slug)
    .map((call) => toPayloadEndpoint(call, (call.routePath ?? call.path).slice(slug.length + 1) || '/'))

/** Puts the shop's calls in front of Payload's own on the collections they share a name with, and its form into every error. */
export const withCollectionEndpoints: Plugin = (config) => ({
  ...config,
  hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), addErrorForm] },
  collections: (config.collections ?? []).map((collection) => {
    const own = endpointsOf(collection.slug)
    return own.length === 0 ? collection : { ...collection, endpoints: [...own, ...(collection.endpoints || [])] }
  }),
})
