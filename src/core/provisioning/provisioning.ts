import { retryAfter, type RetryPace } from '../webhooks/webhooks'
import type { SubscriptionState, Subscribed } from '../subscriptions/types'

export const provisionOperations = ['create', 'suspend', 'resume', 'change', 'end'] as const
export type ProvisionOperation = (typeof provisionOperations)[number]

/** What is asked of whoever runs the servers, once: the same key is the same job, however often it is sent. */
export interface ProvisionJob {
  readonly key: string
  /** The shop's id of what was sold: one service, from its creation to its end. */
  readonly service: string
}

/** What the service is to be from now on. */
export interface ShapedJob extends ProvisionJob {
  /** The shop's id of the plan. */
  readonly product: string
  /** What the buyer chose with it, such as a region. No secrets. */
  readonly settings: Readonly<Record<string, string>>
  /** The e-mail address of whoever it is for: the host invites it to set a password there. */
  readonly owner: string
}

export const provisionRefusals = ['not-there', 'there-already', 'ended', 'not-offered', 'given-up', 'key-reused'] as const
type ProvisionRefusal = (typeof provisionRefusals)[number]

/**
 * What became of a job. `unknown`: it may have happened or not, so it is asked again with the same key and never with another;
 * nothing unknown counts as done. None of them says how its owner gets in.
 */
export type ProvisionOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'pending'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: ProvisionRefusal }
  | { readonly kind: 'unknown' }

/** U28: where its owner finds it. No password is among it: the host knows the only one, which its owner sets there. */
export interface Access {
  /** The server's name or address. */
  readonly address: string
  readonly user: string
  /** The control panel's address. */
  readonly panel: string
  /** C4: what the domain's DNS has to point at; hosts that manage no addresses of their own leave them out. */
  readonly ipv4?: string
  readonly ipv6?: string
  /** The name of the server that takes mail. */
  readonly mailHost?: string
}

export type AccessAnswer = { readonly kind: 'access'; readonly access: Access } | { readonly kind: 'none' } | { readonly kind: 'unknown' }

/** Who runs what the shop sells. Never throws: a fault is `unknown`. `tests/support/provisioner-contract.ts` says the rest. */
export interface Provisioner {
  readonly create: (job: ShapedJob) => Promise<ProvisionOutcome>
  readonly change: (job: ShapedJob) => Promise<ProvisionOutcome>
  readonly suspend: (job: ProvisionJob) => Promise<ProvisionOutcome>
  readonly resume: (job: ProvisionJob) => Promise<ProvisionOutcome>
  /** For good: what was stored there goes. */
  readonly end: (job: ProvisionJob) => Promise<ProvisionOutcome>
  readonly access: (service: string) => Promise<AccessAnswer>
}

/** Waiting for its turn or its next try; being asked; taken by the host and not done yet; done; given up; not wanted any more. */
export const provisionTaskStatuses = ['waiting', 'working', 'open', 'done', 'failed', 'cancelled'] as const
export type ProvisionTaskStatus = (typeof provisionTaskStatuses)[number]

/** What the port's adapter for people is told of a row of theirs. */
export const asKnown = (status: ProvisionTaskStatus): 'open' | 'done' | 'failed' | 'cancelled' =>
  status === 'waiting' || status === 'working' ? 'open' : status

/** U29: what the desk may still close, and what it may have run again. */
export const isCloseable = (status: ProvisionTaskStatus): boolean =>
  status === 'waiting' || status === 'working' || status === 'open' || status === 'failed'
export const mayRunAgain = (status: ProvisionTaskStatus): boolean => status === 'failed'

interface Asked {
  readonly kind: ProvisionOperation
  /** This try included. */
  readonly attempts: number
  /** ms since the first try. */
  readonly since: number
  /** 0 ≤ r < 1. */
  readonly random: number
}

export interface JudgedOutcome {
  readonly status: Extract<ProvisionTaskStatus, 'done' | 'open' | 'waiting' | 'failed'>
  /** ms until it is asked again; null where it is settled. */
  readonly wait: number | null
  readonly fault: string | null
  readonly reference: string | null
}

const settled = (status: 'done' | 'failed', fault: string | null = null): JudgedOutcome => ({ status, wait: null, fault, reference: null })

/** U27: what becomes of a task. What is not there need not be stopped or taken away; whoever does not answer is asked again, for some days. */
export const evaluateOutcome = (
  outcome: ProvisionOutcome,
  asked: Asked,
  pace: RetryPace & { readonly askAgain: number },
): JudgedOutcome => {
  switch (outcome.kind) {
    case 'done':
      return settled('done')
    case 'pending':
      return { status: 'open', wait: pace.askAgain, fault: null, reference: outcome.reference }
    case 'refused': {
      const isGone = outcome.reason === 'not-there' || outcome.reason === 'ended'
      return isGone && (asked.kind === 'end' || asked.kind === 'suspend') ? settled('done') : settled('failed', outcome.reason)
    }
    case 'unknown': {
      const wait = retryAfter(asked, pace)
      return wait === null ? settled('failed', 'no-answer') : { status: 'waiting', wait, fault: 'no-answer', reference: null }
    }
    default:
      return outcome satisfies never
  }
}

/** U25: what a move of a subscription asks of its host; `null` is nothing. */
export const operationOf = (from: SubscriptionState | null, to: SubscriptionState): ProvisionOperation | null => {
  if (from === to) return null
  if (to === 'ended') return from === null ? null : 'end'
  // What ended is gone at the host: whoever brings it back has it made anew.
  if (from === null || from === 'ended') return 'create'
  if (to === 'suspended') return 'suspend'
  return from === 'suspended' ? 'resume' : null
}

/** A task that is not settled yet, or was given up. */
export interface EarlierTask {
  readonly id: string
  readonly kind: ProvisionOperation
  readonly status: ProvisionTaskStatus
  readonly attempts: number
}

interface Plan {
  /** Tasks that nobody needs any more. */
  readonly drops: readonly string[]
  readonly writes: boolean
}

/** Nobody outside has heard of it. */
const isUntold = ({ status, attempts }: EarlierTask): boolean => status === 'waiting' && attempts === 0

/** What an operation undoes that was not even begun: then neither is asked for. */
const undone = { create: 'end', suspend: 'resume', resume: 'suspend' } as const satisfies Partial<
  Record<ProvisionOperation, ProvisionOperation>
>

/** U25: a new job beside those that are still to be done. What ends needs nothing else, and nothing at all where it never began. */
export const planWork = (operation: ProvisionOperation, earlier: readonly EarlierTask[]): Plan => {
  if (operation === 'end') {
    const drops = earlier.filter(({ status }) => status !== 'working')
    const neverBegan = drops.length === earlier.length && earlier.some((task) => task.kind === 'create' && isUntold(task))
    return { drops: drops.map(({ id }) => id), writes: !neverBegan }
  }
  const last = earlier.at(-1)
  if (operation === 'change')
    return { drops: earlier.filter((task) => task.kind === 'change' && isUntold(task)).map(({ id }) => id), writes: true }
  return last && last.kind === undone[operation] && isUntold(last) ? { drops: [last.id], writes: false } : { drops: [], writes: true }
}

/** Work for people: one row a key. */
export interface ProvisionTask {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  /** Of a job that says what the service is to be. */
  readonly product: string | null
  readonly settings: Readonly<Record<string, string>>
}

export interface KnownProvisionTask {
  readonly id: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly status: 'open' | 'done' | 'failed' | 'cancelled'
}

/** The staff's work list. May throw: then nothing was written. */
export interface ProvisionTaskList {
  /** Writes the task unless its key is known, and answers what stands under that key. */
  readonly put: (task: ProvisionTask) => Promise<KnownProvisionTask>
  /** What staff have typed in for its owner; `null` until they have. */
  readonly findAccess: (service: string) => Promise<Access | null>
}

export type ServiceState = 'active' | 'suspended' | 'ended'

/** What an operation leaves, or why it cannot be. What is so already is done: asking for it twice is no fault. */
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

/** One job as the book keeps it. */
export interface BookedJob {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly outcome: ProvisionOutcome
}

interface Decided {
  readonly outcome: ProvisionOutcome
  /** `null` leaves the service as it is. */
  readonly state: ServiceState | null
}

/** Where simulated services live on. May throw: then nothing was written. */
export interface ServiceBook {
  /** Decides and writes unless the key is known, one at a time for each service; answers what stands under the key. */
  readonly once: (job: Omit<BookedJob, 'outcome'>, decide: (state: ServiceState | null) => Decided) => Promise<BookedJob>
  readonly findState: (service: string) => Promise<ServiceState | null>
}

const settingsOf = ({ serviceData = {} }: Subscribed['items'][number]): readonly (readonly [string, string])[] =>
  Object.entries(serviceData)
    .filter(([name]) => name !== 'operation' && name !== 'bundle')
    .map(([name, value]) => [name, String(value)] as const)

/** What a service is to be, as its host is told: the plan, and what the buyer chose. Of a configured server all its parts. */
export const shapeOf = ({ kind, product, items, quantity, billing }: Omit<Subscribed, 'lineKey' | 'name' | 'amount'>) => ({
  product,
  settings: {
    ...Object.fromEntries(items.flatMap(settingsOf)),
    ...(kind === 'bundle' ? { parts: items.map(({ id }) => id).join(', ') } : {}),
    quantity: String(quantity),
    billing,
  },
})
