import { randomUUID, createHash } from 'node:crypto'
import { parseNameservers } from '@/core/dns/hosts'
import { ok, err, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/lib/context'
import { withTransactionSlot, withTransaction } from '@/lib/db/transaction'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { replaceJob } from '@/modules/domains/registrar/registrar-jobs'
import {
  findOwnDelegation,
  updateNameservers,
  lockEmptyZone,
  markZoneStarted,
  findShopRecords,
  type OwnDelegation,
  findLastTask,
} from './dns.repository'
import {
  type RecordSet,
  parseRecordName,
  parseRecordSet,
  type FaultySet,
  type TypedSet,
  findConflict,
  isSameSet,
  isSameValues,
  type DnsHost,
} from '@/core/dns/records'
import { compareRecords, mergedSet, microsoftRecords, recordPresets, type RecordPreset, type WantedSet } from '@/core/dns/connection'
import type { RegistrarTaskStatus } from '@/core/domains/registrar'

/** `ours`: the shop's nameservers; the customer edits the records on the domain's page. */
type NameserverChoice = { readonly kind: 'ours' } | { readonly kind: 'own'; readonly names: readonly string[] }

const isSame = (left: readonly string[] | null, right: readonly string[] | null): boolean => JSON.stringify(left) === JSON.stringify(right)

const listOf = (zone: string, choice: NameserverChoice, isServed: boolean): Result<readonly string[] | null, DomainError> => {
  if (choice.kind === 'ours') return isServed ? ok(null) : err(refusal('not-found'))
  const parsed = parseNameservers(zone, choice.names)
  return parsed.ok
    ? parsed
    : err(refusal('nameservers', { field: 'names', values: { fault: parsed.error.fault, value: parsed.error.value ?? '' } }))
}

/** N8: sets the nameservers and queues a registrar job, cancelling an earlier one that is still open. */
export const changeNameservers = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  choice: NameserverChoice,
): Promise<Result<null, DomainError>> => {
  const { payload, dnsHost } = context
  const list = listOf(domain.toLowerCase(), choice, dnsHost !== null)
  if (!list.ok) return list
  return withTransactionSlot(payload, () =>
    withTransaction(payload, async (req, transaction): Promise<Result<null, DomainError>> => {
      const own = await findOwnDelegation(transaction, id, domain, { isLocked: true })
      if (own === null) return err(refusal('not-found'))
      if (isSame(own.nameservers, list.value)) return ok(null)
      await updateNameservers(transaction, own.id, list.value)
      const nameservers = list.value ?? dnsHost?.nameservers ?? []
      await replaceJob(context, req, { kind: 'nameservers', domain: own.name }, (registrar) =>
        registrar.setNameservers({ key: `nameservers:${own.id}:${randomUUID()}`, domain: own.name, order: own.orderId, nameservers }),
      )
      return ok(null)
    }),
  )
}

/** N6: hash of a record set, for optimistic concurrency; `new` if there was none. */
const versionOf = (set: RecordSet | null): string =>
  set === null
    ? 'new'
    : createHash('sha256')
        .update(JSON.stringify([set.ttl, [...set.values].sort()]))
        .digest('base64url')
        .slice(0, 22)

export interface RecordChange extends TypedSet {
  readonly isRemoval: boolean
  /** Version that the submitted page had loaded. */
  readonly expectedVersion: string
}

const faulty = ({ field, fault, value = '' }: FaultySet): DomainError => refusal('dns-record', { field, values: { fault, value } })

/** N7: for a removal, only the name needs to be valid. */
const parse = (zone: string, change: RecordChange): Result<RecordSet, DomainError> => {
  if (change.isRemoval) {
    const name = parseRecordName(change.name, zone)
    return name === null ? err(faulty({ field: 'name', fault: 'name' })) : ok({ name, type: change.type, ttl: change.ttl, values: [] })
  }
  const parsed = parseRecordSet(zone, change)
  return parsed.ok ? parsed : err(faulty(parsed.error))
}

/**
 * Clears a former owner's records before the first change. Locks the domain's row, so that a concurrent first change doesn't delete records
 * that were just written.
 */
export const createZone = ({ payload, now }: Pick<Context, 'payload' | 'now'>, host: DnsHost, own: Pick<OwnDelegation, 'id' | 'name'>) =>
  withTransactionSlot(payload, () =>
    payload.db.drizzle.transaction(async (transaction) => {
      if (!(await lockEmptyZone(transaction, own.id))) return 'done'
      const cleared = await host.clear(own.name)
      if (cleared === 'done') await markZoneStarted(transaction, own.id, now())
      return cleared
    }),
  )

const unavailable: DomainError = refusal('dns-unavailable')

/** N6: replaces one record set as a whole. Fails if the set has changed since the page was loaded. */
export const changeRecords = async (
  { payload, dnsHost, now }: Pick<Context, 'payload' | 'dnsHost' | 'now'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  change: RecordChange,
): Promise<Result<null, DomainError>> => {
  const own = await findOwnDelegation(payload.db.drizzle, id, domain)
  if (own === null || own.nameservers !== null || dnsHost === null) return err(refusal('not-found'))
  const typed = parse(own.name, change)
  if (!typed.ok) return typed
  if (!own.hasZone && (await createZone({ payload, now }, dnsHost, own)) !== 'done') return err(unavailable)
  const zone = await dnsHost.read(own.name)
  if (zone.kind !== 'zone') return err(unavailable)
  const before = zone.sets.find((set) => isSameSet(set, typed.value)) ?? null
  if (versionOf(before) !== change.expectedVersion) return err(refusal('dns-changed'))
  const conflict = change.isRemoval ? null : findConflict(zone.sets, typed.value)
  if (conflict) return err(faulty({ field: 'values', fault: conflict }))
  const { name, type } = typed.value
  const outcome = await dnsHost.change(own.name, { name, type, before, after: change.isRemoval ? null : typed.value })
  if (outcome === 'done') return ok(null)
  return err(outcome === 'changed' ? refusal('dns-changed') : unavailable)
}

export interface VersionedSet extends RecordSet {
  readonly version: string
  /** C4: whether the shop wrote it for a plan; false once the owner has changed it. */
  readonly isShopRecord: boolean
}

export interface DomainDns {
  readonly domain: string
  /** `null` means the shop's nameservers. */
  readonly nameservers: readonly string[] | null
  /** The shop's nameservers; empty if the shop hosts no DNS. */
  readonly ours: readonly string[]
  /** Status of the last nameserver change that was not cancelled. */
  readonly task: RegistrarTaskStatus | null
  /** `null` if the records are hosted elsewhere. */
  readonly zone: { readonly kind: 'zone'; readonly sets: readonly VersionedSet[] } | { readonly kind: 'no-zone' | 'unknown' } | null
  /** L9: records that apply again when the domain returns to the shop's nameservers. */
  readonly saved: readonly RecordSet[]
}

const zoneOf = async (
  { payload, dnsHost }: Pick<Context, 'payload' | 'dnsHost'>,
  { id, name, hasZone }: OwnDelegation,
): Promise<DomainDns['zone']> => {
  if (dnsHost === null) return null
  if (!hasZone) return { kind: 'zone', sets: [] }
  const [answer, written] = await Promise.all([dnsHost.read(name), findShopRecords(payload.db.drizzle, id)])
  if (answer.kind !== 'zone') return answer
  const isShopRecord = (set: RecordSet) => written.some((each) => isSameSet(each, set) && isSameValues(each, set))
  return { kind: 'zone', sets: answer.sets.map((set) => ({ ...set, version: versionOf(set), isShopRecord: isShopRecord(set) })) }
}

/** N6, N8: returns `not-found` for a domain that the customer doesn't own. */
export const readDns = async (
  context: Pick<Context, 'payload' | 'dnsHost'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
): Promise<Result<DomainDns, DomainError>> => {
  const handle = context.payload.db.drizzle
  const own = await findOwnDelegation(handle, id, domain)
  if (own === null) return err(refusal('not-found'))
  const [task, zone] = await Promise.all([
    findLastTask(handle, own.name, 'nameservers'),
    own.nameservers === null || own.hasZone ? zoneOf(context, own) : null,
  ])
  const isOurs = own.nameservers === null
  return ok({
    domain: own.name,
    nameservers: own.nameservers,
    ours: context.dnsHost?.nameservers ?? [],
    task,
    zone: isOurs ? zone : null,
    saved: !isOurs && zone?.kind === 'zone' ? zone.sets : [],
  })
}

const presetSets = (preset: RecordPreset, domain: string): readonly WantedSet[] =>
  preset === 'microsoft' ? microsoftRecords(domain) : recordPresets[preset]

/** C5: adds a preset to one of the customer's zones, replacing the records that it conflicts with. */
export const applyPreset = async (
  { payload, dnsHost, now }: Pick<Context, 'payload' | 'dnsHost' | 'now'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  preset: RecordPreset,
): Promise<Result<null, DomainError>> => {
  const own = await findOwnDelegation(payload.db.drizzle, id, domain)
  if (own === null || own.nameservers !== null || dnsHost === null) return err(refusal('not-found'))
  if (!own.hasZone && (await createZone({ payload, now }, dnsHost, own)) !== 'done') return err(unavailable)
  const zone = await dnsHost.read(own.name)
  if (zone.kind !== 'zone') return err(unavailable)
  for (const { wanted, state, found } of compareRecords(zone.sets, presetSets(preset, own.name))) {
    if (state === 'present') continue
    const before = zone.sets.find((set) => isSameSet(set, wanted)) ?? null
    const kept = before && { ...before, values: before.values.filter((value) => !found.includes(value)) }
    const after = mergedSet(kept, wanted)
    const conflict = findConflict(zone.sets, after)
    if (conflict) return err(faulty({ field: 'values', fault: conflict }))
    const outcome = await dnsHost.change(own.name, { name: after.name, type: after.type, before, after })
    if (outcome !== 'done') return err(outcome === 'changed' ? refusal('dns-changed') : unavailable)
  }
  return ok(null)
}
