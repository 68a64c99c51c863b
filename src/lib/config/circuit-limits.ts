import type { ExternalService } from '../../core/circuit-breaker'

export interface CircuitLimits {
  /** Timeout of a call in ms; reaching it counts as a failure. */
  readonly patience: number
  /** Consecutive failures that open the circuit. */
  readonly faults: number
  /** Milliseconds until the next probe. */
  readonly pause: number
}

/**
 * Timeouts per provider (ADR 023). No visitor waits more than two seconds, and a provider is used again within five seconds of recovery:
 * `pause` plus one `patience` is less than that. Calls that a visitor waits for leave time for the shop's own work: an order is written
 * before its payment page is requested.
 */
export const circuitLimits: Readonly<Record<ExternalService, CircuitLimits>> = {
  // Per query; each registry has its own circuit.
  registry: { patience: 1_600, faults: 3, pause: 2_000 },
  payments: { patience: 1_500, faults: 3, pause: 2_000 },
  // Checkout waits for the answer before writing the order; during an outage, the order is taxed.
  vat: { patience: 1_500, faults: 3, pause: 2_000 },
  // No visitor waits for emails, and mail servers are slow. Connection limits are separate (`mailWaits`).
  mail: { patience: 60_000, faults: 3, pause: 1_000 },
  // No visitor waits for provisioning.
  host: { patience: 30_000, faults: 3, pause: 5_000 },
}

/** Timeouts in ms for the SMTP connection, greeting and responses; parameters in SMTP_URL override them. */
export const mailWaits = { connection: 3_000, greeting: 10_000, socket: 30_000 } as const
