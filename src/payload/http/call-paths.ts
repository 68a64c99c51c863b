import { calls } from '@/payload/endpoints'
import type { EndpointDefinition } from '@/lib/http/endpoint'

const known = calls.map((definition) => {
  const { path, routePath = path } = definition
  return { definition, pattern: new RegExp(`^/api${routePath.replaceAll('.', '\\.').replace(/:\w+\*?/g, '[^/]+')}/?$`) }
})

/** The shop's own endpoints at a path, one per method. */
export const callsAt = (pathname: string): readonly EndpointDefinition[] =>
  known.flatMap(({ definition, pattern }) => (pattern.test(pathname) ? [definition] : []))

/** For the `Allow` header; GET endpoints also handle HEAD (R23). */
export const allowedMethods = (definitions: readonly EndpointDefinition[]): string =>
  [...new Set([...definitions.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])), 'OPTIONS'])].join(
    ', ',
  )
