import type { Endpoint, Plugin } from 'payload'
import type { EndpointDefinition } from './endpoint-definition'
import { calls } from './registry'
import { toPayloadEndpoint } from './to-payload-endpoint'

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** Payload looks for a collection's slug first, so these stand on the collection itself. */
const onCollections: ReadonlySet<string> = new Set(['domains', 'orders'])

const isOnCollection = ({ path }: EndpointDefinition): boolean => onCollections.has(firstWord(path))

/** Endpoints under `/api` whose first word is not a collection's slug. */
export const endpoints: Endpoint[] = calls.filter((call) => !isOnCollection(call)).map((call) => toPayloadEndpoint(call))

const endpointsOf = (slug: string): Endpoint[] =>
  calls
    .filter((call) => isOnCollection(call) && firstWord(call.path) === slug)
    .map((call) => toPayloadEndpoint(call, call.path.slice(slug.length + 1)))

/** Puts the shop's calls in front of Payload's own on the collections they share a name with. */
export const withCollectionEndpoints: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const own = endpointsOf(collection.slug)
    return own.length === 0 ? collection : { ...collection, endpoints: [...own, ...(collection.endpoints || [])] }
  }),
})
