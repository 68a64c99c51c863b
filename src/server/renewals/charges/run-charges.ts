import type { Payload } from 'payload'
import { cardLimits } from '@/config/limits'
import { defaultLocale } from '@/config/locales'
import { findDueCharges, postponeCharge } from '@/server/cards/charge-repository'
import { createContext } from '@/server/composition/create-context'
import { describeFault } from '@/server/platform/database/database-faults'
import { chargeCard } from './charge-card'

interface Turn {
  readonly now: number
  readonly isStopping?: () => boolean
}

/** One due charge. What goes wrong with it is tried again later, and holds up no other. */
export const tryCharge = async (payload: Payload, paymentId: string, now: number): Promise<void> => {
  try {
    await chargeCard({ ...createContext(payload, defaultLocale), now: () => now }, paymentId)
  } catch (fault) {
    payload.logger.error({ payment: paymentId, fault: describeFault(fault) }, 'A kept card could not be charged')
    await postponeCharge(payload.db.drizzle, paymentId, now + cardLimits.againAfterMs)
  }
}

/** U20–U22: every charge that is due by now. Safe to run any time, by any number at once. */
export const runCharges = async (payload: Payload, { now, isStopping = () => false }: Turn): Promise<void> => {
  const began = performance.now()
  // A lease that is reckoned from the first of many would be over with the last.
  const clock = () => now + Math.floor(performance.now() - began)
  for (;;) {
    const due = await findDueCharges(payload.db.drizzle, now, cardLimits.atOnce)
    for (const id of due) {
      if (isStopping()) return
      await tryCharge(payload, id, clock())
    }
    if (due.length < cardLimits.atOnce) return
  }
}
