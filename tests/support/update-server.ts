import { createServer, type Socket } from 'node:net'
import { createHmac } from 'node:crypto'
import {
  classes,
  messageBytes,
  nameBytes,
  transferType,
  tsigType,
  typeCodes,
  withAdditional,
  type WireRecord,
  checkMessage,
  signMessage,
  type TsigKey,
} from '@/integrations/rfc2136/wire'

const rcodes = { none: 0, refused: 5, yxDomain: 6, yxRrset: 7, nxRrset: 8, notAuth: 9 } as const

const readName = (message: Buffer, from: number): { readonly name: string; readonly end: number } => {
  const labels: string[] = []
  let at = from
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

interface Update {
  readonly zone: string
  readonly type: number
  readonly prerequisites: readonly WireRecord[]
  readonly updates: readonly WireRecord[]
}

/** Names in client messages are uncompressed. */
const readUpdate = (message: Buffer): Update => {
  const { name: zone, end } = readName(message, 12)
  let at = end + 4
  const take = (count: number): WireRecord[] =>
    Array.from({ length: count }, () => {
      const { name, end: fields } = readName(message, at)
      const size = message.readUInt16BE(fields + 8)
      at = fields + 10 + size
      return {
        name,
        type: message.readUInt16BE(fields),
        class: message.readUInt16BE(fields + 2),
        ttl: message.readUInt32BE(fields + 4),
        data: message.subarray(fields + 10, at),
      }
    })
  const prerequisites = take(message.readUInt16BE(6))
  return { zone, type: message.readUInt16BE(end), prerequisites, updates: take(message.readUInt16BE(8)) }
}

const texts = (records: readonly WireRecord[]): string => JSON.stringify(records.map(({ data }) => data.toString('hex')).sort())

/** RFC 2136, 3.2: first failing prerequisite. */
const judge = (records: readonly WireRecord[], asked: readonly WireRecord[]): number => {
  const at = (wanted: WireRecord, type = wanted.type) =>
    records.filter((record) => record.name === wanted.name && (type === 255 || record.type === type))
  for (const wanted of asked) {
    if (wanted.class === classes.NONE && at(wanted).length > 0) return wanted.type === 255 ? rcodes.yxDomain : rcodes.yxRrset
    const exact = asked.filter((other) => other.class === classes.IN && other.name === wanted.name && other.type === wanted.type)
    if (wanted.class === classes.IN && texts(at(wanted)) !== texts(exact)) return rcodes.nxRrset
  }
  return rcodes.none
}

/** RFC 2136, 3.4.2, for whole sets only. */
const apply = (records: readonly WireRecord[], updates: readonly WireRecord[]): readonly WireRecord[] =>
  updates.reduce<readonly WireRecord[]>(
    (left, change) =>
      change.class === classes.ANY ? left.filter(({ name, type }) => name !== change.name || type !== change.type) : [...left, change],
    records,
  )

export interface UpdateServer {
  readonly address: { readonly host: string; readonly port: number }
  readonly records: (zone: string) => readonly WireRecord[]
  /** Closes every connection, or stays silent. */
  readonly breakDown: (isSilent?: boolean) => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

interface Options {
  readonly zones: readonly string[]
  readonly key: TsigKey
  /** Records per transfer message; all but the first and last are unsigned. */
  readonly recordsAMessage?: number
}

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])

/** RFC 8945, 5.3.1: signs a later message together with preceding unsigned ones. */
const signLater = (message: Buffer, unsigned: readonly Buffer[], before: Buffer, { algorithm, name, secret }: TsigKey): Buffer => {
  const times = Buffer.alloc(8)
  times.writeUIntBE(Math.floor(Date.now() / 1000), 0, 6)
  times.writeUInt16BE(300, 6)
  const hmac = createHmac(algorithm.replace('hmac-', ''), secret)
  for (const part of [uint16(before.length), before, ...unsigned, message, times]) hmac.update(part)
  const mac = hmac.digest()
  const data = Buffer.concat([nameBytes(algorithm), times, uint16(mac.length), mac, message.subarray(0, 2), uint16(0), uint16(0)])
  return withAdditional(message, { name, type: tsigType, class: classes.ANY, ttl: 0, data })
}

const authority = (zone: string, type: number, data: Buffer): WireRecord => ({ name: zone, type, class: classes.IN, ttl: 3600, data })

/** Local primary that accepts only updates and transfers signed with its key. */
export const startUpdateServer = async ({ zones, key, recordsAMessage = 2 }: Options): Promise<UpdateServer> => {
  const kept = new Map<string, readonly WireRecord[]>(zones.map((zone) => [zone, []]))
  let isDown = false
  let isSilent = false

  const answer = (socket: Socket, asked: Buffer): void => {
    if (isDown) return void (isSilent || socket.destroy())
    const now = Date.now()
    const checked = checkMessage(asked, key, { now })
    const question = readUpdate(checked?.message ?? asked)
    const records = kept.get(question.zone)
    const id = asked.readUInt16BE(0)
    const plainAnswer = (code: number, answers: readonly WireRecord[]): Buffer => {
      const plain = messageBytes({ id, opcode: 0, question: { name: question.zone, type: question.type }, answers })
      plain.writeUInt16BE(0x8000 | code, 2)
      return plain
    }
    const write = (message: Buffer) => socket.write(Buffer.concat([uint16(message.length), message]))
    const send = (code: number, answers: readonly WireRecord[] = []): Buffer => {
      const plain = plainAnswer(code, answers)
      const signed = checked && signMessage(plain, key, now, checked.mac)
      write(signed?.message ?? plain)
      return signed?.mac ?? Buffer.alloc(0)
    }
    if (!checked || !records) {
      send(checked ? rcodes.notAuth : rcodes.refused)
      return
    }
    if (question.type === transferType) {
      const soa = authority(question.zone, typeCodes.SOA, Buffer.alloc(22))
      const own = authority(question.zone, typeCodes.NS, nameBytes('ns1.test'))
      const all = [soa, own, ...records, soa]
      const first = send(rcodes.none, all.slice(0, recordsAMessage))
      const later: Buffer[] = []
      for (let from = recordsAMessage; from < all.length; from += recordsAMessage)
        later.push(plainAnswer(rcodes.none, all.slice(from, from + recordsAMessage)))
      const last = later.pop()
      for (const message of later) write(message)
      if (last) write(signLater(last, later, first, key))
      return
    }
    const code = judge(records, question.prerequisites)
    if (code === rcodes.none) kept.set(question.zone, apply(records, question.updates))
    send(code)
  }

  const server = createServer((socket) => {
    let arrived: Buffer = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (more: Buffer) => {
      arrived = Buffer.concat([arrived, more])
      if (arrived.length < 2 || arrived.length < 2 + arrived.readUInt16BE(0)) return
      answer(socket, arrived.subarray(2, 2 + arrived.readUInt16BE(0)))
      arrived = Buffer.alloc(0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The name server has no port')
  return {
    address: { host: '127.0.0.1', port: at.port },
    records: (zone) => kept.get(zone) ?? [],
    breakDown: (silently = false) => {
      isDown = true
      isSilent = silently
    },
    mend: () => {
      isDown = false
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
