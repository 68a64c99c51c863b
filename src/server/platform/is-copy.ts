import { isOwnMachine } from '@/config/own-machine'

export interface Belonging {
  /** The address the database remembers; null before its first start. */
  readonly remembered: string | null
  readonly SITE_URL: string
  /** What the operator says, if anything. */
  readonly STAGING?: boolean | undefined
}

/** A shop that was only ever tried out on somebody's machine has no customers to protect. */
export const isCopy = ({ remembered, SITE_URL, STAGING }: Belonging): boolean =>
  STAGING ?? (remembered !== null && remembered !== SITE_URL && !isOwnMachine(remembered))
