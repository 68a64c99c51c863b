import type { Quote } from '@/core/orders/types'
import type { Refusal } from './refusals'

/** Carries a refusal out of a transaction that must be rolled back; never leaves the use case. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  constructor(readonly refusal: Refusal) {
    super('The order was refused')
  }
}

/** What is ordered changed while the order was being prepared: prepare it again. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
  constructor(readonly quote: Quote) {
    super('The cart was changed meanwhile')
  }
}
