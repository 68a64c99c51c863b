import { createHmac, timingSafeEqual } from 'node:crypto'
import { classes, nameBytes, takeLastAdditional, tsigType, withAdditional } from './message'

export const tsigAlgorithms = ['hmac-sha256', 'hmac-sha384', 'hmac-sha512'] as const

/** What client and server share (RFC 8945). */
export interface TsigKey {
  readonly algorithm: (typeof tsigAlgorithms)[number]
  readonly name: string
  readonly secret: Buffer
}

/** How far clocks may be apart, in seconds. */
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

/** What of the signature itself is signed; 255 is any class, 0 the time to live. */
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

export interface Signed {
  readonly message: Buffer
  readonly mac: Buffer
}

/** `before`: the signature of the question, where an answer is signed. */
export const signMessage = (message: Buffer, key: TsigKey, now: number, before?: Buffer): Signed => {
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

export interface Checked {
  /** Without its signature, with the id it was signed with. */
  readonly message: Buffer
  readonly mac: Buffer
}

export interface CheckOptions {
  readonly now: number
  /** The signature before this one. */
  readonly before?: Buffer
  /** Messages of the same answer since then that carried none. */
  readonly unsigned?: readonly Buffer[]
  /** Any but the first of an answer that comes in many (RFC 8945, 5.3.1). */
  readonly isLater?: boolean
}

/** A message whose signature is right and of this time; `null` for any other, and for one without. */
export const checkMessage = (
  signed: Buffer,
  key: TsigKey,
  { now, before, unsigned = [], isLater = false }: CheckOptions,
): Checked | null => {
  const taken = takeLastAdditional(signed)
  const fields = taken?.type === tsigType ? readFields(taken.data, key) : null
  if (!taken || !fields || fields.error !== 0) return null
  const { rest: message } = taken
  fields.originalId.copy(message)
  const about = isLater ? fields.times : variables(key, fields.times, fields.error, fields.other)
  const expected = digest(key, [...(before ? [withLength(before)] : []), ...unsigned, message, about])
  const isRight = expected.length === fields.mac.length && timingSafeEqual(expected, fields.mac)
  return isRight && Math.abs(now / 1000 - fields.seconds) <= fields.apart ? { message, mac: fields.mac } : null
}
