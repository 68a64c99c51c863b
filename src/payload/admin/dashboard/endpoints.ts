import { ValidationError, type PayloadRequest, type Endpoint } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { hasNewerDraft, hasPlannedBetween, lockCodeMoment, updatePlannedMinute } from '@/modules/analytics/calendar.repository'
import { withTransaction, type Transaction } from '@/lib/db/transaction'
import { recordAction } from '@/payload/hooks/audit'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import type { MovedEntry } from './calendar-event'
import { z } from 'zod'
import { instantOf, wallClockAt } from '@/core/analytics/periods'
import { findBookkeeping } from '@/modules/invoices/accounting-export.repository'
import { marketers } from '@/payload/access/rules'
import { screenQuestion } from '@/payload/admin/promotions/answers'
import { toIsoString } from '@/core/dates'

/** Thrown if the calendar is out of date, to roll back the transaction. */
class Refused extends Error {
  override readonly name = 'Refused'
  constructor(readonly fault: 'changed' | 'passes' | 'draft') {
    super(fault)
  }
}

interface Move<Thing extends MovedEntry> {
  readonly what: Thing
  readonly from: number
  readonly to: number
}

type Planned = Extract<MovedEntry, { kind: 'planned' }>
type Code = Extract<MovedEntry, { kind: 'code' }>

const movePlanned = async (req: PayloadRequest, transaction: Transaction, { what, from, to }: Move<Planned>): Promise<void> => {
  const { collection, isEnd, document, count } = what
  const moved = await updatePlannedMinute(transaction, { collection, isEnd, document, from }, to)
  if (moved.length !== count) throw new Refused('changed')
  if (await hasPlannedBetween(transaction, collection, moved, { from, to })) throw new Refused('passes')
  const field = isEnd ? 'unpublishAt' : 'publishAt'
  const changes = [{ field: count === 1 ? field : `${field} × ${count}`, before: toIsoString(from), after: toIsoString(to) }]
  await recordAction(req, { action: 'changed', area: collection, document, fields: [field], changes })
}

/** Uses Payload's own operation, so that access rules, validation, versions and the audit log apply. */
const moveCode = async (req: PayloadRequest, transaction: Transaction, { what, from, to }: Move<Code>): Promise<void> => {
  const { id, field } = what
  if (!(await lockCodeMoment(transaction, id, field, from))) throw new Refused('changed')
  if (await hasNewerDraft(transaction, id)) throw new Refused('draft')
  const data = { [field]: toIsoString(to), _status: 'published' as const }
  await req.payload.update({ collection: 'coupons', id, data, depth: 0, locale: defaultLocale, overrideAccess: false, req })
}

/**
 * A7: moves an entry if it is still where the client saw it, so the second of two concurrent moves fails. Returns the translated reason
 * for a rejection, or `null`. A rejected move writes nothing.
 */
const moveEvent = async (asked: PayloadRequest, { what, from, to }: Move<MovedEntry>, now: number): Promise<string | null> => {
  if (to <= now) return translate(asked, words('calendar.move.past'))
  if (to === from) return null
  try {
    await withTransaction(
      asked.payload,
      async (req, transaction) => {
        req.i18n = asked.i18n
        await (what.kind === 'planned' ? movePlanned(req, transaction, { what, from, to }) : moveCode(req, transaction, { what, from, to }))
      },
      { user: asked.user, locale: defaultLocale },
    )
    return null
  } catch (error) {
    if (error instanceof Refused) return translate(asked, words(`calendar.move.${error.fault}`))
    if (error instanceof ValidationError) return error.data.errors[0]?.message ?? error.message
    throw error
  }
}

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

const move = screenQuestion({
  path: '/dashboard/move',
  shape: z.strictObject({
    what: moved,
    from: z.iso.datetime(),
    to: z.strictObject({ date: z.iso.date(), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), zone: z.string().max(60) }),
  }),
  isAllowed: marketers,
  handler: async ({ asked: { what, from, to }, req, context }) => {
    const { timeZone } = await findBookkeeping(req.payload.db.drizzle)
    // The shop's time zone changed since the calendar was rendered.
    if (timeZone !== to.zone) return { body: { fault: translate(req, words('calendar.move.changed')) } }
    const before = Date.parse(from)
    const shown = wallClockAt(before, timeZone).time
    // Only the day changes: a code that ends at 23:59:59 keeps its seconds.
    const time = shown.startsWith(`${to.time}:`) ? shown : `${to.time}:00`
    const rest = time === shown ? before % 1_000 : 0
    const instant = instantOf({ date: to.date, time }, timeZone) + rest
    return { body: { fault: await moveEvent(req, { what, from: before, to: instant }, context.now()) } }
  },
})

export const dashboardEndpoints: Endpoint[] = [move]
