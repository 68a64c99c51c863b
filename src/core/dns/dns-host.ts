import type { RecordSet } from './records'

export type ZoneAnswer =
  | { readonly kind: 'zone'; readonly sets: readonly RecordSet[] }
  /** Whoever stands behind it does not know the zone. */
  | { readonly kind: 'no-zone' | 'unknown' }

/** N6: one set as a whole. It counts only where `before` is what stands there; `null` is no record of that kind. */
export interface SetChange extends Pick<RecordSet, 'name' | 'type'> {
  readonly before: RecordSet | null
  readonly after: RecordSet | null
}

/** `changed`: something else stands there by now, and nothing was written. `unknown`: it may have been written or not. */
export type ChangeOutcome = 'done' | 'changed' | 'no-zone' | 'unknown'

/** Who answers for the zones of customers. Never throws: a fault is `unknown`. `tests/support/dns-host-contract.ts` says the rest. */
export interface DnsHost {
  /** What a name is delegated to, so that this host answers for it. */
  readonly nameservers: readonly string[]
  readonly read: (zone: string) => Promise<ZoneAnswer>
  readonly change: (zone: string, change: SetChange) => Promise<ChangeOutcome>
  /** Takes out every set: a name that was given back leaves its records to nobody. */
  readonly clear: (zone: string) => Promise<Exclude<ChangeOutcome, 'changed'>>
}

/** Where a simulated host keeps its zones. */
export interface ZoneStore {
  readonly read: (zone: string) => Promise<readonly RecordSet[]>
  /** Alone with the zone: of two at once the second sees what the first has written. `null` leaves it as it is. */
  readonly update: (zone: string, change: (sets: readonly RecordSet[]) => readonly RecordSet[] | null) => Promise<void>
}
