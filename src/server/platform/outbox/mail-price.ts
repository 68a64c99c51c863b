import type { Minor } from '@/core/money/types'

/** A renewal's price as it stood when the reminder was written, in minor units of its currency. */
export interface MailPrice {
  readonly amount: Minor
  readonly currency: string
  readonly digits: number
}
