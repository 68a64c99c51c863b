import { connect } from 'node:net'

export interface DnsServerAddress {
  readonly host: string
  readonly port: number
}

/** Longer than any zone of 200 records is. */
const mostBytes = 1024 * 1024

/** Whole messages at the beginning of what has arrived, and what is left of the last. */
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
 * Sends one message over TCP and hands on each that comes back, until `take` says that it was the last. Rejects when the server is
 * not there, hangs up before, sends more than a zone has, or takes longer than `timeout` ms.
 */
export const exchange = (
  { host, port }: DnsServerAddress,
  message: Buffer,
  timeout: number,
  take: (message: Buffer) => boolean,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error('The name server took too long')), timeout)
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
        if (bytes > mostBytes) throw new Error('The name server sent more than a zone has')
        if (read.messages.some(take)) end(resolve)
      } catch (fault) {
        end(() => reject(fault instanceof Error ? fault : new Error(String(fault))))
      }
    })
    socket.on('error', (fault) => end(() => reject(fault)))
    socket.on('close', () => {
      if (!isOver) end(() => reject(new Error('The name server hung up')))
    })
  })
