import { isOwnMachine } from '@/lib/config/own-machine'

export interface Belonging {
  /** The address the database remembers; null before its first start. */
  readonly remembered: string | null
  readonly SITE_URL: string
  /** What the operator says, if anything. */
  readonly STAGING?: boolean | undefined
}

/** In front of the remembered address of a database that `npm run restore` filled, until `npm run staging:promote` promotes it. */
export const restoredMark = 'restored:'

/** The address of the shop a copy was made of. */
export const originOf = (remembered: string): string =>
  remembered.startsWith(restoredMark) ? remembered.slice(restoredMark.length) : remembered

/**
 * A restored database is a copy under every address: localhost is everybody's, and a drill may have the shop's own. One that was never restored
 * may leave the machine it was tried out on, since it has no customers to protect.
 */
export const isCopy = ({ remembered, SITE_URL, STAGING }: Belonging): boolean => {
  if (STAGING !== undefined || remembered === null) return STAGING ?? false
  return remembered.startsWith(restoredMark) || (remembered !== SITE_URL && !isOwnMachine(remembered))
}
