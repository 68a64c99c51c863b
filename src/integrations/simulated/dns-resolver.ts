import type { DnsAnswer, DnsAnswerStatus, DnsRecordType, DnsResolver } from '@/core/domains/dns-records'
import type { DomainRegistry } from '@/core/domains/registry'
import { simulateRecords } from '@/core/domains/simulated-registry'
import type { AvailabilityStatus } from '@/core/domains/types'

interface SimulatedResolverOptions {
  /** Taken domains have records, so that search, WHOIS and DNS lookup agree. */
  readonly registry: DomainRegistry
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

/** Deterministic DNS answers that agree with the simulated registry (S14). */
export const createSimulatedResolver = ({ registry, now, seed = '' }: SimulatedResolverOptions): DnsResolver => ({
  isSimulated: true,
  resolve: async (name, types) => {
    const answers = await registry.checkAvailability(registrable(name))
    const known = answers.find(({ status }) => status !== 'unknown') ?? { domain: name, status: 'unknown' as const }
    const { domain, status } = known
    if (status !== 'taken') return types.map((type) => ({ type, status: statuses[status], records: [], withheld: 0 }))
    const records = simulateRecords(name, domain, now(), seed)
    const answerOf = (type: DnsRecordType): DnsAnswer => ({
      type,
      status: records[type].length === 0 ? 'none' : 'found',
      records: records[type],
      withheld: 0,
    })
    return types.map(answerOf)
  },
})
