import type { Endpoint } from 'payload'
import { z } from 'zod'
import { instantOf, wallAt } from '@/core/analytics/periods'
import { findBookkeeping } from '@/modules/invoices/accounting-export.repository'
import { marketers } from '@/cms/access/rules'
import { deskQuestion } from '@/cms/promotions/desk-call'
import { translate } from '@/cms/words'
import { moveWords } from './calendar-words'
import { moveEvent } from './move-event'

const moved = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('planned'),
    collection: z.string().min(1).max(60),
    isEnd: z.boolean(),
    document: z.string().min(1).max(60).nullable(),
    count: z.number().int().min(1).max(100_000),
  }),
  z.strictObject({ kind: z.literal('code'), id: z.uuid(), field: z.enum(['startsAt', 'expiresAt']) }),
])

const move = deskQuestion({
  path: '/dashboard/move',
  shape: z.strictObject({
    what: moved,
    from: z.iso.datetime(),
    to: z.strictObject({ date: z.iso.date(), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), zone: z.string().max(60) }),
  }),
  isAllowed: marketers,
  handler: async ({ asked: { what, from, to }, req, context }) => {
    const { timeZone } = await findBookkeeping(req.payload.db.drizzle)
    // The clocks that were shown are not the shop's any more.
    if (timeZone !== to.zone) return { body: { fault: translate(req, moveWords.changed) } }
    const before = Date.parse(from)
    const shown = wallAt(before, timeZone).time
    // Another day alone: a code that ends at 23:59:59 goes on doing so.
    const time = shown.startsWith(`${to.time}:`) ? shown : `${to.time}:00`
    const rest = time === shown ? before % 1_000 : 0
    const instant = instantOf({ date: to.date, time }, timeZone) + rest
    return { body: { fault: await moveEvent(req, { what, from: before, to: instant }, context.now()) } }
  },
})

/** `/api/dashboard/…`: what the calendar of the admin asks. */
export const dashboardEndpoints: Endpoint[] = [move]
