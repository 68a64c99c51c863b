import { wantedRecords, type ConnectionState } from '../dns/connection'
import type { DomainStatus } from '../domains/lifecycle'
import { coversName, type KnownFacts, type Access } from '../provisioning/provisioning'
import type { SubscriptionKind, SubscriptionState } from '../subscriptions/types'

type SetupStepKind = 'domain' | 'dns' | 'certificate' | 'mailbox' | 'site'

/**
 * `waiting`: blocked by an earlier step. `working`: in progress at the shop or the host. `action`: requires the owner. `excluded`: not part
 * of the plan.
 */
type SetupStepState = 'waiting' | 'working' | 'done' | 'action' | 'excluded'

/** Action for the owner; `records`: set or confirm DNS records. */
type SetupStepAction = 'panel' | 'mailbox' | 'site' | 'records' | 'check'

export interface SetupStep {
  readonly kind: SetupStepKind
  readonly state: SetupStepState
  /** Completion time, epoch milliseconds; null if pending or unknown. */
  readonly at: number | null
  readonly action: SetupStepAction | null
}

/** A plan with its domain, as far as reported. */
export interface WebsiteState {
  readonly kind: SubscriptionKind
  readonly state: SubscriptionState
  readonly domain: string
  /** S18, S19: names the certificate must cover; defaults to the domain. */
  readonly certificateNames?: readonly string[]
  /** Null if registered elsewhere. */
  readonly registration: { readonly status: DomainStatus; readonly registeredAt: number | null } | null
  readonly connection: {
    readonly state: ConnectionState
    /** The shop hosts the domain's DNS, so it writes the records itself. */
    readonly isOurs: boolean
    /** Checked again automatically. */
    readonly isWatched: boolean
    readonly connectedAt: number | null
  } | null
  readonly access: Access | null
  readonly known: KnownFacts
}

const step = (
  kind: SetupStepKind,
  state: SetupStepState,
  { at = null, action = null }: Partial<Pick<SetupStep, 'at' | 'action'>> = {},
): SetupStep => ({ kind, state, at, action })

/** Steps by kind of plan; hosting steps also depend on what the host reports. */
const stepsOfKind: Readonly<Partial<Record<SubscriptionKind, readonly SetupStepKind[]>>> = {
  ssl: ['domain', 'dns', 'certificate'],
  email: ['domain', 'dns', 'mailbox'],
}

const domainStep = ({ registration }: WebsiteState): SetupStep => {
  if (registration === null) return step('domain', 'done')
  if (registration.status === 'pending') return step('domain', 'working')
  return registration.status === 'active' || registration.status === 'grace'
    ? step('domain', 'done', { at: registration.registeredAt })
    : step('domain', 'action')
}

/** C12: null if the host has finished but reported no address and no mail server, so that the required records are unknown. */
const dnsStep = ({ state, access, kind, connection }: WebsiteState, domain: SetupStep): SetupStep | null => {
  if (state !== 'pending' && wantedRecords(kind, access, '').length === 0) return null
  if (domain.state !== 'done' || state === 'pending' || connection === null) return step('dns', 'waiting')
  switch (connection.state) {
    case 'connected':
      return step('dns', 'done', { at: connection.connectedAt })
    case 'differs':
      return step('dns', 'action', { action: 'records' })
    case 'missing':
      return connection.isOurs ? step('dns', 'working', { action: 'check' }) : step('dns', 'action', { action: 'records' })
    case 'waiting':
      return step('dns', connection.isWatched ? 'working' : 'action', { action: 'check' })
    default:
      return connection.state satisfies never
  }
}

const certificateStep = (
  { state, domain, certificateNames: names = [domain], known: { facts, since } }: WebsiteState,
  dns: SetupStep | null,
): SetupStep | null => {
  const { certificate } = facts
  if (certificate === null) return step('certificate', 'excluded')
  if (certificate === undefined) return state === 'pending' ? step('certificate', 'waiting') : null
  if (certificate.state === 'failed') return step('certificate', 'action', { action: 'panel' })
  if (certificate.state === 'issued' && names.every((name) => coversName(certificate.names, name)))
    return step('certificate', 'done', { at: since.certificate ?? null })
  return step('certificate', dns === null || dns.state === 'done' ? 'working' : 'waiting')
}

const mailboxStep = ({ state, known: { facts, since } }: WebsiteState): SetupStep | null => {
  const { mailboxes } = facts
  if (mailboxes === null) return step('mailbox', 'excluded')
  if (mailboxes === undefined) return state === 'pending' ? step('mailbox', 'waiting') : null
  if (mailboxes.state === 'ready') return step('mailbox', 'done', { at: since.mailboxes ?? null })
  return mailboxes.state === 'pending' ? step('mailbox', 'working') : step('mailbox', 'action', { action: 'mailbox' })
}

const siteStep = ({ state, known: { facts, since } }: WebsiteState): SetupStep | null => {
  const { site } = facts
  if (site === null) return step('site', 'excluded')
  if (site === undefined) return state === 'pending' ? step('site', 'waiting') : null
  if (site.state === 'installed') return step('site', 'done', { at: since.site ?? null })
  if (site.state === 'installing') return step('site', 'working')
  return step('site', 'action', { action: site.state === 'none' ? 'site' : 'panel' })
}

/** C6: the steps from a paid order to a running website, in order. Steps that the host does not report on are omitted. */
export const setupSteps = (website: WebsiteState): readonly SetupStep[] => {
  const domain = domainStep(website)
  const dns = dnsStep(website, domain)
  const all = [domain, dns, certificateStep(website, dns), mailboxStep(website), siteStep(website)]
  const part = stepsOfKind[website.kind]
  return all.flatMap((each) => {
    if (each === null) return []
    return part && !part.includes(each.kind) ? [step(each.kind, 'excluded')] : [each]
  })
}

/** Whether the page should poll. */
export const isInProgress = (steps: readonly SetupStep[]): boolean => steps.some(({ state }) => state === 'working' || state === 'waiting')

/**
 * C7, C12: the shop and the host have finished everything they do. Mailbox and site are up to the owner; steps that cannot be verified,
 * such as DNS for a host without a reported address, don't delay this.
 */
export const isRunning = (steps: readonly SetupStep[]): boolean =>
  steps.length > 0 &&
  steps.every(
    ({ kind, state }) => state === 'done' || state === 'excluded' || (state === 'action' && (kind === 'mailbox' || kind === 'site')),
  )

/** C7: the owner's first tasks once the website is running. */
export const firstTasks = (steps: readonly SetupStep[]): readonly ('mailbox' | 'site')[] =>
  steps.flatMap(({ kind, state }) => (state === 'action' && (kind === 'mailbox' || kind === 'site') ? [kind] : []))
