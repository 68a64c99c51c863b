import type { PaymentMethodId } from './types'

/** O16, O18: as the settings say. */
export interface UnpaidLimits {
  readonly transferDays: number
  readonly cardMinutes: number
  /** How many domains one buyer may reserve before paying. */
  readonly domains: number
}

const minute = 60_000
const day = 86_400_000

interface Placed {
  readonly method: PaymentMethodId
  /** Epoch milliseconds. */
  readonly at: number
  /** O17: minutes, where a guest's order has a limited code. */
  readonly guestCodeMinutes?: number | null
}

/** O16, O17: until when an order waits for its first payment. Epoch milliseconds. */
export const paymentDeadline = ({ method, at, guestCodeMinutes }: Placed, limits: Omit<UnpaidLimits, 'domains'>): number => {
  if (method === 'offline') return at + limits.transferDays * day
  return at + Math.min(limits.cardMinutes, guestCodeMinutes ?? limits.cardMinutes) * minute
}
