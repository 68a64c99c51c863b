import type { ClientBase } from 'pg'
import { withKeptPlan } from './kept-plan'

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
  /** For the pool's `onConnect`: from now on it is known what is asked on this connection, and when it was answered. */
  readonly greet: (client: ClientBase) => void
}

/** What the connections of one pool wait for. `keepsPlans`: whether statements may be given the name of a kept plan. */
export const openConnections = (keepsPlans: () => boolean): OpenConnections => {
  const all = new Map<ClientBase, OpenConnection>()
  let lastSign = performance.now()
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
    const ask = client.query.bind(client) as (...question: unknown[]) => unknown
    const askWatched = (query: unknown, ...rest: unknown[]) => {
      connection.waitingSince ??= performance.now()
      return ask(withKeptPlan(query, keepsPlans()), ...rest)
    }
    Object.assign(client, { query: askWatched })
  }
  return { all, lastSign: () => lastSign, greet }
}
