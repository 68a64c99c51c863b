import { ok, err, type Result } from '../result'
import { cleanLine, removeInvisible } from '../typed-text'
import { parseHostName, isLabel, toAsciiLabel } from './hosts'

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

const zoneConflicts = ['cnameAlone', 'tooManyRecords'] as const
type ZoneConflict = (typeof zoneConflicts)[number]

/** N7: what a set would do to the rest of its zone. */
export const findConflict = (sets: readonly RecordSet[], added: RecordSet): ZoneConflict | null => {
  const others = sets.filter((set) => !isSameSet(set, added))
  const beside = others.filter(({ name }) => name === added.name)
  if (added.type === 'CNAME' ? beside.length > 0 : beside.some(({ type }) => type === 'CNAME')) return 'cnameAlone'
  const records = others.reduce((count, { values }) => count + values.length, added.values.length)
  return records > zoneLimits.records ? 'tooManyRecords' : null
}

const valueErrors = ['ipv4', 'ipv6', 'target', 'mx', 'srv', 'caa', 'text', 'nameserver'] as const
type ValueError = (typeof valueErrors)[number]

type Read = (value: string) => string | null

const isUpTo = (text: string, most: number): boolean => /^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= most

const ipv4: Read = (value) => {
  const parts = value.split('.')
  return parts.length === 4 && parts.every((part) => isUpTo(part, 255)) ? value : null
}

/** Written the one way there is (RFC 5952). */
const ipv6: Read = (value) =>
  /^[0-9a-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`) ? new URL(`http://[${value}]`).hostname.slice(1, -1) : null

/** `.` alone: there is no such service here (RFC 7505, 2782). */
const hostOrNone: Read = (value) => (value === '.' ? value : parseHostName(value))

const numbered =
  (most: readonly number[]): Read =>
  (value) => {
    const words = value.split(/\s+/)
    const host = words.length === most.length + 1 ? hostOrNone(words.at(-1) ?? '') : null
    const numbers = words.slice(0, -1)
    return host !== null && numbers.every((text, index) => isUpTo(text, most[index] ?? 0)) ? [...numbers, host].join(' ') : null
  }

const quotedParts = /^"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*$/

/** What was copied out of a zone file comes in quotes, and in parts. */
const withoutQuotes = (value: string): string =>
  quotedParts.test(value)
    ? [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replaceAll(/\\(.)/g, '$1')).join('')
    : value

const text: Read = (value) => {
  const plain = withoutQuotes(value)
  const bytes = new TextEncoder().encode(plain).length
  return bytes > 0 && bytes <= zoneLimits.textBytes && !/[\p{Cc}\p{Cs}]/u.test(plain) ? plain : null
}

const caaPattern = /^(0|128)\s+(issue|issuewild|iodef)\s+(?:"([^"\\]{0,255})"|([^"\\\s]{1,255}))$/i

/** RFC 8659: who may issue certificates, or where to report; `;` is nobody. */
const caa: Read = (value) => {
  const [, flags, tag = '', quoted, bare] = caaPattern.exec(value) ?? []
  if (flags === undefined) return null
  const said = (quoted ?? bare ?? '').trim()
  const isRight =
    tag.toLowerCase() === 'iodef' ? /^(?:mailto:\S+@\S+|https?:\/\/\S+)$/i.test(said) : /^[\x20-\x7e]+$/.test(said) && isIssuer(said)
  return isRight ? `${flags} ${tag.toLowerCase()} "${said}"` : null
}

const isIssuer = (said: string): boolean => {
  const [issuer = ''] = said.split(';')
  return said.startsWith(';') || parseHostName(issuer) !== null
}

const readers = {
  A: { read: ipv4, fault: 'ipv4' },
  AAAA: { read: ipv6, fault: 'ipv6' },
  CNAME: { read: (value) => parseHostName(value, { underscores: true }), fault: 'target' },
  MX: { read: numbered([65_535]), fault: 'mx' },
  TXT: { read: text, fault: 'text' },
  SRV: { read: numbered([65_535, 65_535, 65_535]), fault: 'srv' },
  CAA: { read: caa, fault: 'caa' },
  NS: { read: (value) => parseHostName(value), fault: 'nameserver' },
} as const satisfies Record<ZoneRecordType, { readonly read: Read; readonly fault: ValueError }>

/** N7: a value of a record as it is kept, or what is wrong with it. */
const parseValue = (type: ZoneRecordType, typed: string): Result<string, ValueError> => {
  const { read, fault } = readers[type]
  const value = read(cleanLine(typed))
  return value === null ? err(fault) : ok(value)
}

/** N7: what can be wrong with a set of records: keys of `account.dns.faults`. */
export const recordErrors = [
  ...valueErrors,
  ...zoneConflicts,
  'name',
  'ttl',
  'noValues',
  'tooManyValues',
  'cnameApex',
  'cnameOne',
  'nsApex',
  'srvName',
  'nullAlone',
] as const
type RecordError = (typeof recordErrors)[number]

export interface TypedSet {
  readonly name: string
  readonly type: ZoneRecordType
  readonly ttl: number
  readonly values: readonly string[]
}

export interface FaultySet {
  readonly field: 'name' | 'ttl' | 'values'
  readonly fault: RecordError
  /** Which of the values. */
  readonly value?: string
}

const longestName = 253

/** `www`, `www.example.com` and `www.example.com.` are the same; nothing and `@` are the zone itself. */
export const parseRecordName = (typed: string, zone: string): string | null => {
  const whole = removeInvisible(typed)
    .trim()
    .replace(/(?<=[^.])\.$/, '')
    .split('.')
    .map(toAsciiLabel)
    .join('.')
  if (whole === '' || whole === apex || whole === zone) return apex
  const name = whole.endsWith(`.${zone}`) ? whole.slice(0, -zone.length - 1) : whole
  const [first = '', ...rest] = name.split('.')
  const isRight = (first === '*' || isLabel(first)) && rest.every(isLabel)
  return isRight && name.length + 1 + zone.length <= longestName ? name : null
}

/** Where a kind of record cannot stand. */
const faultOfPlace = (type: ZoneRecordType, name: string): RecordError | null => {
  if (name === apex && type === 'CNAME') return 'cnameApex'
  if (type === 'NS' && (name === apex || name.startsWith('*'))) return 'nsApex'
  if (type === 'SRV' && !/^_[^.]+\._[^.]+/.test(name)) return 'srvName'
  return null
}

const isNone = (value: string): boolean => value.endsWith(' .')

const faultOfValues = (type: ZoneRecordType, values: readonly string[]): RecordError | null => {
  if (values.length === 0) return 'noValues'
  if (values.length > zoneLimits.valuesOfASet) return 'tooManyValues'
  if (type === 'CNAME' && values.length > 1) return 'cnameOne'
  return values.length > 1 && values.some((value) => (type === 'MX' || type === 'SRV') && isNone(value)) ? 'nullAlone' : null
}

/** N7: a set as it was typed, made canonical, or the first thing that is wrong with it. */
export const parseRecordSet = (zone: string, { name: typedName, type, ttl, values: typed }: TypedSet): Result<RecordSet, FaultySet> => {
  const name = parseRecordName(typedName, zone)
  if (name === null) return err({ field: 'name', fault: 'name' })
  const misplaced = faultOfPlace(type, name)
  if (misplaced) return err({ field: 'name', fault: misplaced })
  if (!Number.isInteger(ttl) || ttl < zoneLimits.leastTtl || ttl > zoneLimits.mostTtl) return err({ field: 'ttl', fault: 'ttl' })
  const values: string[] = []
  for (const value of typed.map(cleanLine).filter((each) => each !== '')) {
    const read = parseValue(type, value)
    if (!read.ok) return err({ field: 'values', fault: read.error, value })
    if (!values.includes(read.value)) values.push(read.value)
  }
  const fault = faultOfValues(type, values)
  return fault ? err({ field: 'values', fault }) : ok({ name, type, ttl, values })
}

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
