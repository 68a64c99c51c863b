import type { Minor } from '../money/types'

/** An amount as the stored order has it (M4). */
export interface StoredAmount {
  readonly amount: Minor
  readonly currency: string
  readonly digits: 0 | 2
}

/** `passing`: nobody knows what became of it, so the same attempt is asked for again. `final`: the provider has said no. */
export interface ProviderFault {
  readonly kind: 'none' | 'passing' | 'final'
  /** For the log and the staff; never holds a secret. */
  readonly message: string
  /** Nobody answered, or only that nothing works there. */
  readonly isAway?: true
}
