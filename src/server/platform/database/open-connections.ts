import { Client, type ClientBase } from 'pg'
import { inStatementSpan } from '../tracing/statement-span'
import { withStatementName } from './prepared-statement'

/** One connection of the pool, as its watch sees it. Times are those of `performance.now()`. */
export interface OpenConnection {
  /** Since when an answer is due, or `null` when nothing was asked. */
  waitingSince: number | null
  /** The watch has found nothing at work for it: if that is so again, the answer is lost. */
  isSuspect: boolean
}

export interface OpenConnections {
  readonly all: ReadonlyMap<ClientBase, OpenConnection>
  /** Of any connection: when it was opened, or Postgres last answered on it. */
  readonly lastSign: () => number
  /** For the pool's `Client`: a connection of which it is known what is asked on it. */
  readonly Client: new () => ClientBase
  /** For the pool's `onConnect`: from now on it is known when an answer came. */
  readonly greet: (client: ClientBase) => void
}

const isBegin = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && /^begin\b/.test(query.text)

/** Whoever could not begin a transaction never gives the connection back (drizzle asks `begin` before it feels responsible). */
const giveBack = (client: ClientBase): void => {
  if ('release' in client && typeof client.release === 'function') client.release(true)
}

/** What the connections of one pool wait for. `prepares`: whether statements may be prepared. */
export const openConnections = (prepares: () => boolean): OpenConnections => {
  const all = new Map<ClientBase, OpenConnection>()
  let lastSign = performance.now()
  const heardQuery = new Proxy(Client.prototype.query, {
    apply: (ask, client: ClientBase, [query, ...rest]: readonly unknown[]): unknown => {
      const connection = all.get(client)
      if (connection) connection.waitingSince ??= performance.now()
      const named = withStatementName(query, prepares())
      const answer = inStatementSpan(query, rest, (told): unknown => Reflect.apply(ask, client, [named, ...told]))
      if (isBegin(query) && answer instanceof Promise) answer.catch(() => giveBack(client))
      return answer
    },
  })
  class WatchedClient extends Client {
    override readonly query = heardQuery
  }
  const greet = (client: ClientBase): void => {
    const connection: OpenConnection = { waitingSince: null, isSuspect: false }
    all.set(client, connection)
    lastSign = performance.now()
    client.on('drain', () => {
      lastSign = performance.now()
      connection.waitingSince = null
      connection.isSuspect = false
    })
    client.on('end', () => all.delete(client))
    // While somebody works on it the pool does not listen: without this, one that breaks would end the process. Who asked is told anyway.
    client.on('error', () => {})
  }
  return { all, lastSign: () => lastSign, Client: WatchedClient, greet }
}
