import type { DomainAvailability } from './types'

export interface CheckAvailabilityOptions {
  /** Once it aborts, every name that has no answer yet is `unknown`. */
  readonly signal?: AbortSignal
}

/** The outside world behind the domain search: a simulation today, a registry's protocol later. */
export interface DomainRegistry {
  /** A simulation: its delay (S4) stands for one question, so what may be needed is asked at once. A real registry is asked for what is needed. */
  readonly isSimulated?: true
  /**
   * One answer a name, in the order asked. Never throws: an error, a time-out or a refusal of the
   * registry is the answer `unknown` for that name (S3), so nothing that failed can read as free.
   */
  readonly checkAvailability: (domains: readonly string[], options?: CheckAvailabilityOptions) => Promise<readonly DomainAvailability[]>
}
