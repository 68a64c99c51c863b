import net from 'node:net'
import { Transform } from 'node:stream'

/**
 * `frozen`: what is sent lies there, and arrives when it is `up` again, as with a server whose processes are stopped. `slow`: whatever is
 * said on a new connection takes a moment, either way.
 */
export type Mood = 'up' | 'refusing' | 'silent' | 'frozen' | 'slow'

export interface DatabaseProxy {
  /** Connections that are open end with it, except when it freezes or thaws. */
  readonly become: (mood: Mood) => void
  /** Those that are open lead nowhere any more, without an end; new ones are served: the address has moved to another server. */
  readonly loseOpen: () => void
  /** Those that are open break with a reset, as when the server is killed. */
  readonly reset: () => void
  /** New connections lead to that port from now on. */
  readonly lead: (port: string) => void
  readonly close: () => void
}

interface Pair {
  readonly socket: net.Socket
  readonly upstream: net.Socket | null
}

/** In ms: longer than anybody waits for an answer, whoever has to say something more than once. */
const slowness = 1500

const slowly = () =>
  new Transform({ transform: (chunk: Buffer, _encoding, pass) => void setTimeout(() => pass(null, chunk), slowness).unref() })

/** A door of its own in front of a server. `host`: where it listens. */
export const createDatabaseProxy = async (target: URL, host = '127.0.0.1'): Promise<DatabaseProxy & { readonly port: number }> => {
  let leadsTo = target.port
  const pairs = new Set<Pair>()
  let mood: Mood = 'up'
  const both = ({ socket, upstream }: Pair) => (upstream ? [socket, upstream] : [socket])
  const join = (pair: Pair) => {
    const { socket, upstream } = pair
    if (upstream) socket.pipe(upstream).pipe(socket)
  }
  const joinSlowly = ({ socket, upstream }: Pair) => {
    if (upstream) socket.pipe(slowly()).pipe(upstream).pipe(slowly()).pipe(socket)
  }
  const part = (pair: Pair) => {
    for (const each of both(pair)) each.unpipe().pause()
  }
  const server = net.createServer((socket) => {
    if (mood === 'refusing') return socket.destroy()
    const pair: Pair = { socket, upstream: mood === 'silent' ? null : net.connect(Number(leadsTo), target.hostname) }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const each of both(pair)) each.destroy()
    }
    for (const each of both(pair)) each.on('close', end).on('error', end)
    if (mood === 'up') join(pair)
    if (mood === 'slow') joinSlowly(pair)
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as net.AddressInfo
  const become = (next: Mood) => {
    const wasFrozen = mood === 'frozen'
    mood = next
    for (const pair of pairs) {
      if (next === 'frozen') part(pair)
      else if (next === 'up' && wasFrozen) join(pair)
      else pair.socket.destroy()
    }
  }
  const loseOpen = () => {
    for (const pair of pairs) part(pair)
    pairs.clear()
  }
  const reset = () => {
    for (const { socket } of pairs) socket.resetAndDestroy()
  }
  const lead = (to: string) => void (leadsTo = to)
  return { port, become, loseOpen, reset, lead, close: () => (become('refusing'), server.close()) }
}
