import net from 'node:net'
import { Transform } from 'node:stream'

/** `frozen`: data is held until `up`, as with a stopped server. `slow`: delays data on new connections in both directions. */
export type Mood = 'up' | 'refusing' | 'silent' | 'frozen' | 'slow'

export interface DatabaseProxy {
  /** Closes open connections, except when freezing or thawing. */
  readonly become: (mood: Mood) => void
  /** Open connections hang without closing, new ones work, as after an IP failover. */
  readonly loseOpen: () => void
  /** Resets open connections, as when the server is killed. */
  readonly reset: () => void
  /** Redirects new connections to this port. */
  readonly lead: (port: string) => void
  readonly close: () => void
}

interface Pair {
  readonly socket: net.Socket
  readonly upstream: net.Socket | null
}

/** In ms: longer than clients that need several round trips wait. */
const slowness = 1500

const slowly = () =>
  new Transform({ transform: (chunk: Buffer, _encoding, pass) => void setTimeout(() => pass(null, chunk), slowness).unref() })

/** Proxy in front of a server, listening on `host`. */
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
