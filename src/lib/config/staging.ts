import { processState } from './process-state'
import { isOwnMachine } from './own-machine'

const state = () => processState('held', () => ({ isHeld: false }))

/** Whether this shop is a copy, which sends no emails, charges no cards and is not indexed. Decided at startup. */
export const isStaging = (): boolean => state().isHeld

export const setStaging = (held: boolean): void => {
  state().isHeld = held
}

interface Belonging {
  /** URL stored in the database; null before its first start. */
  readonly remembered: string | null
  readonly SITE_URL: string
  /** Operator setting, if any. */
  readonly STAGING?: boolean | undefined
}

/** Prefix that the stored URL has after `npm run restore`, until `npm run restore -- --promote`. */
export const restoredMark = 'restored:'

/** URL of the original shop. */
export const originOf = (remembered: string): string =>
  remembered.startsWith(restoredMark) ? remembered.slice(restoredMark.length) : remembered

/**
 * A restored database is a copy under any URL: localhost is ambiguous, and a drill may use the shop's own. A database that was never
 * restored may move away from the local machine, since it has no customers to protect.
 */
export const isCopy = ({ remembered, SITE_URL, STAGING }: Belonging): boolean => {
  if (STAGING !== undefined || remembered === null) return STAGING ?? false
  return remembered.startsWith(restoredMark) || (remembered !== SITE_URL && !isOwnMachine(remembered))
}
