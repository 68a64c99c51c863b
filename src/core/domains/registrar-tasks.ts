import type { RegistrarOperation } from './registrar'

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
  readonly kind: RegistrarOperation
  readonly domain: string
  readonly order: string | null
}

export interface KnownRegistrarTask {
  readonly id: string
  readonly kind: RegistrarOperation
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
export const registrarTaskKey = (kind: RegistrarOperation, order: string, domain: string): string => `${kind}:${order}:${domain}`
