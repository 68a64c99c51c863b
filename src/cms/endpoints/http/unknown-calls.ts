import type { Endpoint } from 'payload'
import { apiWords } from '@/lib/http/http-error'
import type { EndpointDefinition } from './endpoint-definition'
import { errorResponse } from './error-response'
import { requestLanguage } from './request-language'

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const

const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`)

/** What stands under the shop's own words but is no call: 404, or 405 where only the method is wrong, in the contract's form. */
export const unknownCalls = (calls: readonly EndpointDefinition[], words: readonly string[]): Endpoint[] => {
  const known = calls.map(({ path, method }) => ({ pattern: patternOf(path), method }))
  const handler: Endpoint['handler'] = async ({ pathname = '', headers, searchParams }) => {
    const sentences = await apiWords(requestLanguage(searchParams, headers))
    const allowed = known
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    return allowed.length === 0
      ? errorResponse(sentences, 'not-found')
      : errorResponse(sentences, 'method-not-allowed', { headers: { Allow: [...new Set(allowed)].join(', ') } })
  }
  return words.flatMap((word) => methods.map((method) => ({ path: `/${word}/:rest*`, method, handler })))
}
