import { decode, encode, type Answer } from 'dns-packet'
import {
  apex,
  type RecordSet,
  type ZoneRecordType,
  zoneRecordTypes,
  inZoneOrder,
  type ChangeOutcome,
  type DnsHost,
  type SetChange,
  type ZoneAnswer,
} from '@/core/dns/records'
import { randomInt } from 'node:crypto'
import {
  exchange,
  type DnsServerAddress,
  anyType,
  classes,
  messageBytes,
  opcodes,
  responseCode,
  transferType,
  typeCodes,
  type WireMessage,
  type WireRecord,
  checkMessage,
  signMessage,
  type TsigKey,
} from './wire'

const longestText = 255

/** RFC 1035: text beyond 255 bytes is split into strings; cutting a multi-byte character is fine, since readers join them. */
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

/** Offset of the data of a packet's only record: header, root name, type, class, TTL, length. */
const beforeData = 12 + 1 + 2 + 2 + 4 + 2

/** RDATA in wire format. */
export const recordData = (type: ZoneRecordType, value: string): Buffer =>
  encode({ type: 'response', answers: [toAnswer(type, value)] }).subarray(beforeData)

const tidy = (name: string): string => (name === '' ? '.' : name.toLowerCase())

const textOf = (data: unknown): string =>
  Buffer.concat((Array.isArray(data) ? data : [data]).map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(String(part))))).toString(
    'utf8',
  )

/** Presentation format; `null` for types customers can't edit. */
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

/** Record sets of an answer without those the server maintains: the apex NS, SOA and signatures. */
const readSets = (zone: string, answers: readonly Answer[]): readonly RecordSet[] => {
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

const answersOf = (message: Buffer): readonly Answer[] => decode(message).answers ?? []

interface UpdateServer {
  readonly server: DnsServerAddress
  readonly key: TsigKey
  readonly nameservers: readonly string[]
  /** Epoch milliseconds; signatures carry a timestamp. */
  readonly now: () => number
  /** Milliseconds per query. */
  readonly timeout: number
}

const nothing = Buffer.alloc(0)

const wholeName = (zone: string, { name }: Pick<RecordSet, 'name'>): string => (name === '@' ? zone : `${name}.${zone}`)

const recordsOf = (zone: string, set: RecordSet, ttl: number): readonly WireRecord[] =>
  set.values.map((value) => ({
    name: wholeName(zone, set),
    type: typeCodes[set.type],
    class: classes.IN,
    ttl,
    data: recordData(set.type, value),
  }))

const bare = (zone: string, change: Pick<RecordSet, 'name'>, type: number, kind: number): WireRecord => ({
  name: wholeName(zone, change),
  type,
  class: kind,
  ttl: 0,
  data: nothing,
})

/** RFC 2136, 2.4: the set is unchanged since it was read; N7: no CNAME exists where records are added, and no records where a CNAME is. */
const prerequisites = (zone: string, change: SetChange): readonly WireRecord[] => {
  const { type, before, after } = change
  const asRead = before ? recordsOf(zone, before, 0) : [bare(zone, change, typeCodes[type], classes.NONE)]
  if (after === null) return asRead
  if (type !== 'CNAME') return [...asRead, bare(zone, change, typeCodes.CNAME, classes.NONE)]
  return before ? asRead : [bare(zone, change, anyType, classes.NONE)]
}

const updates = (zone: string, change: SetChange): readonly WireRecord[] => [
  bare(zone, change, typeCodes[change.type], classes.ANY),
  ...(change.after ? recordsOf(zone, change.after, change.after.ttl) : []),
]

/** YXDOMAIN, YXRRSET, NXRRSET: a prerequisite failed. REFUSED, NOTAUTH, NOTZONE: not authoritative for the zone. */
const outcomes: Readonly<Record<number, ChangeOutcome>> = {
  0: 'done',
  6: 'changed',
  7: 'changed',
  8: 'changed',
  5: 'no-zone',
  9: 'no-zone',
  10: 'no-zone',
}

/** Sends a signed query and verifies each signed response; throws if verification fails. */
const ask = async ({ server, key, now, timeout }: UpdateServer, message: WireMessage, take: (answer: Buffer) => boolean): Promise<void> => {
  const signed = signMessage(messageBytes(message), key, now())
  let before = signed.mac
  let unsigned: Buffer[] = []
  let isLater = false
  await exchange(server, signed.message, timeout, (arrived) => {
    const checked = checkMessage(arrived, key, { now: now(), before, unsigned, isLater })
    if (checked === null) {
      if (!isLater) throw new Error('Nameserver response has an invalid signature')
      unsigned.push(arrived)
      return take(arrived) && refuseUnsigned()
    }
    before = checked.mac
    unsigned = []
    isLater = true
    return take(checked.message)
  })
}

/** RFC 8945, 5.3.1: the last message must be signed, otherwise the whole response is invalid. */
const refuseUnsigned = (): never => {
  throw new Error('Last message of the nameserver response is not signed')
}

/** RFC 5936: a zone transfer starts and ends with the SOA. */
const transfer = async (host: UpdateServer, zone: string): Promise<ZoneAnswer> => {
  const sets: Parameters<typeof readSets>[1][number][] = []
  let code = 0
  let marks = 0
  const question = { name: zone, type: transferType }
  await ask(host, { id: randomInt(65_536), opcode: opcodes.query, question }, (answer) => {
    code = responseCode(answer)
    if (code !== 0) return true
    const answers = answersOf(answer)
    marks += answers.filter(({ type }) => type === 'SOA').length
    sets.push(...answers)
    return marks >= 2
  })
  if (code !== 0) return { kind: outcomes[code] === 'no-zone' ? 'no-zone' : 'unknown' }
  return { kind: 'zone', sets: inZoneOrder(readSets(zone, sets)) }
}

const update = async (
  host: UpdateServer,
  zone: string,
  before: readonly WireRecord[],
  after: readonly WireRecord[],
): Promise<ChangeOutcome> => {
  let outcome: ChangeOutcome = 'unknown'
  const message = {
    id: randomInt(65_536),
    opcode: opcodes.update,
    question: { name: zone, type: typeCodes.SOA },
    answers: before,
    authorities: after,
  }
  await ask(host, message, (answer) => {
    outcome = outcomes[responseCode(answer)] ?? 'unknown'
    return true
  })
  return outcome
}

/** Primary nameserver with dynamic updates (RFC 2136) signed by TSIG (RFC 8945): BIND, Knot, PowerDNS. The server stores the zones. */
export const createRfc2136DnsHost = (host: UpdateServer): DnsHost => {
  const unlessFaulty = async <Outcome>(work: () => Promise<Outcome>, otherwise: Outcome): Promise<Outcome> => {
    try {
      return await work()
    } catch {
      return otherwise
    }
  }
  const read = (zone: string) => unlessFaulty<ZoneAnswer>(() => transfer(host, zone), { kind: 'unknown' })
  return {
    nameservers: host.nameservers,
    read,
    change: (zone, change) => unlessFaulty(() => update(host, zone, prerequisites(zone, change), updates(zone, change)), 'unknown'),
    clear: async (zone) => {
      const answer = await read(zone)
      if (answer.kind !== 'zone') return answer.kind
      if (answer.sets.length === 0) return 'done'
      const gone = answer.sets.map((set) => bare(zone, set, typeCodes[set.type], classes.ANY))
      const outcome = await unlessFaulty(() => update(host, zone, [], gone), 'unknown')
      return outcome === 'changed' ? 'unknown' : outcome
    },
  }
}
