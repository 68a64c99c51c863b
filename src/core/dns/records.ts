import { ok, err, type Result } from '../result'
import { cleanLine, removeInvisible } from '../typed-text'
import { parseHostName, isLabel, toAsciiLabel } from './hosts'

/** Record types customers can edit, in display order. */
export const zoneRecordTypes = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA', 'NS'] as const
export type ZoneRecordType = (typeof zoneRecordTypes)[number]

/** RRset: all records of one type at one name, read and written as a unit (RFC 2181). */
export interface RecordSet {
  /** Relative to the zone: `www`, `_dmarc`, `*.shop`; `@` is the apex. */
  readonly name: string
  readonly type: ZoneRecordType
  /** In seconds. */
  readonly ttl: number
  /** Zone file format, with TXT unquoted; canonical, so that equal values compare equal. */
  readonly values: readonly string[]
}

/** Limits of a zone (N6). */
export const zoneLimits = { records: 200, valuesOfASet: 20, textBytes: 2048, leastTtl: 60, mostTtl: 604_800 } as const

export const apex = '@'

export const isSameSet = (left: Pick<RecordSet, 'name' | 'type'>, right: Pick<RecordSet, 'name' | 'type'>): boolean =>
  left.name === right.name && left.type === right.type

/** Whether two sets contain the same records, ignoring order and TTL. */
export const isSameValues = (left: Pick<RecordSet, 'values'>, right: Pick<RecordSet, 'values'>): boolean =>
  JSON.stringify([...left.values].sort()) === JSON.stringify([...right.values].sort())

/** Ignores the order of values. */
export const isSameContent = (left: RecordSet | null, right: RecordSet | null): boolean => {
  if (left === null || right === null) return left === right
  const [ours, theirs] = [left, right].map(({ values }) => [...values].sort())
  return left.ttl === right.ttl && JSON.stringify(ours) === JSON.stringify(theirs)
}

const byName = (left: RecordSet, right: RecordSet): number => {
  if (left.name !== right.name) return left.name === apex ? -1 : right.name === apex ? 1 : left.name < right.name ? -1 : 1
  return zoneRecordTypes.indexOf(left.type) - zoneRecordTypes.indexOf(right.type)
}

export const inZoneOrder = (sets: readonly RecordSet[]): readonly RecordSet[] => [...sets].sort(byName)

/** `after: null` removes the set. */
export const withSet = (
  sets: readonly RecordSet[],
  change: Pick<RecordSet, 'name' | 'type'>,
  after: RecordSet | null,
): readonly RecordSet[] => inZoneOrder([...sets.filter((set) => !isSameSet(set, change)), ...(after ? [after] : [])])

type ZoneConflict = 'cnameAlone' | 'tooManyRecords'

/** N7: conflict between the new set and the rest of the zone. */
export const findConflict = (sets: readonly RecordSet[], added: RecordSet): ZoneConflict | null => {
  const others = sets.filter((set) => !isSameSet(set, added))
  const beside = others.filter(({ name }) => name === added.name)
  if (added.type === 'CNAME' ? beside.length > 0 : beside.some(({ type }) => type === 'CNAME')) return 'cnameAlone'
  const records = others.reduce((count, { values }) => count + values.length, added.values.length)
  return records > zoneLimits.records ? 'tooManyRecords' : null
}

type ValueError = 'ipv4' | 'ipv6' | 'target' | 'mx' | 'srv' | 'caa' | 'text' | 'nameserver'

type ParseValue = (value: string) => string | null

const isUpTo = (text: string, most: number): boolean => /^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= most

const ipv4: ParseValue = (value) => {
  const parts = value.split('.')
  return parts.length === 4 && parts.every((part) => isUpTo(part, 255)) ? value : null
}

/** Canonical form (RFC 5952). */
const ipv6: ParseValue = (value) =>
  /^[0-9a-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`) ? new URL(`http://[${value}]`).hostname.slice(1, -1) : null

/** `.` means that there is no such service (RFC 7505, 2782). */
const hostOrNone: ParseValue = (value) => (value === '.' ? value : parseHostName(value))

const numbered =
  (most: readonly number[]): ParseValue =>
  (value) => {
    const words = value.split(/\s+/)
    const host = words.length === most.length + 1 ? hostOrNone(words.at(-1) ?? '') : null
    const numbers = words.slice(0, -1)
    return host !== null && numbers.every((text, index) => isUpTo(text, most[index] ?? 0)) ? [...numbers, host].join(' ') : null
  }

const quotedParts = /^"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*$/

/** Values pasted from a zone file are quoted, possibly in several parts. */
const withoutQuotes = (value: string): string =>
  quotedParts.test(value)
    ? [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replaceAll(/\\(.)/g, '$1')).join('')
    : value

const text: ParseValue = (value) => {
  const plain = withoutQuotes(value)
  const bytes = new TextEncoder().encode(plain).length
  return bytes > 0 && bytes <= zoneLimits.textBytes && !/[\p{Cc}\p{Cs}]/u.test(plain) ? plain : null
}

const caaPattern = /^(0|128)\s+(issue|issuewild|iodef)\s+(?:"([^"\\]{0,255})"|([^"\\\s]{1,255}))$/i

/** RFC 8659; `;` forbids all issuers. */
const caa: ParseValue = (value) => {
  const [, flags, tag = '', quoted, bare] = caaPattern.exec(value) ?? []
  if (flags === undefined) return null
  const content = (quoted ?? bare ?? '').trim()
  const isRight =
    tag.toLowerCase() === 'iodef'
      ? /^(?:mailto:\S+@\S+|https?:\/\/\S+)$/i.test(content)
      : /^[\x20-\x7e]+$/.test(content) && isIssuer(content)
  return isRight ? `${flags} ${tag.toLowerCase()} "${content}"` : null
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
} as const satisfies Record<ZoneRecordType, { readonly read: ParseValue; readonly fault: ValueError }>

/** A record's canonical value, or why it is invalid (N7). */
const parseValue = (type: ZoneRecordType, typed: string): Result<string, ValueError> => {
  const { read, fault } = readers[type]
  const value = read(cleanLine(typed))
  return value === null ? err(fault) : ok(value)
}

/** N7: keys in `account.dns.faults`. */
type RecordError =
  | ValueError
  | ZoneConflict
  | 'name'
  | 'ttl'
  | 'noValues'
  | 'tooManyValues'
  | 'cnameApex'
  | 'cnameOne'
  | 'nsApex'
  | 'srvName'
  | 'nullAlone'

export interface TypedSet {
  readonly name: string
  readonly type: ZoneRecordType
  readonly ttl: number
  readonly values: readonly string[]
}

export interface FaultySet {
  readonly field: 'name' | 'ttl' | 'values'
  readonly fault: RecordError
  readonly value?: string
}

const longestName = 253

/** `www`, `www.example.com` and `www.example.com.` are equal, as are an empty name and `@` (the apex). */
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

const placeError = (type: ZoneRecordType, name: string): RecordError | null => {
  if (name === apex && type === 'CNAME') return 'cnameApex'
  if (type === 'NS' && (name === apex || name.startsWith('*'))) return 'nsApex'
  if (type === 'SRV' && !/^_[^.]+\._[^.]+/.test(name)) return 'srvName'
  return null
}

const isNone = (value: string): boolean => value.endsWith(' .')

const valuesError = (type: ZoneRecordType, values: readonly string[]): RecordError | null => {
  if (values.length === 0) return 'noValues'
  if (values.length > zoneLimits.valuesOfASet) return 'tooManyValues'
  if (type === 'CNAME' && values.length > 1) return 'cnameOne'
  return values.length > 1 && values.some((value) => (type === 'MX' || type === 'SRV') && isNone(value)) ? 'nullAlone' : null
}

/** N7: returns the canonical set or the first error. */
export const parseRecordSet = (zone: string, { name: typedName, type, ttl, values: typed }: TypedSet): Result<RecordSet, FaultySet> => {
  const name = parseRecordName(typedName, zone)
  if (name === null) return err({ field: 'name', fault: 'name' })
  const misplaced = placeError(type, name)
  if (misplaced) return err({ field: 'name', fault: misplaced })
  if (!Number.isInteger(ttl) || ttl < zoneLimits.leastTtl || ttl > zoneLimits.mostTtl) return err({ field: 'ttl', fault: 'ttl' })
  const values: string[] = []
  for (const value of typed.map(cleanLine).filter((each) => each !== '')) {
    const read = parseValue(type, value)
    if (!read.ok) return err({ field: 'values', fault: read.error, value })
    if (!values.includes(read.value)) values.push(read.value)
  }
  const fault = valuesError(type, values)
  return fault ? err({ field: 'values', fault }) : ok({ name, type, ttl, values })
}

export type ZoneAnswer =
  | { readonly kind: 'zone'; readonly sets: readonly RecordSet[] }
  /** `no-zone`: the host does not serve the zone. */
  | { readonly kind: 'no-zone' | 'unknown' }

/** N6: compare-and-set on one RRset: applied only if the current content equals `before`; `null` means that the set does not exist. */
export interface SetChange extends Pick<RecordSet, 'name' | 'type'> {
  readonly before: RecordSet | null
  readonly after: RecordSet | null
}

/** `changed`: the set differs from `before`, and nothing was written. `unknown`: the write may or may not have happened. */
export type ChangeOutcome = 'done' | 'changed' | 'no-zone' | 'unknown'

/** Authoritative DNS host. Never throws; failures give `unknown`. Contract tests: `tests/support/dns-host-contract.ts`. */
export interface DnsHost {
  /** Nameservers to delegate a domain to. */
  readonly nameservers: readonly string[]
  readonly read: (zone: string) => Promise<ZoneAnswer>
  readonly change: (zone: string, change: SetChange) => Promise<ChangeOutcome>
  /** Removes all sets when a domain is released. */
  readonly clear: (zone: string) => Promise<Exclude<ChangeOutcome, 'changed'>>
}

export interface ZoneStore {
  readonly read: (zone: string) => Promise<readonly RecordSet[]>
  /** Serialised per zone: concurrent updates see each other's writes. Returning `null` leaves the zone unchanged. */
  readonly update: (zone: string, change: (sets: readonly RecordSet[]) => readonly RecordSet[] | null) => Promise<void>
}
