import { compareRecords, mergedSet, stateOfConnection, wantedRecords, type ComparedSet, type WantedSet } from '@/core/dns/connection'
import { apex, type DnsHost, type RecordSet } from '@/core/dns/records'
import type { DnsAnswer, DnsRecordType } from '@/core/domains/registry'
import { mergeFacts, type Access } from '@/core/provisioning/provisioning'
import { attachedDomainOf, attachedDomainsOf, certificateNames } from '@/core/subscriptions/attached-domain'
import { firstTasks, isInProgress, isRunning, setupSteps, type SetupStep } from '@/core/websites/setup-steps'
import { connectionPace, subscriptionLimits } from '@/lib/config/limits'
import type { Context, SignedInCustomer } from '@/lib/context'
import { describeError } from '@/lib/db/database-errors'
import type { Handle } from '@/lib/db/sql'
import { queueMail } from '@/lib/outbox/outbox'
import type { OwnDelegation } from '@/modules/domains/dns/dns.repository'
import { createZone } from '@/modules/domains/dns/dns.service'
import { noticeOf } from '@/modules/subscriptions/state-changes'
import {
  findMostDomains,
  findSubscription,
  findSubscriptionOfCustomer,
  findSubscriptionsOfOrder,
  insertSubscriptionEvent,
  lockSubscription,
  type SubscriptionRecord,
} from '@/modules/subscriptions/subscriptions.repository'
import {
  findAccessOf,
  findReportOf,
  requestConnections,
  updateAccess,
  updateFacts,
} from '@/modules/subscriptions/hosted-service.repository'
import {
  claimConnections,
  deleteConnection,
  findConnections,
  findOwnedDomain,
  findDomainNamesOf,
  findRegistrations,
  findRunning,
  findServiceOf,
  hasEmailPlan,
  lockDomain,
  postponeConnection,
  updateConnection,
  upsertShopRecord,
  type ClaimedConnection,
  type ConnectionRecord,
  type Registration,
} from './websites.repository'

type World = Pick<Context, 'payload' | 'now' | 'dns' | 'dnsHost' | 'provisioner' | 'logger'>

type Report = Awaited<ReturnType<typeof findReportOf>>

interface Checked {
  readonly compared: readonly ComparedSet[]
  readonly isOurs: boolean
}

/** Writes a set unless the zone has changed since it was read. */
const writeSet = async (
  { payload, now }: World,
  host: DnsHost,
  { id, name: zone }: OwnDelegation,
  { before, after }: { readonly before: RecordSet | null; readonly after: RecordSet },
): Promise<void> => {
  const outcome = await host.change(zone, { name: after.name, type: after.type, before, after })
  if (outcome === 'done') await upsertShopRecord(payload.db.drizzle, id, after, now())
}

const setIn = (sets: readonly RecordSet[], { name, type }: Pick<RecordSet, 'name' | 'type'>): RecordSet | null =>
  sets.find((set) => set.name === name && set.type === type) ?? null

/** C4: writes missing records without overwriting the owner's. Null if the zone can't be read. */
const connectZone = async (world: World, host: DnsHost, own: OwnDelegation, wanted: readonly WantedSet[]): Promise<Checked | null> => {
  if (!own.hasZone && (await createZone(world, host, own)) !== 'done') return null
  const before = await host.read(own.name)
  if (before.kind !== 'zone') return null
  for (const { wanted: set, state } of compareRecords(before.sets, wanted)) {
    const old = setIn(before.sets, set)
    if (state === 'missing') await writeSet(world, host, own, { before: old, after: mergedSet(old, set) })
  }
  const after = await host.read(own.name)
  return after.kind === 'zone' ? { compared: compareRecords(after.sets, wanted), isOurs: true } : null
}

const toSet = (name: string, { type, records }: DnsAnswer): RecordSet => ({
  name,
  type: type as RecordSet['type'],
  ttl: 0,
  values: records.map(({ value, priority }) => (priority === null ? value : `${priority} ${value}`)),
})

/** C4: public DNS of a domain whose records are hosted elsewhere. Null without an answer. */
const checkElsewhere = async ({ dns }: World, domain: string, wanted: readonly WantedSet[]): Promise<Checked | null> => {
  const names = [...new Set(wanted.map(({ name }) => name))]
  const found = await Promise.all(
    names.map(async (name) => {
      const types = wanted.filter((set) => set.name === name).map(({ type }) => type) as DnsRecordType[]
      const answers = await dns.resolve(name === apex ? domain : `${name}.${domain}`, [...new Set(types)])
      return answers.some(({ status }) => status === 'unknown') ? null : answers.map((answer) => toSet(name, answer))
    }),
  )
  if (found.includes(null)) return null
  return {
    compared: compareRecords(
      found.flatMap((sets) => sets ?? []),
      wanted,
    ),
    isOurs: false,
  }
}

const isServedHere = (own: OwnDelegation | null, host: DnsHost | null): own is OwnDelegation =>
  own !== null && own.nameservers === null && host !== null

/** C14: if the domain has an email plan, mail goes there, so that a website and mail bought together don't conflict. */
const findWantedRecords = async (
  { payload }: Pick<World, 'payload'>,
  subscription: SubscriptionRecord,
  { domain, access }: { readonly domain: string; readonly access: Access | null },
): Promise<readonly WantedSet[]> => {
  const all = wantedRecords(subscription.kind, access, connectionPace.certificateIssuer)
  const hasMail = subscription.kind !== 'email' && all.some(({ purpose }) => purpose === 'mail')
  if (!hasMail || !(await hasEmailPlan(payload.db.drizzle, subscription, domain))) return all
  return all.filter(({ purpose }) => purpose !== 'mail')
}

const checkDomain = async (
  world: World,
  subscription: SubscriptionRecord,
  { domain, access }: { readonly domain: string; readonly access: Access | null },
): Promise<Checked | null> => {
  const wanted = await findWantedRecords(world, subscription, { domain, access })
  if (wanted.length === 0) return { compared: [], isOurs: false }
  const own = await findOwnedDomain(world.payload.db.drizzle, subscription, domain)
  return isServedHere(own, world.dnsHost) && world.dnsHost
    ? connectZone(world, world.dnsHost, own, wanted)
    : checkElsewhere(world, domain, wanted)
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** C6: asks the host for the website's current facts. Facts it doesn't report are kept. */
const refreshReport = async ({ payload, provisioner, now }: World, { id }: SubscriptionRecord): Promise<Report> => {
  const { drizzle } = payload.db
  const before = await findReportOf(drizzle, id)
  const service = await findServiceOf(drizzle, id)
  const answer = service === null ? ({ kind: 'none' } as const) : await provisioner.access(service)
  if (answer.kind !== 'access') return before
  const facts = mergeFacts(before.known, answer.facts ?? {}, now())
  if (isSame(answer.access, before.access) && isSame(facts, before.known)) return before
  return drizzle.transaction(async (transaction) => {
    // The subscription may have ended, and its access with it.
    const subscription = await lockSubscription(transaction, id)
    if (subscription && subscription.state !== 'ended') {
      await updateAccess(transaction, id, answer.access)
      await updateFacts(transaction, id, answer.facts ?? {}, now())
    }
    return findReportOf(transaction, id)
  })
}

/** The domain's registration, if the subscription's owner has it: through the account or, for guests, through the order. */
const registrationOf = (
  registrations: readonly Registration[],
  { customerId, orderId }: SubscriptionRecord,
  domain: string,
): Registration | null =>
  registrations.find(
    (each) =>
      each.name === domain && (customerId === null ? each.customerId === null && each.orderId === orderId : each.customerId === customerId),
  ) ?? null

/** Checks become less frequent the longer a domain remains unconnected. */
const waitAfter = (attempts: number): number => Math.min(connectionPace.longestMs, connectionPace.firstMs * 2 ** Math.min(attempts - 1, 20))

/** Epoch milliseconds; null after the last attempt. */
const nextCheck = (attempts: number, at: number): number | null => (attempts >= connectionPace.attempts ? null : at + waitAfter(attempts))

/** S18, S19: names that a website's certificate must cover. */
const namesOf = ({ kind, items }: SubscriptionRecord, domain: string): readonly string[] =>
  kind === 'ssl' ? certificateNames(items[0]?.serviceData?.coverage, attachedDomainsOf(items)) : [domain]

/** C4, C6: checks one domain of a website. Deletes the connection if the subscription has ended or no longer serves the domain. */
const connect = async (world: World, claimed: ClaimedConnection): Promise<void> => {
  const { payload, now } = world
  const { drizzle } = payload.db
  const { subscription: id, domain, attempts } = claimed
  const subscription = await findSubscription(drizzle, id)
  if (!subscription || subscription.state === 'ended' || !attachedDomainsOf(subscription.items).includes(domain))
    return deleteConnection(drizzle, claimed)
  // C11: the host's facts and the steps refer to the plan's primary domain.
  const isFirst = attachedDomainOf(subscription.items) === domain
  const { access, known } = isFirst ? await refreshReport(world, subscription) : await findReportOf(drizzle, id)
  const checked = await checkDomain(world, subscription, { domain, access })
  const at = now()
  if (checked === null) return postponeConnection(drizzle, claimed, nextCheck(attempts, at))
  const registration = registrationOf(await findRegistrations(drizzle, [domain]), subscription, domain)
  const state = stateOfConnection(checked.compared)
  const { kind, state: planState } = subscription
  const connection = { state, isOurs: checked.isOurs, isWatched: true, connectedAt: at }
  const names = namesOf(subscription, domain)
  const steps = setupSteps({ kind, state: planState, domain, certificateNames: names, registration, connection, access, known })
  const isNothingWanted = checked.compared.length === 0 && planState !== 'pending'
  const isOver = isFirst
    ? steps.every((each) => each.state === 'done' || each.state === 'excluded')
    : state === 'connected' || isNothingWanted
  const runs = isFirst && isRunning(steps) && (planState === 'active' || planState === 'pastDue')
  await drizzle.transaction(async (transaction) => {
    // In the same lock order as other writers.
    await lockSubscription(transaction, id)
    if (runs) await lockDomain(transaction, domain)
    const before = await updateConnection(transaction, claimed, {
      ...checked,
      state,
      isRunning: runs,
      at,
      nextCheckAt: isOver ? null : nextCheck(attempts, at),
    })
    if (before === null) return
    if (before.state !== 'connected' && state === 'connected')
      await insertSubscriptionEvent(transaction, id, { type: 'connected', at, note: domain, by: null })
    if (before.isFirstRun) await notifyRunning(transaction, subscription, domain, at)
  })
}

interface Shift {
  readonly isStopping?: () => boolean
}

/** C4: connects all due domains, several in parallel. Can be run concurrently and interrupted safely. */
export const connectDomains = async (world: World, { isStopping = () => false }: Shift = {}): Promise<void> => {
  while (!isStopping()) {
    const claimed = await claimConnections(world.payload.db.drizzle, {
      now: world.now(),
      leaseMs: connectionPace.leaseMs,
      limit: connectionPace.atOnce,
    })
    if (claimed.length === 0) return
    await Promise.all(
      claimed.map((each) =>
        connect(world, each).catch((fault: unknown) =>
          world.logger.warn({ subscription: each.subscription, fault: describeError(fault) }, 'Failed to connect domain'),
        ),
      ),
    )
  }
}

/** C6: a plan with its domain and the steps to a running website. */
export interface WebsiteSetup {
  readonly subscription: string
  readonly name: string
  readonly domain: string
  readonly steps: readonly SetupStep[]
  readonly isRunning: boolean
  readonly isInProgress: boolean
  /** C13: required and published DNS records. */
  readonly records: readonly ComparedSet[]
  /** Where the owner logs in; null until there is a server. */
  readonly panel: string | null
  /** For example, WordPress; null while none is installed. */
  readonly application: string | null
}

const isShown = ({ state }: SubscriptionRecord): boolean => state === 'pending' || state === 'active' || state === 'pastDue'

const loadWebsitesIn = async (handle: Handle, subscriptions: readonly SubscriptionRecord[]): Promise<readonly WebsiteSetup[]> => {
  const shown = subscriptions
    .filter(isShown)
    .flatMap((subscription) => {
      const domain = attachedDomainOf(subscription.items)
      return domain === null ? [] : [{ subscription, domain }]
    })
    .slice(0, subscriptionLimits.websitesShown)
  const connections = await findConnections(
    handle,
    shown.map(({ subscription }) => subscription.id),
  )
  const registrations = await findRegistrations(
    handle,
    shown.map(({ domain }) => domain),
  )
  const websites: WebsiteSetup[] = []
  for (const { subscription, domain } of shown) {
    const { access, known } = await findReportOf(handle, subscription.id)
    const connection = connections.get(subscription.id)?.find((each) => each.domain === domain) ?? null
    const registration = registrationOf(registrations, subscription, domain)
    const { id, name, kind, state } = subscription
    const names = namesOf(subscription, domain)
    const steps = setupSteps({ kind, state, domain, certificateNames: names, registration, connection, access, known })
    websites.push({
      subscription: id,
      name,
      domain,
      steps,
      isRunning: isRunning(steps),
      isInProgress: isInProgress(steps),
      records: connection?.compared ?? [],
      panel: access === null ? null : (access.login ?? access.panel),
      application: known.facts.site?.application ?? null,
    })
  }
  return websites
}

/** C6: the websites among these plans, in the same order. */
export const loadWebsites = (
  { payload }: Pick<Context, 'payload'>,
  subscriptions: readonly SubscriptionRecord[],
): Promise<readonly WebsiteSetup[]> => loadWebsitesIn(payload.db.drizzle, subscriptions)

/**
 * C7: sends an email that a website is running, with its first tasks. Products bought together for a domain form one website: the last of
 * its plans to run sends the email.
 */
const notifyRunning = async (handle: Handle, subscription: SubscriptionRecord, domain: string, at: number): Promise<void> => {
  const together = (await findSubscriptionsOfOrder(handle, subscription.orderId)).filter(
    ({ state, items }) => state !== 'ended' && attachedDomainOf(items) === domain,
  )
  const running = await findRunning(handle, domain)
  if (together.some(({ id }) => !running.has(id))) return
  const websites = await loadWebsitesIn(handle, together)
  const main = together.find(({ kind }) => kind !== 'email' && kind !== 'ssl') ?? subscription
  const website = {
    domain,
    tasks: [...new Set(websites.flatMap(({ steps }) => firstTasks(steps)))],
    panel: websites.find((each) => each.subscription === main.id)?.panel ?? null,
  }
  const others = together.filter(({ id }) => id !== main.id)
  const named = { ...main, name: [main, ...others].map(({ name }) => name).join(' + ') }
  const notice = { kind: 'running' as const, date: new Date(at).toISOString(), website }
  await queueMail(handle, noticeOf(named, notice, `website-running:${subscription.id}:${domain}`))
}

/** C6: a paid order's websites, for anyone with access to it. */
export const listWebsitesOfOrder = async (context: Pick<Context, 'payload'>, orderId: string): Promise<readonly WebsiteSetup[]> =>
  loadWebsites(context, await findSubscriptionsOfOrder(context.payload.db.drizzle, orderId))

export interface Website {
  /** The customer's own domains that can be assigned to the subscription. */
  readonly domains: readonly string[]
  /** One per domain of the subscription, in order. */
  readonly connections: readonly ConnectionRecord[]
  /** C10: the product's maximum number of domains. */
  readonly most: number
}

/** Domain section of a plan's page. */
export const getWebsite = async (
  { payload }: Pick<Context, 'payload'>,
  { id: customerId }: Pick<SignedInCustomer, 'id'>,
  { id, items }: Pick<SubscriptionRecord, 'id' | 'items'>,
): Promise<Website> => {
  const { drizzle } = payload.db
  const [domains, connections, most] = await Promise.all([
    findDomainNamesOf(drizzle, customerId, subscriptionLimits.domainsOffered),
    findConnections(drizzle, [id]),
    findMostDomains(drizzle, { items }),
  ])
  const found = connections.get(id) ?? []
  return { domains, connections: attachedDomainsOf(items).flatMap((domain) => found.filter((each) => each.domain === domain)), most }
}

interface AskedDomain {
  readonly id: string
  /** C11: one of the subscription's domains; defaults to the primary one. */
  readonly domain?: string
}

/** Null if the subscription has ended, belongs to someone else, or does not serve that domain. */
const findOwnDomain = async (
  { payload }: Pick<Context, 'payload'>,
  { id: customerId }: Pick<SignedInCustomer, 'id'>,
  { id, domain: asked }: AskedDomain,
): Promise<{ readonly own: SubscriptionRecord; readonly domain: string } | null> => {
  const own = await findSubscriptionOfCustomer(payload.db.drizzle, customerId, id)
  const domains = own && own.state !== 'ended' ? attachedDomainsOf(own.items) : []
  const domain = domains.find((each) => asked === undefined || each === asked)
  return own && domain !== undefined ? { own, domain } : null
}

/** C4: checks immediately. False if the subscription belongs to someone else. */
export const checkNow = async (world: World, customer: Pick<SignedInCustomer, 'id'>, asked: AskedDomain): Promise<boolean> => {
  const found = await findOwnDomain(world, customer, asked)
  if (!found) return false
  await requestConnections(world.payload.db.drizzle, asked.id, attachedDomainsOf(found.own.items), world.now())
  await connect(world, { subscription: asked.id, domain: found.domain, attempts: 1 })
  return true
}

/** C4: replaces the zone's conflicting records with the plan's, as the owner confirmed; other TXT records are kept. */
export const replaceRecords = async (world: World, customer: Pick<SignedInCustomer, 'id'>, asked: AskedDomain): Promise<boolean> => {
  const { drizzle } = world.payload.db
  const found = await findOwnDomain(world, customer, asked)
  if (!found || world.dnsHost === null) return false
  const { own, domain } = found
  const held = await findOwnedDomain(drizzle, own, domain)
  if (!isServedHere(held, world.dnsHost)) return false
  const host = world.dnsHost
  const wanted = await findWantedRecords(world, own, { domain, access: await findAccessOf(drizzle, own.id) })
  const zone = await host.read(held.name)
  if (zone.kind !== 'zone') return false
  for (const { wanted: set, state, found: there } of compareRecords(zone.sets, wanted)) {
    if (state !== 'differs') continue
    const old = setIn(zone.sets, set)
    const alias = setIn(zone.sets, { name: set.name, type: 'CNAME' })
    if (alias && set.type !== 'CNAME') await host.change(held.name, { ...alias, before: alias, after: null })
    const kept = old === null ? null : { ...old, values: old.values.filter((value) => !there.includes(value)) }
    await writeSet(world, host, held, { before: old, after: mergedSet(kept, set) })
  }
  return checkNow(world, customer, asked)
}
