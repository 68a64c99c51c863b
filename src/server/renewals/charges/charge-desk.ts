import type { ChargeState } from '@/core/payments/charge-plan'
import { ok, refuse, type Result } from '@/core/result'
import { findAttempts, findCharge, type ChargeAttempt } from '@/server/cards/charge-repository'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { insertStaffAction } from '@/server/platform/staff-action-repository'
import { chargeCard } from './charge-card'

type Attempt = Omit<ChargeAttempt, 'cardId' | 'reference' | 'payer' | 'startedAt'> & { readonly startedAt: string }

interface ChargeSheet {
  readonly state: ChargeState
  readonly nextAt: string | null
  readonly attempts: readonly Attempt[]
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** U24: what became of the charges of a payment; null where no card was to pay it. What the provider calls the card leaves the database by no door. */
export const readCharges = async (handle: Handle, paymentId: string): Promise<ChargeSheet | null> => {
  const charge = await findCharge(handle, paymentId)
  if (charge === null) return null
  const attempts = (await findAttempts(handle, paymentId)).map(({ attempt, brand, lastFour, startedAt, outcome, reason, askedBy }) => ({
    ...{ attempt, brand, lastFour, outcome, reason, askedBy },
    startedAt: iso(startedAt),
  }))
  return { state: charge.state, nextAt: charge.nextAt === null ? null : iso(charge.nextAt), attempts }
}

export type NotCharged = 'not-found' | 'not-possible'

/** U24: a member of staff tries again at once. Who did stands with the try. */
export const chargeNow = async (context: Context, paymentId: string, by: string): Promise<Result<ChargeState, NotCharged>> => {
  const { drizzle } = context.payload.db
  const before = await findCharge(drizzle, paymentId)
  if (before === null) return refuse('not-found')
  if (before.state === 'paid' || before.state === 'charging') return refuse('not-possible')
  await insertStaffAction(drizzle, { person: by, action: 'changed', area: 'payments', document: paymentId, fields: ['charge'] })
  const state = await chargeCard(context, paymentId, by)
  return state === null ? refuse('not-found') : ok(state)
}
