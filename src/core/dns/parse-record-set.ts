import { ok, refuse, type Result } from '../result'
import { isLabel, toAsciiLabel } from './host-name'
import { parseValue, valueFaults } from './parse-values'
import { apex, zoneConflicts, zoneLimits, type RecordSet, type ZoneRecordType } from './record-sets'

/** N7: what can be wrong with a set of records: keys of `account.dns.faults`. */
export const recordFaults = [
  ...valueFaults,
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
export type RecordFault = (typeof recordFaults)[number]

export interface TypedSet {
  readonly name: string
  readonly type: ZoneRecordType
  readonly ttl: number
  readonly values: readonly string[]
}

export interface FaultySet {
  readonly field: 'name' | 'ttl' | 'values'
  readonly fault: RecordFault
  /** Which of the values. */
  readonly value?: string
}

const longestName = 253

/** `www`, `www.example.com` and `www.example.com.` are the same; nothing and `@` are the zone itself. */
export const parseRecordName = (typed: string, zone: string): string | null => {
  const whole = typed
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
const faultOfPlace = (type: ZoneRecordType, name: string): RecordFault | null => {
  if (name === apex && type === 'CNAME') return 'cnameApex'
  if (type === 'NS' && (name === apex || name.startsWith('*'))) return 'nsApex'
  if (type === 'SRV' && !/^_[^.]+\._[^.]+/.test(name)) return 'srvName'
  return null
}

const isNone = (value: string): boolean => value.endsWith(' .')

const faultOfValues = (type: ZoneRecordType, values: readonly string[]): RecordFault | null => {
  if (values.length === 0) return 'noValues'
  if (values.length > zoneLimits.valuesOfASet) return 'tooManyValues'
  if (type === 'CNAME' && values.length > 1) return 'cnameOne'
  return values.length > 1 && values.some((value) => (type === 'MX' || type === 'SRV') && isNone(value)) ? 'nullAlone' : null
}

/** N7: a set as it was typed, made canonical, or the first thing that is wrong with it. */
export const parseRecordSet = (zone: string, { name: typedName, type, ttl, values: typed }: TypedSet): Result<RecordSet, FaultySet> => {
  const name = parseRecordName(typedName, zone)
  if (name === null) return refuse({ field: 'name', fault: 'name' })
  const misplaced = faultOfPlace(type, name)
  if (misplaced) return refuse({ field: 'name', fault: misplaced })
  if (!Number.isInteger(ttl) || ttl < zoneLimits.leastTtl || ttl > zoneLimits.mostTtl) return refuse({ field: 'ttl', fault: 'ttl' })
  const values: string[] = []
  for (const value of typed.map((each) => each.trim()).filter((each) => each !== '')) {
    const read = parseValue(type, value)
    if (!read.ok) return refuse({ field: 'values', fault: read.error, value })
    if (!values.includes(read.value)) values.push(read.value)
  }
  const fault = faultOfValues(type, values)
  return fault ? refuse({ field: 'values', fault }) : ok({ name, type, ttl, values })
}
