import type { Outsider } from '../../core/resilience/circuit-breaker'

export interface CircuitLimits {
  /** ms a call may take before nobody waits for it any longer; it counts as a fault. */
  readonly patience: number
  /** Faults in a row after which the provider is left alone. */
  readonly faults: number
  /** ms until one call tries whether it is back. */
  readonly pause: number
}

/**
 * How long the shop waits for whom, in one place (ADR 043). A visitor waits two seconds for nobody, and five seconds after a provider
 * is back it is asked as before: `pause` and one `patience` together are less. What a visitor waits for leaves the shop some of the two
 * seconds for its own work: an order is written before its payment page is asked for.
 */
export const circuitLimits: Readonly<Record<Outsider, CircuitLimits>> = {
  // One question of the registry; each registry is by itself.
  registry: { patience: 1_600, faults: 3, pause: 2_000 },
  payments: { patience: 1_500, faults: 3, pause: 2_000 },
  // Whoever orders waits for it before the order is written; away, the order is taxed.
  vat: { patience: 1_500, faults: 3, pause: 2_000 },
  // No visitor waits for a mail: it is the server that takes its time. The connection has limits of its own (`mailWaits`).
  mail: { patience: 60_000, faults: 3, pause: 1_000 },
  // Nor for a server that is set up.
  host: { patience: 30_000, faults: 3, pause: 5_000 },
}

/** ms for a connection to the mail server, its greeting, and each answer after it; parameters in SMTP_URL say otherwise. */
export const mailWaits = { connection: 3_000, greeting: 10_000, socket: 30_000 } as const

/** ms between two notes of who is away, and until a process that has said nothing is believed no more. */
export const awayNotes = { every: 2_000, believedFor: 15_000 } as const
