import type { Payload } from 'payload'
import type { DnsHost } from '@/core/dns/dns-host'
import { parseRecordName, parseRecordSet, type FaultySet, type TypedSet } from '@/core/dns/parse-record-set'
import { findConflict, isSameSet, type RecordSet } from '@/core/dns/record-sets'
import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findOwnDelegation, updateZoneStarted, type OwnDelegation } from './delegation-repository'
import { versionOf } from './set-version'

export interface RecordChange extends TypedSet {
  /** Nothing is left of the set. */
  readonly isRemoval: boolean
  /** What the page that was filled in said of the set. */
  readonly expectedVersion: string
}

const faulty = ({ field, fault, value = '' }: FaultySet): Refusal => refusal('dns-record', { field, values: { fault, value } })

/** N7: as it was typed; a set that goes need only be named rightly. */
const parse = (zone: string, change: RecordChange): Result<RecordSet, Refusal> => {
  if (change.isRemoval) {
    const name = parseRecordName(change.name, zone)
    return name === null ? refuse(faulty({ field: 'name', fault: 'name' })) : ok({ name, type: change.type, ttl: change.ttl, values: [] })
  }
  const parsed = parseRecordSet(zone, change)
  return parsed.ok ? parsed : refuse(faulty(parsed.error))
}

/**
 * The records a name's owner begins with are none: whatever a former owner left goes first. Under the lock of the name's row, so that
 * of two first changes at once the second does not take out what the first has written.
 */
const beginZone = (
  payload: Payload,
  host: DnsHost,
  { id, own, now }: { readonly id: string; readonly own: OwnDelegation; readonly now: number },
) =>
  withinLimit(payload, () =>
    payload.db.drizzle.transaction(async (transaction) => {
      const locked = await findOwnDelegation(transaction, id, own.name, { isLocked: true })
      if (locked === null || locked.hasZone) return 'done'
      const cleared = await host.clear(own.name)
      if (cleared === 'done') await updateZoneStarted(transaction, own.id, now)
      return cleared
    }),
  )

const unavailable: Refusal = refusal('dns-unavailable')

/** N6: one set of records of one's own name, as a whole and from the state that was shown: who was overtaken is told. */
export const changeRecords = async (
  { payload, dnsHost, now }: Pick<Context, 'payload' | 'dnsHost' | 'now'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  change: RecordChange,
): Promise<Result<null, Refusal>> => {
  const own = await findOwnDelegation(payload.db.drizzle, id, domain)
  if (own === null || own.nameservers !== null || dnsHost === null) return refuse(refusal('not-found'))
  const typed = parse(own.name, change)
  if (!typed.ok) return typed
  if (!own.hasZone && (await beginZone(payload, dnsHost, { id, own, now: now() })) !== 'done') return refuse(unavailable)
  const zone = await dnsHost.read(own.name)
  if (zone.kind !== 'zone') return refuse(unavailable)
  const before = zone.sets.find((set) => isSameSet(set, typed.value)) ?? null
  if (versionOf(before) !== change.expectedVersion) return refuse(refusal('dns-changed'))
  const conflict = change.isRemoval ? null : findConflict(zone.sets, typed.value)
  if (conflict) return refuse(faulty({ field: 'values', fault: conflict }))
  const { name, type } = typed.value
  const outcome = await dnsHost.change(own.name, { name, type, before, after: change.isRemoval ? null : typed.value })
  if (outcome === 'done') return ok(null)
  return refuse(outcome === 'changed' ? refusal('dns-changed') : unavailable)
}
