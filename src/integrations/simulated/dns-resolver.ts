import { apex, type RecordSet, type ZoneStore } from '@/core/dns/records'
import type { DnsAnswer, DnsAnswerStatus, DnsRecord, DnsRecordType, DnsResolver, DomainRegistry } from '@/core/domains/registry'
import { simulateRecords } from '@/core/domains/simulated-registry'
import type { AvailabilityStatus } from '@/core/domains/types'

interface SimulatedResolverOptions {
  /** Taken domains have records, so that search, WHOIS and DNS lookup agree. */
  readonly registry: DomainRegistry
  /** Zones of the simulated DNS host; lookups return what is stored there. */
  readonly zones?: Pick<ZoneStore, 'read'>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly seed?: string
}

/** Candidates for the registered domain of a host: the last two labels, or three for TLDs such as `.co.uk`. */
const registrable = (name: string): readonly string[] => {
  const labels = name.replace(/^www\./, '').split('.')
  return [3, 2].filter((count) => labels.length >= count).map((count) => labels.slice(-count).join('.'))
}

const statuses = { available: 'no-such-name', unknown: 'unknown' } as const satisfies Record<
  Exclude<AvailabilityStatus, 'taken'>,
  DnsAnswerStatus
>

const toRecord = (type: DnsRecordType, value: string, ttl: number): DnsRecord => {
  const [, priority = '', host = ''] = type === 'MX' ? (/^(\d+) (\S+)$/.exec(value) ?? []) : []
  return { value: host || value, priority: host ? Number(priority) : null, timeToLive: type === 'A' || type === 'AAAA' ? ttl : null }
}

const answerWith = (type: DnsRecordType, records: readonly DnsRecord[]): DnsAnswer => ({
  type,
  status: records.length === 0 ? 'none' : 'found',
  records,
  withheld: 0,
})

const recordsIn = (sets: readonly RecordSet[], name: string, type: DnsRecordType): readonly DnsRecord[] => {
  const found = sets.find((set) => set.name === name && set.type === type)
  return found?.values.map((value) => toRecord(type, value, found.ttl)) ?? []
}

/** Records at the apex of every zone. */
const isOfServer = (type: DnsRecordType): boolean => type === 'NS' || type === 'SOA'

/** S14. */
export const createSimulatedResolver = ({ registry, zones, now, seed = '' }: SimulatedResolverOptions): DnsResolver => ({
  isSimulated: true,
  resolve: async (name, types) => {
    for (const zone of zones ? registrable(name) : []) {
      const sets = await zones?.read(zone).catch(() => null)
      if (sets === null) return types.map((type) => ({ type, status: 'unknown', records: [], withheld: 0 }))
      if (sets === undefined || sets.length === 0) continue
      const relative = name === zone ? apex : name.slice(0, -zone.length - 1)
      const made = simulateRecords(name, zone, now(), seed)
      return types.map((type) => answerWith(type, isOfServer(type) ? made[type] : recordsIn(sets, relative, type)))
    }
    const answers = await registry.checkAvailability(registrable(name))
    const known = answers.find(({ status }) => status !== 'unknown') ?? { domain: name, status: 'unknown' as const }
    const { domain, status } = known
    if (status !== 'taken') return types.map((type) => ({ type, status: statuses[status], records: [], withheld: 0 }))
    const records = simulateRecords(name, domain, now(), seed)
    return types.map((type) => answerWith(type, records[type]))
  },
})
