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
  updateZoneStarted,
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
import type { RegistrarTaskStatus } from '@/core/domains/registrar'

/** `ours`: the shop's own, whose records are written on the name's page. */
type NameserverChoice = { readonly kind: 'ours' } | { readonly kind: 'own'; readonly names: readonly string[] }

const isSame = (left: readonly string[] | null, right: readonly string[] | null): boolean => JSON.stringify(left) === JSON.stringify(right)

const listOf = (zone: string, choice: NameserverChoice, isServed: boolean): Result<readonly string[] | null, DomainError> => {
  if (choice.kind === 'ours') return isServed ? ok(null) : err(refusal('not-found'))
  const parsed = parseNameservers(zone, choice.names)
  return parsed.ok
    ? parsed
    : err(refusal('nameservers', { field: 'names', values: { fault: parsed.error.fault, value: parsed.error.value ?? '' } }))
}

/** N8: whom a name is delegated to. The registrar is asked for it; an earlier change that still waits is taken back. */
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

/** N6: what a set said when it was read; `new` where there was none. */
const versionOf = (set: RecordSet | null): string =>
  set === null
    ? 'new'
    : createHash('sha256')
        .update(JSON.stringify([set.ttl, [...set.values].sort()]))
        .digest('base64url')
        .slice(0, 22)

export interface RecordChange extends TypedSet {
  /** Nothing is left of the set. */
  readonly isRemoval: boolean
  /** What the page that was filled in said of the set. */
  readonly expectedVersion: string
}

const faulty = ({ field, fault, value = '' }: FaultySet): DomainError => refusal('dns-record', { field, values: { fault, value } })

/** N7: as it was typed; a set that goes need only be named rightly. */
const parse = (zone: string, change: RecordChange): Result<RecordSet, DomainError> => {
  if (change.isRemoval) {
    const name = parseRecordName(change.name, zone)
    return name === null ? err(faulty({ field: 'name', fault: 'name' })) : ok({ name, type: change.type, ttl: change.ttl, values: [] })
  }
  const parsed = parseRecordSet(zone, change)
  return parsed.ok ? parsed : err(faulty(parsed.error))
}

/**
 * The records a name's owner begins with are none: whatever a former owner left goes first. Under the lock of the name's row, so that
 * of two first changes at once the second does not take out what the first has written.
 */
export const beginZone = ({ payload, now }: Pick<Context, 'payload' | 'now'>, host: DnsHost, own: Pick<OwnDelegation, 'id' | 'name'>) =>
  withTransactionSlot(payload, () =>
    payload.db.drizzle.transaction(async (transaction) => {
      if (!(await lockEmptyZone(transaction, own.id))) return 'done'
      const cleared = await host.clear(own.name)
      if (cleared === 'done') await updateZoneStarted(transaction, own.id, now())
      return cleared
    }),
  )

const unavailable: DomainError = refusal('dns-unavailable')

/** N6: one set of records of one's own name, as a whole and from the state that was shown: who was overtaken is told. */
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
  if (!own.hasZone && (await beginZone({ payload, now }, dnsHost, own)) !== 'done') return err(unavailable)
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
  /** C4: as the shop wrote it for a plan; false once its owner has changed it. */
  readonly isShopRecord: boolean
}

/** What a name's page shows of its DNS. */
export interface NameDns {
  readonly domain: string
  /** The customer's own; `null`: the shop's. */
  readonly nameservers: readonly string[] | null
  /** The shop's; empty where it answers for no names. */
  readonly ours: readonly string[]
  /** Of the last change of name servers, while it is on its way or where it came to nothing. */
  readonly task: RegistrarTaskStatus | null
  /** `null` where the records are kept elsewhere. */
  readonly zone: { readonly kind: 'zone'; readonly sets: readonly VersionedSet[] } | { readonly kind: 'no-zone' | 'unknown' } | null
  /** L9: the records that apply again once the domain is back on the shop's nameservers. */
  readonly saved: readonly RecordSet[]
}

const zoneOf = async (
  { payload, dnsHost }: Pick<Context, 'payload' | 'dnsHost'>,
  { id, name, hasZone }: OwnDelegation,
): Promise<NameDns['zone']> => {
  if (dnsHost === null) return null
  if (!hasZone) return { kind: 'zone', sets: [] }
  const [answer, written] = await Promise.all([dnsHost.read(name), findShopRecords(payload.db.drizzle, id)])
  if (answer.kind !== 'zone') return answer
  const isShopRecord = (set: RecordSet) => written.some((each) => isSameSet(each, set) && isSameValues(each, set))
  return { kind: 'zone', sets: answer.sets.map((set) => ({ ...set, version: versionOf(set), isShopRecord: isShopRecord(set) })) }
}

/** N6, N8: the name servers and records of one of the customer's own names. Somebody else's is not there. */
export const readDns = async (
  context: Pick<Context, 'payload' | 'dnsHost'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
): Promise<Result<NameDns, DomainError>> => {
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
