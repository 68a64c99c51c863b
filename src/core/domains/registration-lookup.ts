/** What a registry tells of a name somebody holds. Days are ISO (YYYY-MM-DD), UTC; `null` where it keeps silent. */
export interface RegistrationData {
  readonly domain: string
  readonly registrar: string | null
  readonly registeredOn: string | null
  readonly updatedOn: string | null
  readonly expiresOn: string | null
  readonly statuses: readonly string[]
  readonly nameServers: readonly string[]
}

/** Who answered: a registry itself, or the shop's simulation of one. */
export type RegistrationSource = 'registry' | 'simulation'

export const registrationStatuses = ['registered', 'not-registered', 'unknown'] as const

/** As honest as S3: what did not answer is `unknown`, never free. */
export type RegistrationAnswer =
  | { readonly status: 'registered'; readonly source: RegistrationSource; readonly registration: RegistrationData }
  | { readonly status: 'not-registered'; readonly source: RegistrationSource }
  | { readonly status: 'unknown'; readonly source: RegistrationSource }

/** The outside world behind the WHOIS lookup. Never throws: a fault, a refusal or a time-out is `unknown`. */
export interface RegistrationLookup {
  readonly lookUp: (domain: string, options?: { readonly signal?: AbortSignal }) => Promise<RegistrationAnswer>
}
