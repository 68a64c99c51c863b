import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'

/** RFC 1035, 3596 and 8659, as far as the lookup needs. */
const typeCodes = { A: 1, NS: 2, CNAME: 5, SOA: 6, MX: 15, TXT: 16, AAAA: 28, CAA: 257 } as const
export type ServedType = keyof typeof typeCodes

const bytesOfName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])

const bytesOfWords = (...words: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(words.length * 2)
  words.forEach((word, index) => bytes.writeUInt16BE(word, index * 2))
  return bytes
}

const bytesOfLongs = (...longs: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(longs.length * 4)
  longs.forEach((long, index) => bytes.writeUInt32BE(long, index * 4))
  return bytes
}

const shortText = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'utf8')])

const groupsOfV6 = (address: string): number[] => {
  const [head = '', tail = ''] = address.split('::')
  const words = (part: string) => (part === '' ? [] : part.split(':').map((word) => parseInt(word, 16)))
  const [front, back] = [words(head), words(tail)]
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back]
}

/** RDATA from the zone file format. */
const dataOf = (type: ServedType, value: string): Buffer => {
  const [first = '', ...rest] = value.split(' ')
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number))
    case 'AAAA':
      return bytesOfWords(...groupsOfV6(value))
    case 'NS':
    case 'CNAME':
      return bytesOfName(value)
    case 'MX':
      return Buffer.concat([bytesOfWords(Number(first)), bytesOfName(rest[0] ?? '')])
    case 'TXT':
      return Buffer.concat((value.match(/.{1,200}/gs) ?? ['']).map(shortText))
    case 'SOA':
      return Buffer.concat([bytesOfName(first), bytesOfName(rest[0] ?? ''), bytesOfLongs(...rest.slice(1).map(Number))])
    case 'CAA':
      return Buffer.concat([Buffer.from([Number(first)]), shortText(rest[0] ?? ''), Buffer.from(rest.slice(1).join(' '))])
    default:
      return type satisfies never
  }
}

const readQuestion = (message: Buffer): { readonly name: string; readonly type: number; readonly end: number } => {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

const noSuchName = 3
export const serverFailure = 2
export const refused = 5

/** Records by name and type; a number is an RCODE, `silence` no answer, `garbage` an invalid one. */
export type Zone = Readonly<Record<string, number | 'silence' | 'garbage' | Readonly<Partial<Record<ServedType, readonly string[]>>>>>

export interface DnsServer {
  /** `127.0.0.1:port`, as for `Resolver.setServers`. */
  readonly address: string
  readonly asked: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

const answerOf = (zone: Zone, message: Buffer): Buffer | null => {
  const question = readQuestion(message)
  const entry = zone[question.name]
  if (entry === 'silence') return null
  if (entry === 'garbage') return Buffer.concat([message.subarray(0, 2), Buffer.from('not a message of this protocol')])
  const known = typeof entry === 'object' ? entry : {}
  const code = typeof entry === 'number' ? entry : entry === undefined ? noSuchName : 0
  const type = (Object.keys(typeCodes) as ServedType[]).find((each) => typeCodes[each] === question.type)
  const records = (type === undefined ? undefined : known[type])?.map((value) => {
    const data = dataOf(type as ServedType, value)
    return Buffer.concat([bytesOfWords(0xc00c, question.type, 1), bytesOfLongs(300), bytesOfWords(data.length), data])
  })
  const head = bytesOfWords(message.readUInt16BE(0), 0x8180 | code, 1, records?.length ?? 0, 0, 0)
  return Buffer.concat([head, message.subarray(12, question.end), ...(records ?? [])])
}

export const startDnsServer = async (zone: Zone): Promise<DnsServer> => {
  const socket: Socket = createSocket('udp4')
  const asked = new Map<string, number>()
  socket.on('message', (message: Buffer, from: RemoteInfo) => {
    const { name } = readQuestion(message)
    asked.set(name, (asked.get(name) ?? 0) + 1)
    const answer = answerOf(zone, message)
    if (answer) socket.send(answer, from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
