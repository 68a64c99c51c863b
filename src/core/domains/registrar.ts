import type { DomainAvailability } from './types'
import { removeInvisible } from '../typed-text'

export interface DomainContact {
  readonly name: string
  readonly organisation?: string | undefined
  readonly email: string
  /** E.164, such as +4930901820. */
  readonly phone: string
  readonly line1: string
  readonly line2?: string | undefined
  readonly city: string
  readonly region?: string | undefined
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export const contactRoles = ['registrant', 'administrative', 'billing'] as const
export type ContactRole = (typeof contactRoles)[number]

/** N9: a missing role falls back to the registrant. */
export type DomainContacts = Readonly<{ registrant: DomainContact } & Partial<Record<Exclude<ContactRole, 'registrant'>, DomainContact>>>

/** Strips spaces, dots, hyphens and brackets; turns a leading 00 into +. */
export const normalisePhone = (typed: string): string =>
  removeInvisible(typed)
    .trim()
    .replace(/[\s().\-/\u00a0\u2011\u2013]/g, '')
    .replace(/^00/, '+')

/** E.164: at most fifteen digits, including the country code. */
export const isPhone = (normalised: string): boolean => /^\+[1-9]\d{6,14}$/.test(normalised)

const linesOf = (role: ContactRole, contact: DomainContact): readonly string[] => [
  `${role}:`,
  ...[
    contact.name,
    contact.organisation,
    contact.line1,
    contact.line2,
    `${contact.postalCode} ${contact.city}`.trim(),
    contact.region,
    contact.country,
    contact.email,
    contact.phone,
  ].filter((line): line is string => line !== undefined && line !== ''),
]

/** Plain text for staff who enter the contacts at a registrar. */
export const contactLines = (contacts: DomainContacts): string =>
  contactRoles.flatMap((role) => (contacts[role] ? [linesOf(role, contacts[role]).join('\n')] : [])).join('\n\n')

/** `key` is the idempotency key: requests with the same key are the same job. */
export interface RegistrarJob {
  readonly key: string
  readonly domain: string
  /** Order id; `null` if there is none. */
  readonly order: string | null
}

interface RegistrationJob extends RegistrarJob {
  readonly years: number
  /** N9: `null` registers for the buyer. */
  readonly contacts: DomainContacts | null
}

interface TransferJob extends RegistrarJob {
  /** R11: decrypted only by an adapter that sends it; `null` until the customer provides one. */
  readonly authorizationCode: () => Promise<string | null>
}

interface RenewalJob extends RegistrarJob {
  readonly years: number
}

/** Change of nameservers (N8). */
interface NameserverJob extends RegistrarJob {
  readonly nameservers: readonly string[]
}

/** Change of contacts (N9). */
interface ContactJob extends RegistrarJob {
  readonly contacts: DomainContacts
}

type RegistrarRefusal = 'taken' | 'not-offered' | 'wrong-code' | 'locked' | 'given-up' | 'key-reused'

/** `unknown`: the job may or may not have run; retry with the same key, never a new one, and don't treat it as done. */
export type RegistrarOutcome =
  | { readonly kind: 'done'; /** Epoch milliseconds; `null` if unknown. */ readonly expiresAt: number | null }
  | { readonly kind: 'pending'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: RegistrarRefusal }
  | { readonly kind: 'unknown' }

const registrarOperations = ['register', 'transfer', 'renew'] as const
type RegistrarOperation = (typeof registrarOperations)[number]

/** Paid operations and changes made by the owner. */
export const registrarJobKinds = [...registrarOperations, 'nameservers', 'contacts'] as const
export type RegistrarJobKind = (typeof registrarJobKinds)[number]

/** Per year, in minor units of the registrar's currency. */
type RegistrarPrice =
  | { readonly kind: 'price'; readonly minor: number; readonly currency: string }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'unknown' }

/** Registrar adapter. Never throws; failures give `unknown` (S3). Contract tests: `tests/support/registrar-contract.ts`. */
export interface Registrar {
  /** One result per domain, in order. */
  readonly check: (domains: readonly string[]) => Promise<readonly DomainAvailability[]>
  /** `extension` includes the dot. */
  readonly price: (extension: string, operation: RegistrarOperation) => Promise<RegistrarPrice>
  readonly register: (job: RegistrationJob) => Promise<RegistrarOutcome>
  readonly transfer: (job: TransferJob) => Promise<RegistrarOutcome>
  readonly renew: (job: RenewalJob) => Promise<RegistrarOutcome>
  readonly setNameservers: (job: NameserverJob) => Promise<RegistrarOutcome>
  readonly setContacts: (job: ContactJob) => Promise<RegistrarOutcome>
}

export type RegistrarTaskStatus = 'open' | 'done' | 'failed' | 'cancelled'

/** Closed jobs are final: their effect on the domain is already applied. */
export const registrarTaskTransitions = {
  open: ['done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<RegistrarTaskStatus, readonly RegistrarTaskStatus[]>

/** Manual job for staff, one per key. R11: contains no auth code. */
export interface RegistrarTask {
  readonly key: string
  readonly kind: RegistrarJobKind
  readonly domain: string
  readonly order: string | null
  /** N4: years to register or renew; 1 for a transfer. */
  readonly years: number
  /** New values for staff, one per line. */
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

/** May throw, in which case nothing was written. */
export interface RegistrarTaskList {
  /** Inserts unless the key exists; returns the row with that key. */
  readonly put: (task: RegistrarTask) => Promise<KnownRegistrarTask>
}

/** One job per order line, so that repeated requests are idempotent. */
export const registrarTaskKey = (kind: RegistrarJobKind, order: string, domain: string): string => `${kind}:${order}:${domain}`
