import type { Minor } from '../money/types'

export interface RefundablePayment {
  readonly id: string
  readonly amount: Minor
  /** Given back or on its way back. */
  readonly refunded: Minor
}

export interface RefundPart {
  readonly paymentId: string
  readonly amount: Minor
}

/** Which payments an amount is given back from, the last one first; `null` where there is not so much left. */
export const planRefund = (payments: readonly RefundablePayment[], amount: Minor): readonly RefundPart[] | null => {
  const parts: RefundPart[] = []
  let rest: number = amount
  for (const payment of [...payments].reverse()) {
    const part = Math.min(rest, payment.amount - payment.refunded)
    if (part <= 0) continue
    parts.push({ paymentId: payment.id, amount: part as Minor })
    rest -= part
  }
  return rest === 0 && parts.length > 0 ? parts : null
}
