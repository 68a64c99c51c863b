import { ValidationError, type PayloadRequest } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { hasNewerDraft, hasPlannedBetween, lockCodeMoment, updatePlannedMinute } from '@/modules/analytics/analytics.repository'
import { withTransaction, type Transaction } from '@/lib/db/transaction'
import { noteAction } from '@/cms/hooks/note-staff-actions'
import { translate } from '@/cms/words'
import type { MovedThing } from './calendar-event'
import { moveWords } from './calendar-words'

/** Not as it was shown: ends the transaction. */
class Refused extends Error {
  override readonly name = 'Refused'
  constructor(readonly fault: 'changed' | 'passes' | 'draft') {
    super(fault)
  }
}

interface Move<Thing extends MovedThing> {
  readonly what: Thing
  readonly from: number
  readonly to: number
}

type Planned = Extract<MovedThing, { kind: 'planned' }>
type Code = Extract<MovedThing, { kind: 'code' }>

const iso = (at: number): string => new Date(at).toISOString()

const movePlanned = async (req: PayloadRequest, transaction: Transaction, { what, from, to }: Move<Planned>): Promise<void> => {
  const { collection, isEnd, document, count } = what
  const moved = await updatePlannedMinute(transaction, { collection, isEnd, document, from }, to)
  if (moved.length !== count) throw new Refused('changed')
  if (await hasPlannedBetween(transaction, collection, moved, { from, to })) throw new Refused('passes')
  const field = isEnd ? 'unpublishAt' : 'publishAt'
  const changes = [{ field: count === 1 ? field : `${field} × ${count}`, before: iso(from), after: iso(to) }]
  await noteAction(req, { action: 'changed', area: collection, document, fields: [field], changes })
}

/** By Payload's own operation: with the rights and the rules of the form, its versions and its place in the log. */
const moveCode = async (req: PayloadRequest, transaction: Transaction, { what, from, to }: Move<Code>): Promise<void> => {
  const { id, field } = what
  if (!(await lockCodeMoment(transaction, id, field, from))) throw new Refused('changed')
  if (await hasNewerDraft(transaction, id)) throw new Refused('draft')
  const data = { [field]: iso(to), _status: 'published' as const }
  await req.payload.update({ collection: 'coupons', id, data, depth: 0, locale: defaultLocale, overrideAccess: false, req })
}

/**
 * A7: to another moment, if it still stands where it was shown; of two who move it at once, the second is told. Answers why not, in words, or
 * `null`. Nothing is kept of what was refused.
 */
export const moveEvent = async (asked: PayloadRequest, { what, from, to }: Move<MovedThing>, now: number): Promise<string | null> => {
  if (to <= now) return translate(asked, moveWords.past)
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
    if (error instanceof Refused) return translate(asked, moveWords[error.fault])
    if (error instanceof ValidationError) return error.data.errors[0]?.message ?? error.message
    throw error
  }
}
