import {
  type AppliedDiscountResponse,
  type QuoteResponse,
  type RejectedCodeResponse,
  discountCode,
  quoteRequestSchema,
} from '@/modules/pricing/schema'
import { percentOf } from '@/core/money/format'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { StackAnswer } from '@/core/discount-stacking/types'
import { type ApiWords, apiWords, refusal, type DomainError } from '@/lib/http/http-error'
import { presentQuote, presentRejection } from '@/modules/pricing/presenter'
import { type Simulation, type PromotionDraft, replayCart, customerKinds, simulateCart } from '@/modules/promotions/simulator'
import { type StackLimit, readBodyWithin, findStackLimit } from './promotion-fields'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { exportBatch } from '@/modules/promotions/coupon-batches'
import { findBatchProgress } from '@/modules/promotions/promotions.repository'
import type { ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { guardEndpoint, marketers, staff, hasRole } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'
import { isLocale, type Locale } from '@/lib/config/locales'
import { createContext } from '@/container'
import type { Context } from '@/lib/context'
import { categoryLabels } from '@/payload/fields/selects'
import { refusalResponse } from '@/payload/http/error-response'
import { translate } from '@/payload/translate'
import { requiredText } from '@/lib/http/text'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { listUses } from '@/modules/promotions/uses'
import { searchStack } from '@/modules/promotions/discount-stacking'
import { renderQr } from '@/modules/auth/mfa/totp'
import { draftSchema, readDraft } from './draft-schema'
import { toProductChoices } from './share-link'

export interface SimulationResponse {
  readonly with: QuoteResponse
  readonly without: QuoteResponse
  readonly rejected: RejectedCodeResponse | null
}

export interface StackShown {
  /** 77.6 means 77.6 %; 0 means no discount. */
  readonly percent: number
  readonly limit: StackLimit
  /** Whether the search was exhaustive; otherwise a worse cart may exist. */
  readonly isProven: boolean
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  readonly automatic: readonly AppliedDiscountResponse[]
  readonly subtotal: number
  readonly discount: number
}

const presentSimulation = (simulation: Simulation, words: ApiWords): SimulationResponse => ({
  with: presentQuote(simulation.with, words),
  without: presentQuote(simulation.without, words),
  rejected: simulation.rejected && presentRejection(simulation.rejected, simulation.with.currency, words),
})

const presentStack = ({ worst, isProven }: StackAnswer, limit: StackLimit, words: ApiWords): StackShown => {
  if (worst === null) return { percent: 0, limit, isProven, items: [], codes: [], automatic: [], subtotal: 0, discount: 0 }
  const { breakdown, discountSummary } = presentQuote(worst.quote, words)
  return {
    percent: percentOf(worst.share, 1),
    limit,
    isProven,
    items: worst.items,
    codes: worst.codes,
    automatic: discountSummary.automaticDiscounts,
    subtotal: breakdown.subtotal,
    discount: breakdown.discount,
  }
}

const uncached = { 'Cache-Control': 'no-store' }
const missing = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404, headers: uncached })

const idOf = (req: PayloadRequest): string | null => z.uuid().safeParse(req.routeParams?.['id']).data ?? null

const progressOf = async (req: PayloadRequest) => {
  const id = idOf(req)
  const progress = id === null ? null : await findBatchProgress(req.payload.db.drizzle, id)
  return id === null || progress === null ? null : { id, progress }
}

const progress: Endpoint = {
  method: 'get',
  path: '/:id/progress',
  handler: async (req) => {
    const found = await progressOf(req)
    return found === null ? missing() : Response.json(found.progress, { headers: uncached })
  },
}

const download: Endpoint = {
  method: 'get',
  path: '/:id/csv',
  handler: async (req) => {
    const found = await progressOf(req)
    if (found === null) return missing()
    await recordAction(req, { action: 'exported', area: 'code-batches', document: found.id, fields: [] })
    const headers = { ...uncached, 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="codes.csv"' }
    return new Response(exportBatch(req.payload.db.drizzle, found.id), { headers })
  },
}

/** Progress of a batch for all staff; its codes for marketers. */
export const batchEndpoints: Endpoint[] = [
  guardEndpoint(progress, staff, 'coupons:read'),
  guardEndpoint(download, marketers, 'coupons:read'),
]

export type Outcome = { readonly body: unknown } | { readonly refused: DomainError }

export interface ScreenCall<Asked> {
  readonly asked: Asked
  readonly context: Context
  readonly words: ApiWords
  readonly req: PayloadRequest
}

interface Definition<Shape extends z.ZodType> {
  readonly path: string
  readonly shape: Shape
  readonly isAllowed: (asked: { req: PayloadRequest }) => boolean
  /** Scope an API key needs; without one, the endpoint is closed to keys. */
  readonly scope?: ApiScope
  /** Overrides the default body limit. */
  readonly mostBytes?: number
  readonly handler: (call: ScreenCall<z.output<Shape>>) => Promise<Outcome>
}

const respond = (words: ApiWords, outcome: Outcome): Response =>
  'body' in outcome ? Response.json(outcome.body, { headers: uncached }) : refusalResponse(words, outcome.refused)

export const malformed: Outcome = { refused: refusal('invalid-request') }

const localeOf = ({ i18n }: PayloadRequest): Locale => (isLocale(i18n.language) ? i18n.language : 'en')

const call = <Shape extends z.ZodType>(
  { path, shape, isAllowed, scope, handler }: Definition<Shape>,
  method: 'get' | 'post',
  read: (req: PayloadRequest) => Promise<unknown> | unknown,
): Endpoint =>
  guardEndpoint(
    {
      method,
      path,
      handler: async (req) => {
        const words = (await apiWords(localeOf(req))).withFigures(localeOf(req))
        const parsed = shape.safeParse(await read(req))
        if (!parsed.success) return respond(words, malformed)
        return respond(words, await handler({ asked: parsed.data, context: createContext(req.payload, localeOf(req)), words, req }))
      },
    },
    isAllowed,
    scope,
  )

export const screenQuestion = <Shape extends z.ZodType>(definition: Definition<Shape>): Endpoint =>
  call(definition, 'post', (req) => readBodyWithin(req, definition.mostBytes))

export const screenPage = <Shape extends z.ZodType>(definition: Definition<Shape>): Endpoint =>
  call(definition, 'get', ({ searchParams }) => Object.fromEntries(searchParams))

/** Absent if the saved promotion is meant. */
const draft = draftSchema.nullish()

const read = (typed: z.output<typeof draft>): PromotionDraft | null | undefined => (typed ? (readDraft(typed) ?? undefined) : null)

const simulate = screenQuestion({
  path: '/promotions/simulate',
  shape: z.strictObject({
    request: quoteRequestSchema,
    draft,
    customer: z.enum(customerKinds).default('anonymous'),
    at: z.iso.datetime({ offset: true }).nullish(),
  }),
  isAllowed: marketers,
  handler: async ({ asked, context, words }) => {
    const typed = read(asked.draft)
    if (typed === undefined) return malformed
    const { request, customer, at } = asked
    const simulated = await simulateCart(context, { request, draft: typed, customer, at: at ? Date.parse(at) : null })
    return simulated.ok ? { body: presentSimulation(simulated.value, words) } : { refused: simulated.error }
  },
})

const stack = screenQuestion({
  path: '/promotions/stack',
  shape: z.strictObject({ draft }),
  isAllowed: marketers,
  handler: async ({ asked, context, words }) => {
    const typed = read(asked.draft)
    if (typed === undefined) return malformed
    const [answer, limit] = await Promise.all([searchStack(context, typed), findStackLimit(context.payload)])
    return { body: presentStack(answer, limit, words) }
  },
})

const replay = screenQuestion({
  path: '/promotions/replay',
  shape: z.strictObject({ number: requiredText(64) }),
  isAllowed: marketers,
  handler: async ({ asked, context }) => {
    const replayed = await replayCart(context, asked.number)
    return replayed === null ? { refused: refusal('not-found') } : { body: replayed }
  },
})

const shelf = screenPage({
  path: '/promotions/shelf',
  shape: z.object({}),
  isAllowed: marketers,
  handler: async ({ context, req }) => ({
    body: toProductChoices(await findCatalogSnapshot(context), (category) => translate(req, categoryLabels[category])),
  }),
})

const uses = screenPage({
  path: '/promotions/uses',
  shape: z.object({ code: discountCode, page: z.coerce.number().int().min(1).max(500).default(1) }),
  isAllowed: staff,
  handler: async ({ asked, context, req }) => ({
    body: await listUses(context, { ...asked, isMasked: !hasRole(req.user, ['admin', 'support']) }),
  }),
})

const qr = screenPage({
  path: '/promotions/qr',
  shape: z.object({ link: z.url({ protocol: /^https?$/ }).max(1_000) }),
  isAllowed: marketers,
  handler: ({ asked }) => Promise.resolve({ body: renderQr(asked.link) }),
})

/** `/api/promotions/…`: read-only; no use of a code is consumed. */
export const promotionEndpoints: Endpoint[] = [simulate, stack, replay, shelf, uses, qr]
