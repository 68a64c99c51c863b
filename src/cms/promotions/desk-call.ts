import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { isLocale, type Locale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { apiWords, type ApiWords, refusal, type Refusal } from '@/lib/http/http-error'
import type { Context } from '@/lib/context'
import { guardEndpoint } from '@/cms/access/guard-endpoint'
import { refusalResponse } from '@/cms/endpoints/http/error-response'
import { bodyWithin } from './body-within'

/** What a call of the desk is answered with: a body, or why not. */
export type Outcome = { readonly body: unknown } | { readonly refused: Refusal }

export interface DeskCall<Asked> {
  readonly asked: Asked
  readonly context: Context
  readonly words: ApiWords
  readonly req: PayloadRequest
}

interface Definition<Shape extends z.ZodType> {
  readonly path: string
  readonly shape: Shape
  readonly isAllowed: (asked: { req: PayloadRequest }) => boolean
  /** Where a call carries more than the others. */
  readonly mostBytes?: number
  readonly handler: (call: DeskCall<z.output<Shape>>) => Promise<Outcome>
}

const uncached = { 'Cache-Control': 'no-store' }

const respond = (words: ApiWords, outcome: Outcome): Response =>
  'body' in outcome ? Response.json(outcome.body, { headers: uncached }) : refusalResponse(words, outcome.refused)

export const malformed: Outcome = { refused: refusal('invalid-request') }

/** In the language the admin is read in. */
const localeOf = ({ i18n }: PayloadRequest): Locale => (isLocale(i18n.language) ? i18n.language : 'en')

const call = <Shape extends z.ZodType>(
  { path, shape, isAllowed, handler }: Definition<Shape>,
  method: 'get' | 'post',
  read: (req: PayloadRequest) => Promise<unknown> | unknown,
): Endpoint =>
  guardEndpoint(
    {
      method,
      path,
      handler: async (req) => {
        const words = await apiWords(localeOf(req))
        const parsed = shape.safeParse(await read(req))
        if (!parsed.success) return respond(words, malformed)
        return respond(words, await handler({ asked: parsed.data, context: createContext(req.payload, localeOf(req)), words, req }))
      },
    },
    isAllowed,
  )

/** A call of a desk that carries a body. */
export const deskQuestion = <Shape extends z.ZodType>(definition: Definition<Shape>): Endpoint =>
  call(definition, 'post', (req) => bodyWithin(req, definition.mostBytes))

/** A page of something. */
export const deskPage = <Shape extends z.ZodType>(definition: Definition<Shape>): Endpoint =>
  call(definition, 'get', ({ searchParams }) => Object.fromEntries(searchParams))
