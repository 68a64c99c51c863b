import { retryAfter, type RetryPace } from '../webhooks'
import { attachedDomainsOf, certificateNames } from '../subscriptions/attached-domain'
import type { SubscriptionState, OrderedSubscription } from '../subscriptions/types'

export const certificateStates = ['pending', 'issued', 'failed'] as const
export const mailboxStates = ['none', 'pending', 'ready'] as const
export const siteStates = ['none', 'installing', 'installed', 'failed'] as const

interface CertificateFact {
  readonly state: (typeof certificateStates)[number]
  /** Covered host names; `*.` covers all names below a domain. */
  readonly names: readonly string[]
}

interface MailboxFact {
  readonly state: (typeof mailboxStates)[number]
}

interface SiteFact {
  readonly state: (typeof siteStates)[number]
  /** Name of the installed application, such as WordPress. */
  readonly application?: string
}

/** C6: a host's report on a website. `null`: not part of the plan; absent: not reported. Contains no credentials. */
export interface ServiceFacts {
  readonly certificate?: CertificateFact | null
  readonly mailboxes?: MailboxFact | null
  readonly site?: SiteFact | null
}

const factNames = ['certificate', 'mailboxes', 'site'] as const satisfies readonly (keyof ServiceFacts)[]
type FactName = (typeof factNames)[number]

/** When each fact took its current value, in epoch milliseconds. */
export type FactTimes = Readonly<Partial<Record<FactName, number>>>

export interface KnownFacts {
  readonly facts: ServiceFacts
  readonly since: FactTimes
}

export const noFacts: KnownFacts = { facts: {}, since: {} }

/** Facts missing from a report are kept; an unchanged fact keeps the time when it was first reported. */
export const mergeFacts = (known: KnownFacts, reported: ServiceFacts, at: number): KnownFacts => {
  const isNew = (name: FactName): boolean =>
    reported[name] !== undefined && (known.facts[name] === undefined || reported[name]?.state !== known.facts[name]?.state)
  const changed = factNames.filter(isNew)
  return {
    facts: { ...known.facts, ...reported },
    since: { ...known.since, ...Object.fromEntries(changed.map((name) => [name, at])) },
  }
}

/** Whether a certificate covers a host name (RFC 6125: a wildcard covers one label). */
export const coversName = (names: readonly string[], host: string): boolean =>
  names.includes(host) || names.includes(`*.${host.slice(host.indexOf('.') + 1)}`)

export const provisionOperations = ['create', 'suspend', 'resume', 'change', 'end'] as const
export type ProvisionOperation = (typeof provisionOperations)[number]

/** `key` is the idempotency key: requests with the same key are the same job. */
export interface ProvisionJob {
  readonly key: string
  /** Service id, unchanged from creation to termination. */
  readonly service: string
}

/** Job that establishes the service's desired state. */
export interface ShapedJob extends ProvisionJob {
  /** Plan id. */
  readonly product: string
  /** Options chosen by the buyer, such as a region. Contains no secrets. */
  readonly settings: Readonly<Record<string, string>>
  /** Email address of the owner, whom the host invites to set a password. */
  readonly owner: string
}

/** `declined`: for the host's own reason, given as text. */
export const provisionRefusals = ['not-there', 'there-already', 'ended', 'not-offered', 'given-up', 'key-reused', 'declined'] as const
export type ProvisionRefusal = (typeof provisionRefusals)[number]

/** Access details and facts as reported by a host or staff. */
export interface ServiceReport {
  readonly access: Access
  readonly facts?: ServiceFacts
}

/**
 * `unknown`: the job may or may not have run; retry with the same key, never a new one, and don't treat it as done. Outcomes contain no
 * credentials; `report` is set if the host immediately returns what `access` would.
 */
export type ProvisionOutcome =
  | { readonly kind: 'done'; readonly report?: ServiceReport }
  | { readonly kind: 'pending'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: ProvisionRefusal; readonly note?: string }
  | { readonly kind: 'unknown' }

/** C8: DKIM (RFC 6376). The key is base64, as in the DNS record. */
interface DkimKey {
  readonly selector: string
  readonly publicKey: string
}

/** U28: access details without a password, which the owner sets at the host. */
export interface Access {
  /** Host name or IP address. */
  readonly address: string
  readonly user: string
  readonly panel: string
  /** URL that opens the panel at the service's login; contains no token. */
  readonly login?: string
  /** C4: target of the domain's DNS; absent for hosts without their own addresses. */
  readonly ipv4?: string
  readonly ipv6?: string
  /** Host name of the mail server. */
  readonly mailHost?: string
  readonly dkim?: DkimKey
}

export type AccessAnswer = ({ readonly kind: 'access' } & ServiceReport) | { readonly kind: 'none' } | { readonly kind: 'unknown' }

/** Hosting adapter. Never throws; failures give `unknown`. Contract tests: `tests/support/provisioner-contract.ts`. */
export interface Provisioner {
  readonly create: (job: ShapedJob) => Promise<ProvisionOutcome>
  readonly change: (job: ShapedJob) => Promise<ProvisionOutcome>
  readonly suspend: (job: ProvisionJob) => Promise<ProvisionOutcome>
  readonly resume: (job: ProvisionJob) => Promise<ProvisionOutcome>
  /** Irreversible: deletes the service's data. */
  readonly end: (job: ProvisionJob) => Promise<ProvisionOutcome>
  readonly access: (service: string) => Promise<AccessAnswer>
}

/**
 * `waiting`: queued or awaiting a retry. `working`: request in progress. `open`: accepted by the host but unfinished. `failed`: given up.
 * `cancelled`: superseded.
 */
export const provisionTaskStatuses = ['waiting', 'working', 'open', 'done', 'failed', 'cancelled'] as const
export type ProvisionTaskStatus = (typeof provisionTaskStatuses)[number]

/** Status as seen by the manual adapter. */
export const manualStatus = (status: ProvisionTaskStatus): 'open' | 'done' | 'failed' | 'cancelled' =>
  status === 'waiting' || status === 'working' ? 'open' : status

/** U29: jobs that staff may close or rerun. */
export const isCloseable = (status: ProvisionTaskStatus): boolean =>
  status === 'waiting' || status === 'working' || status === 'open' || status === 'failed'
/** C6: jobs whose service exists, so that staff may enter its facts. */
export const mayReportFacts = ({ kind, status }: { readonly kind: ProvisionOperation; readonly status: ProvisionTaskStatus }): boolean =>
  status === 'done' && (kind === 'create' || kind === 'change')
export const mayRunAgain = (status: ProvisionTaskStatus): boolean => status === 'failed'

interface OutcomeInput {
  readonly kind: ProvisionOperation
  /** Including this attempt. */
  readonly attempts: number
  /** Milliseconds since the first attempt. */
  readonly since: number
  /** 0 ≤ r < 1. */
  readonly random: number
}

export interface EvaluatedOutcome {
  readonly status: Extract<ProvisionTaskStatus, 'done' | 'open' | 'waiting' | 'failed'>
  /** Milliseconds until the next attempt; null if settled. */
  readonly wait: number | null
  readonly fault: string | null
  readonly reference: string | null
  /** The host's message, unchanged. */
  readonly note: string | null
}

const finalOutcome = (status: 'done' | 'failed', fault: string | null = null, note: string | null = null): EvaluatedOutcome => ({
  status,
  wait: null,
  fault,
  reference: null,
  note,
})

/** Most hosts take seconds, some take hours. */
const waitWhilePending = (
  { attempts }: Pick<OutcomeInput, 'attempts'>,
  { firstWait, askAgain }: RetryPace & { readonly askAgain: number },
) => Math.min(askAgain, firstWait * 2 ** Math.min(attempts - 1, 20))

/** U27: a task's next status. Suspending or ending a missing service counts as done; unknown outcomes are retried for some days. */
export const evaluateOutcome = (
  outcome: ProvisionOutcome,
  asked: OutcomeInput,
  pace: RetryPace & { readonly askAgain: number },
): EvaluatedOutcome => {
  switch (outcome.kind) {
    case 'done':
      return finalOutcome('done')
    case 'pending':
      return { status: 'open', wait: waitWhilePending(asked, pace), fault: null, reference: outcome.reference, note: null }
    case 'refused': {
      const isGone = outcome.reason === 'not-there' || outcome.reason === 'ended'
      return isGone && (asked.kind === 'end' || asked.kind === 'suspend')
        ? finalOutcome('done')
        : finalOutcome('failed', outcome.reason, outcome.note ?? null)
    }
    case 'unknown': {
      const wait = retryAfter(asked, pace)
      return wait === null
        ? finalOutcome('failed', 'no-answer')
        : { status: 'waiting', wait, fault: 'no-answer', reference: null, note: null }
    }
    default:
      return outcome satisfies never
  }
}

/** U25: operation for a subscription's state change; `null` if none is needed. */
export const operationOf = (from: SubscriptionState | null, to: SubscriptionState): ProvisionOperation | null => {
  if (from === to) return null
  if (to === 'ended') return from === null ? null : 'end'
  // Ended services are deleted at the host, so a new one is provisioned.
  if (from === null || from === 'ended') return 'create'
  if (to === 'suspended') return 'suspend'
  return from === 'suspended' ? 'resume' : null
}

/** Unsettled or failed task. */
export interface UnfinishedTask {
  readonly id: string
  readonly kind: ProvisionOperation
  readonly status: ProvisionTaskStatus
  readonly attempts: number
}

interface Plan {
  readonly drops: readonly string[]
  readonly writes: boolean
}

/** Not yet sent to the host. */
const isUnsent = ({ status, attempts }: UnfinishedTask): boolean => status === 'waiting' && attempts === 0

/** The queued operation that each one cancels out, so that neither is sent. */
const cancelledBy = { create: 'end', suspend: 'resume', resume: 'suspend' } as const satisfies Partial<
  Record<ProvisionOperation, ProvisionOperation>
>

/** U25: adds a new job to the pending ones. Ending a service drops all others, and sends nothing if it was never created. */
export const planTasks = (operation: ProvisionOperation, earlier: readonly UnfinishedTask[]): Plan => {
  if (operation === 'end') {
    const drops = earlier.filter(({ status }) => status !== 'working')
    const neverBegan = drops.length === earlier.length && earlier.some((task) => task.kind === 'create' && isUnsent(task))
    return { drops: drops.map(({ id }) => id), writes: !neverBegan }
  }
  const last = earlier.at(-1)
  if (operation === 'change')
    return { drops: earlier.filter((task) => task.kind === 'change' && isUnsent(task)).map(({ id }) => id), writes: true }
  return last && last.kind === cancelledBy[operation] && isUnsent(last) ? { drops: [last.id], writes: false } : { drops: [], writes: true }
}

/** Manual job for staff, one per key. */
export interface ProvisionTask {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  /** Only if the job establishes the service's desired state. */
  readonly product: string | null
  readonly settings: Readonly<Record<string, string>>
}

export interface KnownProvisionTask {
  readonly id: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly status: 'open' | 'done' | 'failed' | 'cancelled'
}

/** May throw, in which case nothing was written. */
export interface ProvisionTaskList {
  /** Inserts unless the key exists; returns the row with that key. */
  readonly put: (task: ProvisionTask) => Promise<KnownProvisionTask>
  /** Access details and facts entered by staff; `null` until then. */
  readonly findAccess: (service: string) => Promise<ServiceReport | null>
}

export type ServiceState = 'active' | 'suspended' | 'ended'

/** State after an operation, or the reason to reject it. Idempotent: suspending a suspended service succeeds. */
export const afterOperation = (
  state: ServiceState | null,
  operation: ProvisionOperation,
): ServiceState | { readonly refused: ProvisionRefusal } => {
  if (operation === 'create') return state === null ? 'active' : { refused: 'there-already' }
  if (state === null) return { refused: 'not-there' }
  if (operation === 'end') return 'ended'
  if (state === 'ended') return { refused: 'ended' }
  if (operation === 'change') return state
  return operation === 'suspend' ? 'suspended' : 'active'
}

export interface StoredJob {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly outcome: ProvisionOutcome
}

interface JobDecision {
  readonly outcome: ProvisionOutcome
  /** `null` keeps the current state. */
  readonly state: ServiceState | null
}

/** A service's composition, and since when. */
export interface ServiceShape {
  readonly product: string
  /** S19: or all names on a certificate, joined by `, `. */
  readonly domain: string | null
}

export interface StoredService extends ServiceShape {
  readonly state: ServiceState
  /** When the service took this shape, in epoch milliseconds. */
  readonly since: number
}

/** Storage of simulated services. May throw, in which case nothing was written. */
export interface ServiceStore {
  /** Idempotent by key and serialised per service; returns the job stored under that key. */
  readonly once: (
    job: Omit<StoredJob, 'outcome'> & { readonly shape: (ServiceShape & { readonly at: number }) | null },
    decide: (state: ServiceState | null) => JobDecision,
  ) => Promise<StoredJob>
  readonly find: (service: string) => Promise<StoredService | null>
}

const settingsOf = ({ serviceData = {} }: OrderedSubscription['items'][number]): readonly (readonly [string, string])[] =>
  Object.entries(serviceData)
    .filter(([name]) => name !== 'operation' && name !== 'bundle' && name !== 'additionalDomains')
    .map(([name, value]) => [name, String(value)] as const)

/** C11, S18, S19: all names on a wildcard or multi-domain certificate, or all domains of a plan. */
const namesOf = (kind: OrderedSubscription['kind'], items: OrderedSubscription['items']): Readonly<Record<string, string>> => {
  const domains = attachedDomainsOf(items)
  const coverage = items[0]?.serviceData?.coverage
  if (kind === 'ssl') {
    const names = coverage === undefined || coverage === 'single' ? [] : certificateNames(coverage, domains)
    return names.length === 0 ? {} : { names: names.join(', ') }
  }
  return domains.length > 1 ? { domains: domains.join(', ') } : {}
}

/** Plan and options sent to the host; for a configured server, all of its parts. */
export const shapeOf = ({ kind, product, items, quantity, billing }: Omit<OrderedSubscription, 'lineKey' | 'name' | 'amount'>) => ({
  product,
  settings: {
    ...Object.fromEntries(items.flatMap(settingsOf)),
    ...namesOf(kind, items),
    ...(kind === 'bundle' ? { parts: items.map(({ id }) => id).join(', ') } : {}),
    quantity: String(quantity),
    billing,
  },
})
