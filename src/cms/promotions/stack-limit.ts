import type { Payload } from 'payload'

export interface StackLimit {
  /** In percent of a cart. */
  readonly percent: number
  /** Whether what passes it is refused, or shown. */
  readonly refuses: boolean
}

export const defaultStackLimit = 60

/** The site's setting: from which share of a cart on promotions together are worth a warning. */
export const findStackLimit = async (payload: Payload): Promise<StackLimit> => {
  const { stackLimitPercent, refusesAboveStackLimit } = await payload.findGlobal({ slug: 'pricing-settings', depth: 0 })
  return { percent: stackLimitPercent ?? defaultStackLimit, refuses: refusesAboveStackLimit ?? false }
}
