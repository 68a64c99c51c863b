import type { RegistrarJobKind } from './registrar'

export const registrarTaskStatuses = ['open', 'done', 'failed', 'cancelled'] as const
export type RegistrarTaskStatus = (typeof registrarTaskStatuses)[number]

/** A job that was ended has moved what it was about: it is not taken up again. */
export const registrarTaskTransitions = {
  open: ['done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<RegistrarTaskStatus, readonly RegistrarTaskStatus[]>

/** Work for people: one row a key. R11: without any code. */
export interface RegistrarTask {
  readonly key: string
  readonly kind: RegistrarJobKind
  readonly domain: string
  readonly order: string | null
  /** N4: how many are registered or renewed; a transfer brings one. */
  readonly years: number
  /** What is to be set, a line each: for people to read. */
  readonly details: string | null
}

export interface KnownRegistrarTask {
  readonly id: string
  readonly kind: RegistrarJobKind
  readonly domain: string
  readonly status: RegistrarTaskStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
}

/** The staff's work list. May throw: then nothing was written. */
export interface RegistrarTaskList {
  /** Writes the task unless its key is known, and answers what stands under that key. */
  readonly put: (task: RegistrarTask) => Promise<KnownRegistrarTask>
}

/** One job a line of an order: whoever asks twice asks for the same. */
export const registrarTaskKey = (kind: RegistrarJobKind, order: string, domain: string): string => `${kind}:${order}:${domain}`
