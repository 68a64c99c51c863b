/**
 * §5: why an input is not a name. The texts are the message keys under `validation`
 * (`searchFailed` is the search's own failure, not the name's).
 */
export const domainNameErrors = [
  'required',
  'invalidFormat',
  'noDomainName',
  'tooShort',
  'tooLong',
  'invalidCharacters',
  'hyphenPosition',
  'consecutiveHyphens',
  'allNumbers',
  'reservedWord',
] as const
export type DomainNameError = (typeof domainNameErrors)[number]

/** `example.io` is the label `example` and the extension `.io`; `null` when no extension was typed. */
export interface DomainName {
  readonly label: string
  readonly extension: string | null
}

/** S3: the three honest answers. `unknown` can never be bought. */
export const availabilityStatuses = ['available', 'taken', 'unknown'] as const
export type AvailabilityStatus = (typeof availabilityStatuses)[number]

/** N1: why a name is taken where the registry would still give it away: an order that waits for its money holds it. */
export const takenReasons = ['held'] as const
export type TakenReason = (typeof takenReasons)[number]

export interface DomainAvailability {
  readonly domain: string
  readonly status: AvailabilityStatus
  /** Of a name that is taken. */
  readonly reason?: TakenReason
}

/** §5.9: names nobody may register here. */
export const reservedWords: ReadonlySet<string> = new Set(['www', 'ftp', 'mail', 'email', 'http', 'https', 'localhost'])
