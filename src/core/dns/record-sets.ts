/** The kinds of record customers write, in the order they are listed. */
export const zoneRecordTypes = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA', 'NS'] as const
export type ZoneRecordType = (typeof zoneRecordTypes)[number]

/** All records of one kind at one name: what is read, changed and compared as a whole (RFC 2181). */
export interface RecordSet {
  /** Without the zone: `www`, `_dmarc`, `*.shop`; `@` is the zone itself. */
  readonly name: string
  readonly type: ZoneRecordType
  /** Seconds others may keep it. */
  readonly ttl: number
  /** As a zone file writes them, text without its quotes; canonical, so that equal ones read alike. */
  readonly values: readonly string[]
}

/** N6: how much a zone and a set hold. */
export const zoneLimits = { records: 200, valuesOfASet: 20, textBytes: 2048, leastTtl: 60, mostTtl: 604_800 } as const

export const apex = '@'

export const isSameSet = (left: Pick<RecordSet, 'name' | 'type'>, right: Pick<RecordSet, 'name' | 'type'>): boolean =>
  left.name === right.name && left.type === right.type

/** Whether two contents of one set say the same, in whatever order. */
export const isSameContent = (left: RecordSet | null, right: RecordSet | null): boolean => {
  if (left === null || right === null) return left === right
  const [ours, theirs] = [left, right].map(({ values }) => [...values].sort())
  return left.ttl === right.ttl && JSON.stringify(ours) === JSON.stringify(theirs)
}

const byName = (left: RecordSet, right: RecordSet): number => {
  if (left.name !== right.name) return left.name === apex ? -1 : right.name === apex ? 1 : left.name < right.name ? -1 : 1
  return zoneRecordTypes.indexOf(left.type) - zoneRecordTypes.indexOf(right.type)
}

/** The zone's own name first, then by name; kinds in their order. */
export const inZoneOrder = (sets: readonly RecordSet[]): readonly RecordSet[] => [...sets].sort(byName)

/** What a change makes of a zone; `after` without content takes the set out. */
export const withSet = (
  sets: readonly RecordSet[],
  change: Pick<RecordSet, 'name' | 'type'>,
  after: RecordSet | null,
): readonly RecordSet[] => inZoneOrder([...sets.filter((set) => !isSameSet(set, change)), ...(after ? [after] : [])])

export const zoneConflicts = ['cnameAlone', 'tooManyRecords'] as const
export type ZoneConflict = (typeof zoneConflicts)[number]

/** N7: what a set would do to the rest of its zone. */
export const findConflict = (sets: readonly RecordSet[], added: RecordSet): ZoneConflict | null => {
  const others = sets.filter((set) => !isSameSet(set, added))
  const beside = others.filter(({ name }) => name === added.name)
  if (added.type === 'CNAME' ? beside.length > 0 : beside.some(({ type }) => type === 'CNAME')) return 'cnameAlone'
  const records = others.reduce((count, { values }) => count + values.length, added.values.length)
  return records > zoneLimits.records ? 'tooManyRecords' : null
}
