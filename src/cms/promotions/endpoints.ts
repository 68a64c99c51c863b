import type { Endpoint } from 'payload'
import { z } from 'zod'
import { discountCode, quoteRequestSchema } from '@/modules/pricing/schema'
import { requiredText } from '@/lib/http/text'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { refusal } from '@/lib/http/http-error'
import { listUses } from '@/modules/promotions/uses'
import { type PromotionDraft, replayCart, customerKinds, simulateCart } from '@/modules/promotions/simulator'
import { searchStack } from '@/modules/promotions/discount-stacking'
import { drawQr } from '@/modules/auth/mfa/totp'
import { hasRole } from '@/cms/access/identity'
import { marketers, staff } from '@/cms/access/rules'
import { deskPage, deskQuestion, malformed } from './desk-call'
import { presentSimulation, presentStack } from './desk-answers'
import { draftSchema, readDraft } from './draft-schema'
import { toShelf } from './shelf'
import { findStackLimit } from './stack-limit'

/** Absent where it is about what is saved. */
const draft = draftSchema.nullish()

const read = (typed: z.output<typeof draft>): PromotionDraft | null | undefined => (typed ? (readDraft(typed) ?? undefined) : null)

const simulate = deskQuestion({
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

const stack = deskQuestion({
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

const replay = deskQuestion({
  path: '/promotions/replay',
  shape: z.strictObject({ number: requiredText(64) }),
  isAllowed: marketers,
  handler: async ({ asked, context }) => {
    const replayed = await replayCart(context, asked.number)
    return replayed === null ? { refused: refusal('not-found') } : { body: replayed }
  },
})

const shelf = deskPage({
  path: '/promotions/shelf',
  shape: z.object({}),
  isAllowed: marketers,
  handler: async ({ context }) => ({ body: toShelf(await findCatalogSnapshot(context)) }),
})

const uses = deskPage({
  path: '/promotions/uses',
  shape: z.object({ code: discountCode, page: z.coerce.number().int().min(1).max(500).default(1) }),
  isAllowed: staff,
  handler: async ({ asked, context, req }) => ({
    body: await listUses(context, { ...asked, isMasked: !hasRole(req.user, ['admin', 'support']) }),
  }),
})

const qr = deskPage({
  path: '/promotions/qr',
  shape: z.object({ link: z.url({ protocol: /^https?$/ }).max(1_000) }),
  isAllowed: marketers,
  handler: ({ asked }) => Promise.resolve({ body: drawQr(asked.link) }),
})

/** `/api/promotions/…`: what the desk asks. Nothing here writes, and no use of a code is taken. */
export const promotionEndpoints: Endpoint[] = [simulate, stack, replay, shelf, uses, qr]
