import { connect } from 'node:net'
import type { ZoneRecordType } from '@/core/dns/records'
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface DnsServerAddress {
  readonly host: string
  readonly port: number
}

/** More than a zone of 200 records needs. */
const mostBytes = 1024 * 1024

const wholeMessages = (arrived: Buffer): { readonly messages: readonly Buffer[]; readonly rest: Buffer } => {
  const messages: Buffer[] = []
  let at = 0
  while (arrived.length >= at + 2 && arrived.length >= at + 2 + arrived.readUInt16BE(at)) {
    const end = at + 2 + arrived.readUInt16BE(at)
    messages.push(arrived.subarray(at + 2, end))
    at = end
  }
  return { messages, rest: arrived.subarray(at) }
}

/**
 * Sends a message over TCP and passes each response to `take` until it returns true. Rejects on connection errors, an early close, too much
 * data, or after `timeout` ms.
 */
export const exchange = (
  { host, port }: DnsServerAddress,
  message: Buffer,
  timeout: number,
  take: (message: Buffer) => boolean,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error('Nameserver timed out')), timeout)
    let rest: Buffer = Buffer.alloc(0)
    let bytes = 0
    let isOver = false
    const end = (settle: () => void) => {
      isOver = true
      clearTimeout(timer)
      socket.destroy()
      settle()
    }
    socket.on('connect', () => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(message.length)
      socket.write(Buffer.concat([length, message]))
    })
    socket.on('data', (arrived: Buffer) => {
      if (isOver) return
      bytes += arrived.length
      const read = wholeMessages(Buffer.concat([rest, arrived]))
      rest = read.rest
      try {
        if (bytes > mostBytes) throw new Error('Nameserver response exceeds the size limit')
        if (read.messages.some(take)) end(resolve)
      } catch (fault) {
        end(() => reject(fault instanceof Error ? fault : new Error(String(fault))))
      }
    })
    socket.on('error', (fault) => end(() => reject(fault)))
    socket.on('close', () => {
      if (!isOver) end(() => reject(new Error('Nameserver closed the connection early')))
    })
  })

export const typeCodes = { A: 1, NS: 2, CNAME: 5, SOA: 6, MX: 15, TXT: 16, AAAA: 28, SRV: 33, CAA: 257 } as const satisfies Record<
  ZoneRecordType | 'SOA',
  number
>
export const anyType = 255
export const transferType = 252
export const tsigType = 250

export const classes = { IN: 1, NONE: 254, ANY: 255 } as const

export const opcodes = { query: 0, update: 5 } as const

export interface WireRecord {
  /** Fully qualified. */
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
  /** Prerequisites, in an update. */
  readonly answers?: readonly WireRecord[]
  /** Updates, in an update. */
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

/** Uncompressed and lower case, as TSIG requires. */
export const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .toLowerCase()
      .split('.')
      .filter((label) => label !== '')
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])

const recordBytes = ({ name, type, class: kind, ttl, data }: WireRecord): Buffer =>
  Buffer.concat([nameBytes(name), words(type, kind), long(ttl), words(data.length), data])

export const messageBytes = ({ id, opcode, question, answers = [], authorities = [] }: WireMessage): Buffer =>
  Buffer.concat([
    words(id, opcode << 11, 1, answers.length, authorities.length, 0),
    nameBytes(question.name),
    words(question.type, classes.IN),
    ...[...answers, ...authorities].map(recordBytes),
  ])

/** RCODE; 0 is no error. */
export const responseCode = (message: Buffer): number => message.readUInt16BE(2) & 0x0f

const additionalsAt = 10

/** Appends a record to the additional section. */
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

/** Splits off the last additional record; `null` if there is none. */
const takeLastAdditional = (message: Buffer): { readonly rest: Buffer; readonly type: number; readonly data: Buffer } | null => {
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

/** RFC 8945. */
export interface TsigKey {
  readonly algorithm: 'hmac-sha256' | 'hmac-sha384' | 'hmac-sha512'
  readonly name: string
  readonly secret: Buffer
}

/** Allowed clock skew in seconds. */
const fudge = 300

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

const timers = (seconds: number, apart: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeUIntBE(seconds, 0, 6)
  bytes.writeUInt16BE(apart, 6)
  return bytes
}

/** TSIG variables; class ANY, TTL 0. */
const variables = ({ name, algorithm }: TsigKey, times: Buffer, error: number, other: Buffer): Buffer =>
  Buffer.concat([
    nameBytes(name),
    uint16(classes.ANY),
    Buffer.alloc(4),
    nameBytes(algorithm),
    times,
    uint16(error),
    uint16(other.length),
    other,
  ])

const withLength = (mac: Buffer): Buffer => Buffer.concat([uint16(mac.length), mac])

const digest = ({ algorithm, secret }: TsigKey, parts: readonly Buffer[]): Buffer =>
  createHmac(algorithm.slice('hmac-'.length), secret).update(Buffer.concat(parts)).digest()

interface SignedMessage {
  readonly message: Buffer
  readonly mac: Buffer
}

/** `before`: MAC of the query, when signing a response. */
export const signMessage = (message: Buffer, key: TsigKey, now: number, before?: Buffer): SignedMessage => {
  const times = timers(Math.floor(now / 1000), fudge)
  const none = Buffer.alloc(0)
  const mac = digest(key, [...(before ? [withLength(before)] : []), message, variables(key, times, 0, none)])
  const data = Buffer.concat([nameBytes(key.algorithm), times, withLength(mac), message.subarray(0, 2), uint16(0), uint16(0)])
  return { message: withAdditional(message, { name: key.name, type: tsigType, class: classes.ANY, ttl: 0, data }), mac }
}

interface TsigFields {
  readonly times: Buffer
  readonly seconds: number
  readonly apart: number
  readonly mac: Buffer
  readonly originalId: Buffer
  readonly error: number
  readonly other: Buffer
}

const readFields = (data: Buffer, { algorithm }: TsigKey): TsigFields | null => {
  const name = nameBytes(algorithm)
  if (!data.subarray(0, name.length).toString('latin1').toLowerCase().startsWith(name.toString('latin1'))) return null
  const at = name.length
  const size = data.readUInt16BE(at + 8)
  const end = at + 10 + size
  return {
    times: data.subarray(at, at + 8),
    seconds: data.readUIntBE(at, 6),
    apart: data.readUInt16BE(at + 6),
    mac: data.subarray(at + 10, end),
    originalId: data.subarray(end, end + 2),
    error: data.readUInt16BE(end + 2),
    other: data.subarray(end + 6, end + 6 + data.readUInt16BE(end + 4)),
  }
}

interface CheckedMessage {
  /** Message without TSIG, with its original id. */
  readonly message: Buffer
  readonly mac: Buffer
}

interface CheckOptions {
  readonly now: number
  /** Previous MAC. */
  readonly before?: Buffer
  /** Unsigned messages of the response since then. */
  readonly unsigned?: readonly Buffer[]
  /** Not the first message of the response (RFC 8945, 5.3.1). */
  readonly isLater?: boolean
}

/** `null` if the signature is missing, wrong or out of time. */
export const checkMessage = (
  signed: Buffer,
  key: TsigKey,
  { now, before, unsigned = [], isLater = false }: CheckOptions,
): CheckedMessage | null => {
  const separated = takeLastAdditional(signed)
  const fields = separated?.type === tsigType ? readFields(separated.data, key) : null
  if (!separated || !fields || fields.error !== 0) return null
  const { rest: message } = separated
  fields.originalId.copy(message)
  const about = isLater ? fields.times : variables(key, fields.times, fields.error, fields.other)
  const expected = digest(key, [...(before ? [withLength(before)] : []), ...unsigned, message, about])
  const isRight = expected.length === fields.mac.length && timingSafeEqual(expected, fields.mac)
  return isRight && Math.abs(now / 1000 - fields.seconds) <= fields.apart ? { message, mac: fields.mac } : null
}
