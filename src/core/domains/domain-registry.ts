import type { DomainAvailability } from './types'

export interface CheckAvailabilityOptions {
  /** Once it aborts, every name that has no answer yet is `unknown`. */
  readonly signal?: AbortSignal
}

/** The outside world behind the domain search: a simulation today, a registry's protocol later. */
export interface DomainRegistry {
  /**
   * One answer a name, in the order asked. Never throws: an error, a time-out or a refusal of the
   * registry is the answer `unknown` for that name (S3), so nothing that failed can read as free.
   */
  readonly checkAvailability: (
    domains: readonly string[],
    options?: CheckAvailabilityOptions,
  ) => Promise<readonly DomainAvailability[]>
}
