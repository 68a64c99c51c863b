import { decode, encode, type Answer } from 'dns-packet'
import { apex, type RecordSet, type ZoneRecordType, zoneRecordTypes } from '@/core/dns/records'

const longestText = 255

/** RFC 1035: a text of more than 255 bytes goes as several strings; a letter of several bytes may be cut, the reader joins them. */
export const textParts = (text: string): Buffer[] => {
  const bytes = Buffer.from(text, 'utf8')
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += longestText) parts.push(bytes.subarray(at, at + longestText))
  return parts
}

const numbersAndTarget = (value: string) => {
  const parts = value.split(' ')
  return { numbers: parts.slice(0, -1).map(Number), target: parts.at(-1) ?? '' }
}

const caaParts = /^(\d+) (\S+) "(.*)"$/

const toAnswer = (type: ZoneRecordType, value: string): Answer => {
  const name = '.'
  switch (type) {
    case 'A':
    case 'AAAA':
    case 'CNAME':
    case 'NS':
      return { name, type, data: value }
    case 'TXT':
      return { name, type, data: textParts(value) }
    case 'MX': {
      const { numbers, target } = numbersAndTarget(value)
      return { name, type, data: { preference: numbers[0] ?? 0, exchange: target } }
    }
    case 'SRV': {
      const { numbers, target } = numbersAndTarget(value)
      return { name, type, data: { priority: numbers[0] ?? 0, weight: numbers[1] ?? 0, port: numbers[2] ?? 0, target } }
    }
    case 'CAA': {
      const [, flags, tag = '', said = ''] = caaParts.exec(value) ?? []
      return { name, type, data: { flags: Number(flags), tag: tag as 'issue', value: said } }
    }
    default:
      return type satisfies never
  }
}

/** Header, the root's name, type, class, time to live, length: what stands before the data of a packet's only record. */
const beforeData = 12 + 1 + 2 + 2 + 4 + 2

/** A value as the wire writes it. */
export const recordData = (type: ZoneRecordType, value: string): Buffer =>
  encode({ type: 'response', answers: [toAnswer(type, value)] }).subarray(beforeData)

const tidy = (name: string): string => (name === '' ? '.' : name.toLowerCase())

const textOf = (data: unknown): string =>
  Buffer.concat((Array.isArray(data) ? data : [data]).map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(String(part))))).toString(
    'utf8',
  )

/** A value as customers read it; `null` for kinds they do not write. */
const valueOf = (answer: Answer): string | null => {
  switch (answer.type) {
    case 'A':
      return answer.data
    case 'AAAA':
      return new URL(`http://[${answer.data}]`).hostname.slice(1, -1)
    case 'CNAME':
    case 'NS':
      return tidy(answer.data)
    case 'TXT':
      return textOf(answer.data)
    case 'MX':
      return `${answer.data.preference ?? 0} ${tidy(answer.data.exchange)}`
    case 'SRV':
      return `${answer.data.priority ?? 0} ${answer.data.weight ?? 0} ${answer.data.port} ${tidy(answer.data.target)}`
    case 'CAA':
      return `${answer.data.flags ?? 0} ${answer.data.tag.toLowerCase()} "${answer.data.value}"`
    default:
      return null
  }
}

const relative = (name: string, zone: string): string | null => {
  const lower = name.toLowerCase()
  if (lower === zone) return apex
  return lower.endsWith(`.${zone}`) ? lower.slice(0, -zone.length - 1) : null
}

const isWritten = (type: string): type is ZoneRecordType => (zoneRecordTypes as readonly string[]).includes(type)

/** The records of an answer as sets, but for what the server keeps by itself: the zone's own NS, SOA and signatures. */
export const readSets = (zone: string, answers: readonly Answer[]): readonly RecordSet[] => {
  const sets = new Map<string, RecordSet>()
  for (const answer of answers) {
    const name = relative(answer.name, zone)
    const value = valueOf(answer)
    const { type } = answer
    if (name === null || value === null || !isWritten(type) || (type === 'NS' && name === apex)) continue
    const ttl = 'ttl' in answer ? (answer.ttl ?? 0) : 0
    const known = sets.get(`${name} ${type}`)
    sets.set(`${name} ${type}`, { name, type, ttl: known?.ttl ?? ttl, values: [...(known?.values ?? []), value] })
  }
  return [...sets.values()]
}

export const answersOf = (message: Buffer): readonly Answer[] => decode(message).answers ?? []
