import type { RecordSet } from '@/core/dns/record-sets'
import type { RegistrarTaskStatus } from '@/core/domains/registrar-tasks'
import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findLastTask, findOwnDelegation } from './delegation-repository'
import { versionOf } from './set-version'

export interface VersionedSet extends RecordSet {
  readonly version: string
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

const zoneOf = async ({ dnsHost }: Pick<Context, 'dnsHost'>, name: string, hasZone: boolean): Promise<NameDns['zone']> => {
  if (dnsHost === null) return null
  if (!hasZone) return { kind: 'zone', sets: [] }
  const answer = await dnsHost.read(name)
  return answer.kind === 'zone' ? { kind: 'zone', sets: answer.sets.map((set) => ({ ...set, version: versionOf(set) })) } : answer
}

/** N6, N8: the name servers and records of one of the customer's own names. Somebody else's is not there. */
export const readDns = async (
  context: Pick<Context, 'payload' | 'dnsHost'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
): Promise<Result<NameDns, Refusal>> => {
  const handle = context.payload.db.drizzle
  const own = await findOwnDelegation(handle, id, domain)
  if (own === null) return refuse(refusal('not-found'))
  const [task, zone] = await Promise.all([
    findLastTask(handle, own.name, 'nameservers'),
    own.nameservers === null || own.hasZone ? zoneOf(context, own.name, own.hasZone) : null,
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
