import {
  type ChangeOutcome,
  type DnsHost,
  type ZoneStore,
  findConflict,
  inZoneOrder,
  isSameContent,
  isSameSet,
  withSet,
} from '@/core/dns/records'

interface SimulatedDnsHostOptions {
  readonly zones: ZoneStore
  readonly nameservers: readonly string[]
}

/** Zones are stored but never served. */
export const createSimulatedDnsHost = ({ zones, nameservers }: SimulatedDnsHostOptions): DnsHost => {
  const unlessFaulty = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome | 'unknown'> => {
    try {
      return await work()
    } catch {
      return 'unknown'
    }
  }
  return {
    nameservers,
    read: async (zone) => {
      const sets = await unlessFaulty(() => zones.read(zone))
      return sets === 'unknown' ? { kind: 'unknown' } : { kind: 'zone', sets: inZoneOrder(sets) }
    },
    change: (zone, change) =>
      unlessFaulty(async () => {
        let outcome: ChangeOutcome = 'changed'
        await zones.update(zone, (sets) => {
          const standing = sets.find((set) => isSameSet(set, change)) ?? null
          const isFree = isSameContent(standing, change.before) && (change.after === null || findConflict(sets, change.after) === null)
          outcome = isFree ? 'done' : 'changed'
          return isFree ? withSet(sets, change, change.after) : null
        })
        return outcome
      }),
    clear: (zone) =>
      unlessFaulty(async () => {
        await zones.update(zone, () => [])
        return 'done' as const
      }),
  }
}
