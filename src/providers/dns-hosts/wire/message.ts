import type { ZoneRecordType } from '@/core/dns/record-sets'

export const typeCodes = { A: 1, NS: 2, CNAME: 5, SOA: 6, MX: 15, TXT: 16, AAAA: 28, SRV: 33, CAA: 257 } as const satisfies Record<
  ZoneRecordType | 'SOA',
  number
>
export const anyType = 255
export const transferType = 252
export const tsigType = 250

export const classes = { IN: 1, NONE: 254, ANY: 255 } as const

export const opcodes = { query: 0, update: 5 } as const

/** One record on the wire. */
export interface WireRecord {
  /** The whole name. */
  readonly name: string
  readonly type: number
  readonly class: number
  readonly ttl: number
  readonly data: Buffer
}

export interface WireMessage {
  readonly id: number
  readonly opcode: number
  readonly question: { readonly name: string; readonly type: number }
  /** Of an update: what must hold beforehand. */
  readonly answers?: readonly WireRecord[]
  /** Of an update: what is changed. */
  readonly authorities?: readonly WireRecord[]
}

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2))
  return bytes
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Uncompressed, in small letters, as signatures are made over it. */
export const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .toLowerCase()
      .split('.')
      .filter((label) => label !== '')
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])

export const recordBytes = ({ name, type, class: kind, ttl, data }: WireRecord): Buffer =>
  Buffer.concat([nameBytes(name), words(type, kind), long(ttl), words(data.length), data])

export const messageBytes = ({ id, opcode, question, answers = [], authorities = [] }: WireMessage): Buffer =>
  Buffer.concat([
    words(id, opcode << 11, 1, answers.length, authorities.length, 0),
    nameBytes(question.name),
    words(question.type, classes.IN),
    ...[...answers, ...authorities].map(recordBytes),
  ])

/** The error a server answered with: 0 is none. */
export const responseCode = (message: Buffer): number => message.readUInt16BE(2) & 0x0f

const additionalsAt = 10

/** The same message with one record more at its end. */
export const withAdditional = (message: Buffer, record: WireRecord): Buffer => {
  const longer = Buffer.concat([message, recordBytes(record)])
  longer.writeUInt16BE(message.readUInt16BE(additionalsAt) + 1, additionalsAt)
  return longer
}

const afterName = (message: Buffer, from: number): number => {
  let at = from
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    if (length >= 0xc0) return at + 2
    at += length + 1
  }
  return at + 1
}

const fixedFields = 10

/** The last record and the message without it; `null` where there is none at its end. */
export const takeLastAdditional = (message: Buffer): { readonly rest: Buffer; readonly type: number; readonly data: Buffer } | null => {
  const additionals = message.readUInt16BE(additionalsAt)
  if (additionals === 0) return null
  const records = message.readUInt16BE(6) + message.readUInt16BE(8) + additionals
  let at = 12
  for (let left = message.readUInt16BE(4); left > 0; left -= 1) at = afterName(message, at) + 4
  for (let left = records; left > 1; left -= 1) {
    const fields = afterName(message, at)
    at = fields + fixedFields + message.readUInt16BE(fields + 8)
  }
  const fields = afterName(message, at)
  const rest = Buffer.from(message.subarray(0, at))
  rest.writeUInt16BE(additionals - 1, additionalsAt)
  const begin = fields + fixedFields
  return { rest, type: message.readUInt16BE(fields), data: message.subarray(begin, begin + message.readUInt16BE(fields + 8)) }
}
