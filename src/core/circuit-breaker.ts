/** The queue is too long to be served in time. No work has started, so the caller may retry. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  constructor() {
    super('Too many requests are queued')
  }
}

/** Compares by name, since Next bundles the class several times. */
export const isBusyError = (fault: unknown): boolean => fault instanceof Error && fault.name === 'BusyError'

export const externalServices = ['registry', 'payments', 'mail', 'host', 'vat'] as const
export type ExternalService = (typeof externalServices)[number]

/** The circuit is open: the provider has failed recently, so it was not called. */
export class ServiceUnavailableError extends Error {
  constructor(readonly outsider: ExternalService) {
    super(`The ${outsider} provider is unavailable`)
    this.name = 'ServiceUnavailableError'
  }
}

/** Compares by name, since the bundles share their circuits but each has its own class. */
export const isServiceUnavailable = (fault: unknown): fault is ServiceUnavailableError =>
  fault instanceof Error && fault.name === 'ServiceUnavailableError'

/** Circuit breaker for one provider: opens after consecutive failures and stays open until a probe succeeds. */
export interface Circuit {
  /** Whether a call would be rejected now because the circuit is open or a probe is already running. */
  readonly isShut: () => boolean
  /**
   * Rejects with `ServiceUnavailableError` while open. Rejections, timeouts and responses for which `isFault` is true count as failures.
   * Late responses are ignored.
   */
  readonly call: <Answer>(ask: () => Promise<Answer>, isFault?: (answer: Answer) => boolean) => Promise<Answer>
}
