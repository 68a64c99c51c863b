import { letterBoxOf } from '@/server/platform/normalise-email'

/** An order that a guest's browser can open (O7). */
export interface OpenedOrder {
  readonly number: string
  readonly tokenHash: string
}

/** Whoever an order is counted for (D10, D1 `perCustomerLimit`), as far as they have proven it: an address that was only typed proves nothing. */
export interface CountedCustomer {
  /** Of an account; none of a guest. */
  readonly id: string | null
  /** In an order of their own, so that two orders never wait for each other. */
  readonly boxes: readonly string[]
  /** Of a guest: only these orders of the letter boxes count. Of an account, all of them do. */
  readonly opened?: readonly OpenedOrder[]
}

/** A visitor whom nobody knows yet. */
export const nobodyKnown: CountedCustomer = { id: null, boxes: [] }

/** An account that orders for another address does not become somebody new. */
export const toCustomer = (id: string | null, emails: readonly string[]): CountedCustomer => ({
  id,
  boxes: [...new Set(emails.map(letterBoxOf))].sort(),
})

/** D10: a guest is a first customer, unless this browser opens an earlier order of the same letter box. Answers alike for every address otherwise. */
export const toGuest = (email: string, opened: readonly OpenedOrder[]): CountedCustomer =>
  opened.length === 0 ? nobodyKnown : { ...toCustomer(null, [email]), opened }
