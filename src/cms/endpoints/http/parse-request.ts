import { z } from 'zod'
import { ok, refuse, type Result } from '@/core/result'
import { languageQuery } from '@/modules/catalog/schema'
import type { ApiWords } from '@/lib/http/http-error'
import type { EndpointDefinition } from './endpoint-definition'
import { errorResponse } from './error-response'
import { fieldFaults } from './field-faults'
import { readBody, type CallBody } from './read-body'

/** A request before anything of it is trusted. */
export interface CallRequest extends CallBody {
  readonly searchParams: URLSearchParams
  readonly routeParams?: Readonly<Record<string, unknown>>
}

export interface ParsedRequest {
  readonly body: unknown
  readonly query: unknown
  readonly parameters: unknown
}

const onlyLanguage = z.strictObject({ lang: languageQuery })

/** A parameter given twice is a list, which no schema accepts. */
const queryOf = (search: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key)
      return [key, values.length === 1 ? values[0] : values]
    }),
  )

const parameterNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

const parametersOf = (path: string, given: CallRequest['routeParams']): Record<string, unknown> =>
  Object.fromEntries(parameterNames(path).map((name) => [name, given?.[name]]))

const check = (schema: z.ZodType | undefined, value: unknown, words: ApiWords): Result<unknown, Response> => {
  if (!schema) return ok(undefined)
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return ok(parsed.data)
  return refuse(errorResponse(words, 'invalid-request', { fields: fieldFaults(parsed.error.issues, words) }))
}

/** Parse at the border, trust inside: path, query and body, or the answer that says what is wrong. */
export const parseRequest = async (
  definition: EndpointDefinition,
  req: CallRequest,
  words: ApiWords,
): Promise<Result<ParsedRequest, Response>> => {
  const parameters = check(definition.parameters, parametersOf(definition.path, req.routeParams), words)
  if (!parameters.ok) return parameters
  const query = check(definition.query ?? onlyLanguage, queryOf(req.searchParams), words)
  if (!query.ok) return query
  if (!definition.body) return ok({ parameters: parameters.value, query: query.value, body: undefined })
  const raw = await readBody(req, definition.isRaw)
  if (!raw.ok) return refuse(errorResponse(words, raw.error))
  const body = check(definition.body, raw.value, words)
  return body.ok ? ok({ parameters: parameters.value, query: query.value, body: body.value }) : body
}
