import type { Quote, RejectedCode } from '../orders/types'

/** D14: a code that stopped qualifying stays on the cart, pending, with its reason. */
export type CodeStatus =
  | { readonly code: string; readonly status: 'applied' }
  | { readonly code: string; readonly status: 'pending'; readonly rejection: RejectedCode }

/** The codes of a cart in the order they were typed, with what the fresh quote says of each. */
export const codeStatuses = (codes: readonly string[], quote: Quote): readonly CodeStatus[] =>
  codes.map((code) => {
    const rejection = quote.rejectedCodes.find((rejected) => rejected.code === code)
    return rejection ? { code, status: 'pending', rejection } : { code, status: 'applied' }
  })
