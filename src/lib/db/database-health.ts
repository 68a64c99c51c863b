import { pingServer } from './ask-server'
import { Client, type ClientBase, Pool, type PoolClient } from 'pg'
import { processState } from '@/lib/config/process-state'
import { isDatabaseUnavailable, isSchemaError } from './database-errors'
import { inStatementSpan } from '@/lib/observability/tracing'
import { withStatementName } from './sql'
import { context } from '@opentelemetry/api'

/** The database gave no sign of life in time: whoever asked is told so, and may ask again. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer')
  }
}

interface DatabaseState {
  isSilent: boolean
  /** When a fault last came of its being away, or behind the code, by `performance.now()`. */
  lastFault: number
  /** Those that wait for an answer, to be told when there will be none. */
  readonly waiting: Set<() => void>
}

const state = () => processState<DatabaseState>('database', () => ({ isSilent: false, lastFault: -Infinity, waiting: new Set() }))

export const isDatabaseSilent = (): boolean => state().isSilent

/** Said by whoever watches the connections. Everybody who waits is told at once, and nobody waits in vain until it is taken back. */
export const recordSilence = (isSilent: boolean): void => {
  state().isSilent = isSilent
  if (!isSilent) return
  for (const giveUp of state().waiting) giveUp()
}

/** In ms: a page that could not be drawn is answered at once. */
const justNow = 3_000

/** Looks at a fault wherever it has come up, so that the answer to it can say why. */
export const recordError = (fault: unknown): void => {
  if (isDatabaseUnavailable(fault) || isSchemaError(fault)) state().lastFault = performance.now()
}

/** Whether what could not be done just now was for want of the database. */
export const isDatabaseAway = (): boolean => isDatabaseSilent() || performance.now() - state().lastFault < justNow

/** Fails at once while the database is silent. */
export const assertDatabaseAnswers = (): void => {
  if (isDatabaseSilent()) throw new DatabaseUnavailableError()
}

/**
 * Work somebody waits for. Fails as soon as the database falls silent, whatever the work hangs on, and does not begin while it is.
 * What was under way is undone by Postgres, or has been committed: only asking again with the same key tells.
 */
export const withDatabase = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  assertDatabaseAnswers()
  const { waiting } = state()
  let giveUp = () => {}
  const silence = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new DatabaseUnavailableError())
  })
  waiting.add(giveUp)
  try {
    return await Promise.race([work(), silence])
  } catch (fault) {
    recordError(fault)
    throw fault
  } finally {
    waiting.delete(giveUp)
  }
}

/** One connection of the pool, as its watch sees it. Times are those of `performance.now()`. */
export interface OpenConnection {
  /** Since when an answer is due, or `null` when nothing was asked. */
  waitingSince: number | null
  /** The watch has found nothing at work for it: if that is so again, the answer is lost. */
  isSuspect: boolean
}

interface OpenConnections {
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

/** In ms. */
const lookEvery = 250
/** Shares of `silentAfter`: when the server is asked where nothing at all is heard, and where a single answer is late. */
const uneasyShare = 0.5
const suspectShare = 0.7

interface WatchOptions {
  /** ms that the server may take for an answer to the watch itself: short enough for visitors, too long for a server that is only busy. */
  readonly silentAfter: number
  /** ms after which an answer is given up, though the server be at work on it. */
  readonly longestStatement: number
  /** Whether backends are known by their number: behind a pooler they are not. */
  readonly knowsBackends: boolean
  readonly say: (words: string) => void
}

const backendOf = (client: ClientBase): number => ('processID' in client && typeof client.processID === 'number' ? client.processID : 0)

/** With an answer due, `end` closes the socket at once: everybody who waits on it gets an error, and the pool keeps it no longer. */
const breakOff = (client: ClientBase): void => {
  if (client instanceof Client) void client.end()
}

/** Connections nobody uses may be as dead as the one that was found so: better a new one than another wait. */
const dropIdle = (pool: Pool): void => {
  for (let count = pool.idleCount; count > 0; count -= 1)
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
}

/**
 * Tells a database that is silent from one that is slow, and heals what silence has broken (ADR 023). While answers are due and none
 * comes, the server is asked on a new connection. Nothing there either: everybody is told, and all is broken off until it answers again.
 * An answer there, but a statement of ours that no backend is at work on: that connection is dead, and with it those that lie idle.
 */
export const watchConnections = (
  pool: Pool,
  connections: OpenConnections,
  { silentAfter, longestStatement, knowsBackends, say }: WatchOptions,
): void => {
  const uneasyAfter = silentAfter * uneasyShare
  /** A single answer may take longer: what the server is still at work on is waited for. */
  const suspectAfter = silentAfter * suspectShare
  const due = (): readonly (readonly [ClientBase, OpenConnection, number])[] =>
    [...connections.all].flatMap(([client, connection]) =>
      connection.waitingSince === null ? [] : [[client, connection, connection.waitingSince]],
    )

  let lastLook = performance.now()
  let lastAnswer = 0
  let isAsking = false
  let nobodyGotThrough: number | null = null
  let patientUntil = 0

  const fallSilent = () => {
    if (!isDatabaseSilent()) say('The database is silent: nobody is kept waiting until it answers again')
    recordSilence(true)
    for (const [client] of due()) breakOff(client)
    dropIdle(pool)
  }

  const judge = (now: number, active: ReadonlySet<number> | null) => {
    for (const [client, connection, since] of due()) {
      const isOverdue = now - since > longestStatement
      const mayBeLost = active !== null && now - since > suspectAfter && !active.has(backendOf(client))
      if (isOverdue || (mayBeLost && connection.isSuspect)) {
        say('A connection to the database is dead, and broken off')
        breakOff(client)
        dropIdle(pool)
        // Said once: nobody waits for it any more, even if it never says that it has ended.
        connection.waitingSince = null
        connection.isSuspect = false
        continue
      }
      connection.isSuspect = mayBeLost
    }
    const isEveryoneAtWork = due().every(([, { isSuspect }]) => !isSuspect)
    patientUntil = isEveryoneAtWork ? performance.now() + suspectAfter : 0
  }

  const ask = async (now: number) => {
    const answer = await pingServer(pool.options, knowsBackends ? due().map(([client]) => backendOf(client)) : [], silentAfter)
    if (answer.kind === 'silence') {
      if (connections.lastSign() < now) fallSilent()
      return
    }
    lastAnswer = performance.now()
    if (isDatabaseSilent()) {
      say('The database answers again')
      recordSilence(false)
    }
    if (answer.kind === 'answer') judge(now, knowsBackends ? answer.active : null)
    // It has no room, and is well otherwise; any other refusal comes from a server that has lost what it was at.
    else judge(now, !knowsBackends || answer.code === '53300' ? null : new Set())
  }

  const look = async () => {
    const now = performance.now()
    // This process was the busy one: what has come meanwhile is read first.
    const wasBusy = now - lastLook > lookEvery * 3
    lastLook = now
    const isQueued = pool.waitingCount > 0 || pool.totalCount > connections.all.size
    nobodyGotThrough = isQueued ? (nobodyGotThrough ?? now) : null
    if (isAsking || wasBusy) return
    const oldest = Math.min(nobodyGotThrough ?? now, ...due().map(([, , since]) => since))
    const heardNothing = now - Math.max(oldest, lastAnswer, connections.lastSign()) > uneasyAfter
    const isSlow = now - oldest > suspectAfter && now > patientUntil
    if (!isDatabaseSilent() && !heardNothing && !isSlow) return
    isAsking = true
    await ask(now).finally(() => (isAsking = false))
  }

  const timer = setInterval(() => {
    if (!pool.ending) return void look()
    clearInterval(timer)
    recordSilence(false)
  }, lookEvery)
  timer.unref()
}

type Given = (fault: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * A pool whose callbacks run for whoever asked. Where connections are scarce, one is handed on by the request that gives it back, and what
 * is then asked would be told of that one.
 */
export class FollowedPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<PoolClient> | void {
    return given === undefined ? super.connect() : super.connect(context.bind(context.active(), given))
  }
}
