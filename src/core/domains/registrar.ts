import type { NameContacts } from './contacts'
import type { DomainAvailability } from './types'

/** What is asked of a registrar, once: the same key is the same job, however often it is sent. */
export interface RegistrarJob {
  readonly key: string
  readonly domain: string
  /** The shop's id of the order it is of; `null` where there is none. */
  readonly order: string | null
}

interface RegistrationJob extends RegistrarJob {
  readonly years: number
  /** N9: `null`: whoever paid for it. */
  readonly contacts: NameContacts | null
}

interface TransferJob extends RegistrarJob {
  /** R11: opened only by an adapter that sends it on; `null` where the customer has given none yet. */
  readonly authorizationCode: () => Promise<string | null>
}

interface RenewalJob extends RegistrarJob {
  readonly years: number
}

/** N8. */
interface NameserverJob extends RegistrarJob {
  readonly nameservers: readonly string[]
}

/** N9. */
interface ContactJob extends RegistrarJob {
  readonly contacts: NameContacts
}

export const registrarRefusals = ['taken', 'not-offered', 'wrong-code', 'locked', 'given-up', 'key-reused'] as const
type RegistrarRefusal = (typeof registrarRefusals)[number]

/**
 * What became of a job. `unknown`: it may have happened or not, so it is asked again with the same key and never with
 * another; nothing unknown counts as done.
 */
export type RegistrarOutcome =
  | { readonly kind: 'done'; /** Epoch milliseconds; `null` where the registrar does not say. */ readonly expiresAt: number | null }
  | { readonly kind: 'pending'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: RegistrarRefusal }
  | { readonly kind: 'unknown' }

const registrarOperations = ['register', 'transfer', 'renew'] as const
type RegistrarOperation = (typeof registrarOperations)[number]

/** Everything that is asked of a registrar: what is paid for, and what its owner changes of a name. */
export const registrarJobKinds = [...registrarOperations, 'nameservers', 'contacts'] as const
export type RegistrarJobKind = (typeof registrarJobKinds)[number]

/** What the registrar takes for a year, in minor units of its own currency. */
type RegistrarPrice =
  | { readonly kind: 'price'; readonly minor: number; readonly currency: string }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'unknown' }

/** Who registers what the shop sells. Never throws: a fault is `unknown` (S3). `tests/support/registrar-contract.ts` says the rest. */
export interface Registrar {
  /** One answer a name, in the order asked. */
  readonly check: (domains: readonly string[]) => Promise<readonly DomainAvailability[]>
  /** `extension` with its dot. */
  readonly price: (extension: string, operation: RegistrarOperation) => Promise<RegistrarPrice>
  readonly register: (job: RegistrationJob) => Promise<RegistrarOutcome>
  readonly transfer: (job: TransferJob) => Promise<RegistrarOutcome>
  readonly renew: (job: RenewalJob) => Promise<RegistrarOutcome>
  readonly setNameservers: (job: NameserverJob) => Promise<RegistrarOutcome>
  readonly setContacts: (job: ContactJob) => Promise<RegistrarOutcome>
}

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
