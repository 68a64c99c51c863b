import { letterBoxOf } from '@/server/platform/normalise-email'

/** Whoever an order is counted for (D10, D1 `perCustomerLimit`): the account, and every letter box it is known by. */
export interface CountedCustomer {
  /** Of an account; none of a guest. */
  readonly id: string | null
  /** In an order of their own, so that two orders never wait for each other. */
  readonly boxes: readonly string[]
}

/** A visitor whom nobody knows yet. */
export const nobodyKnown: CountedCustomer = { id: null, boxes: [] }

/** An account that orders for another address does not become somebody new, nor does that address beside it. */
export const toCustomer = (id: string | null, emails: readonly string[]): CountedCustomer => ({
  id,
  boxes: [...new Set(emails.map(letterBoxOf))].sort(),
})
