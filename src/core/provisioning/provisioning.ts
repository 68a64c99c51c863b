import { retryAfter, type RetryPace } from '../webhooks'
import { attachedDomainsOf, certificateNames } from '../subscriptions/attached-domain'
import type { SubscriptionState, OrderedSubscription } from '../subscriptions/types'

export const certificateStates = ['pending', 'issued', 'failed'] as const
export const mailboxStates = ['none', 'pending', 'ready'] as const
export const siteStates = ['none', 'installing', 'installed', 'failed'] as const

interface CertificateFact {
  readonly state: (typeof certificateStates)[number]
  /** Host names covered; `*.` covers all names below a domain. */
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

/** C6: what a host reports about a website. `null`: not part of the plan; absent: not reported. Contains no credentials. */
export interface ServiceFacts {
  readonly certificate?: CertificateFact | null
  readonly mailboxes?: MailboxFact | null
  readonly site?: SiteFact | null
}

const factNames = ['certificate', 'mailboxes', 'site'] as const satisfies readonly (keyof ServiceFacts)[]
type FactName = (typeof factNames)[number]

/** Epoch milliseconds since which each fact has had its current value. */
export type FactTimes = Readonly<Partial<Record<FactName, number>>>

export interface KnownFacts {
  readonly facts: ServiceFacts
  readonly since: FactTimes
}

export const noFacts: KnownFacts = { facts: {}, since: {} }

/** Facts missing from a report are kept; an unchanged fact keeps the time of its first report. */
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

/** `key` is the idempotency key: the same key is the same job. */
export interface ProvisionJob {
  readonly key: string
  /** Service id, constant from creation to termination. */
  readonly service: string
}

/** Job that sets the service's desired state. */
export interface ShapedJob extends ProvisionJob {
  /** Plan id. */
  readonly product: string
  /** Options the buyer chose, such as a region. No secrets. */
  readonly settings: Readonly<Record<string, string>>
  /** Owner's email address; the host invites it to set a password. */
  readonly owner: string
}

/** `declined`: for a reason of the host's own, given as text. */
export const provisionRefusals = ['not-there', 'there-already', 'ended', 'not-offered', 'given-up', 'key-reused', 'declined'] as const
export type ProvisionRefusal = (typeof provisionRefusals)[number]

/** Access details and facts, as a host or staff report them. */
export interface ServiceReport {
  readonly access: Access
  readonly facts?: ServiceFacts
}

/**
 * `unknown`: the job may or may not have run; retry with the same key, never a new one, and don't count it as done. Outcomes carry no
 * credentials; `report` is set if the host returns at once what `access` would.
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
  /** Opens the panel at the service's login; carries no token. */
  readonly login?: string
  /** C4: target of the domain's DNS; absent for hosts without addresses of their own. */
  readonly ipv4?: string
  readonly ipv6?: string
  /** Host name of the mail server. */
  readonly mailHost?: string
  readonly dkim?: DkimKey
}

export type AccessAnswer = ({ readonly kind: 'access' } & ServiceReport) | { readonly kind: 'none' } | { readonly kind: 'unknown' }

/** Hosting adapter. Never throws; failures are `unknown`. Contract tests: `tests/support/provisioner-contract.ts`. */
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
 * `waiting`: queued or awaiting a retry. `working`: request in progress. `open`: accepted by the host, unfinished. `failed`: given up.
 * `cancelled`: superseded.
 */
export const provisionTaskStatuses = ['waiting', 'working', 'open', 'done', 'failed', 'cancelled'] as const
export type ProvisionTaskStatus = (typeof provisionTaskStatuses)[number]

/** Status as the manual adapter sees it. */
export const manualStatus = (status: ProvisionTaskStatus): 'open' | 'done' | 'failed' | 'cancelled' =>
  status === 'waiting' || status === 'working' ? 'open' : status

/** U29: what staff may close or rerun. */
export const isCloseable = (status: ProvisionTaskStatus): boolean =>
  status === 'waiting' || status === 'working' || status === 'open' || status === 'failed'
/** C6: jobs whose service exists, so staff may enter its facts. */
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

/** Most hosts need seconds, some hours. */
const waitWhilePending = (
  { attempts }: Pick<OutcomeInput, 'attempts'>,
  { firstWait, askAgain }: RetryPace & { readonly askAgain: number },
) => Math.min(askAgain, firstWait * 2 ** Math.min(attempts - 1, 20))

/** U27: next status of a task. Suspending or ending a missing service counts as done; unknown outcomes are retried for some days. */
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

/** U25: operation for a subscription's state change; `null` for none. */
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

/** Not sent to the host yet. */
const isUnsent = ({ status, attempts }: UnfinishedTask): boolean => status === 'waiting' && attempts === 0

/** Queued operation that each one cancels out; then neither is sent. */
const cancelledBy = { create: 'end', suspend: 'resume', resume: 'suspend' } as const satisfies Partial<
  Record<ProvisionOperation, ProvisionOperation>
>

/** U25: plans a new job among pending ones. Ending drops all others, and writes nothing if the service was never created. */
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
  /** Only if the job sets the service's desired state. */
  readonly product: string | null
  readonly settings: Readonly<Record<string, string>>
}

export interface KnownProvisionTask {
  readonly id: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly status: 'open' | 'done' | 'failed' | 'cancelled'
}

/** May throw; then nothing was written. */
export interface ProvisionTaskList {
  /** Inserts unless the key exists; returns the row with that key. */
  readonly put: (task: ProvisionTask) => Promise<KnownProvisionTask>
  /** Access details and facts entered by staff; `null` until then. */
  readonly findAccess: (service: string) => Promise<ServiceReport | null>
}

export type ServiceState = 'active' | 'suspended' | 'ended'

/** State after an operation, or the reason to refuse it. Idempotent: suspending a suspended service succeeds. */
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

/** What a service consists of, and since when. */
export interface ServiceShape {
  readonly product: string
  /** S19: or all names of a certificate, joined by `, `. */
  readonly domain: string | null
}

export interface StoredService extends ServiceShape {
  readonly state: ServiceState
  /** Epoch milliseconds: since it has this shape. */
  readonly since: number
}

/** Storage of simulated services. May throw; then nothing was written. */
export interface ServiceStore {
  /** Idempotent by key and serialised per service; returns the job stored under the key. */
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

/** C11, S18, S19: all names of a wildcard or multi-domain certificate, or all domains of a plan. */
const namesOf = (kind: OrderedSubscription['kind'], items: OrderedSubscription['items']): Readonly<Record<string, string>> => {
  const domains = attachedDomainsOf(items)
  const coverage = items[0]?.serviceData?.coverage
  if (kind === 'ssl') {
    const names = coverage === undefined || coverage === 'single' ? [] : certificateNames(coverage, domains)
    return names.length === 0 ? {} : { names: names.join(', ') }
  }
  return domains.length > 1 ? { domains: domains.join(', ') } : {}
}

/** Plan and options sent to the host; for a configured server, all its parts. */
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
