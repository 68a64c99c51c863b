import { pingServer } from './ask-server'
import { Client, type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg'
import { processState } from '@/lib/config/process-state'
import { isDatabaseUnavailable, isSchemaError } from './database-errors'
import { inStatementSpan } from '@/lib/observability/tracing'
import { withStatementName, type Handle } from './sql'
import { context } from '@opentelemetry/api'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** The database did not respond in time; the caller may retry. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('Database is not responding')
  }
}

interface DatabaseState {
  isSilent: boolean
  /** When an outage or a missing migration last caused an error, by `performance.now()`. */
  lastFault: number
  /** Callbacks that reject pending work when the database becomes silent. */
  readonly waiting: Set<() => void>
}

const state = () => processState<DatabaseState>('database', () => ({ isSilent: false, lastFault: -Infinity, waiting: new Set() }))

export const isDatabaseUnresponsive = (): boolean => state().isSilent

/** Called by the connection watch. Rejects all pending work, and new work until the silence ends. */
export const recordUnresponsive = (isSilent: boolean): void => {
  state().isSilent = isSilent
  if (!isSilent) return
  for (const giveUp of state().waiting) giveUp()
}

/** In ms; a failed render is answered immediately. */
const recentMs = 3_000

/** Records outages and missing migrations, so that the response can name the cause. */
export const recordError = (fault: unknown): void => {
  if (isDatabaseUnavailable(fault) || isSchemaError(fault)) state().lastFault = performance.now()
}

/** Whether the database caused a recent failure. */
export const isDatabaseDown = (): boolean => isDatabaseUnresponsive() || performance.now() - state().lastFault < recentMs

export const assertDatabaseAnswers = (): void => {
  if (isDatabaseUnresponsive()) throw new DatabaseUnavailableError()
}

/**
 * Rejects as soon as the database becomes silent, and does not start during silence. The work may still have been committed; only a retry
 * with the same idempotency key can tell.
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

/** A connection as the watch sees it. Times are from `performance.now()`. */
export interface OpenConnection {
  /** Start of the pending query, or `null`. */
  waitingSince: number | null
  /** At the last check, no backend was active for it; if that repeats, the answer is lost. */
  isSuspect: boolean
}

interface OpenConnections {
  readonly all: ReadonlyMap<ClientBase, OpenConnection>
  /** When a connection last opened or Postgres last answered on one. */
  readonly lastSign: () => number
  /** `Client` for the pool; records pending queries. */
  readonly Client: new () => ClientBase
  /** `onConnect` for the pool; records answers. */
  readonly greet: (client: ClientBase) => void
}

const isBegin = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && /^begin\b/.test(query.text)

/** If `begin` fails, drizzle never releases the connection. */
const releaseClient = (client: ClientBase): void => {
  if ('release' in client && typeof client.release === 'function') client.release(true)
}

/** Tracks a pool's pending queries. `prepares`: whether prepared statements are allowed. */
export const openConnections = (prepares: () => boolean): OpenConnections => {
  const all = new Map<ClientBase, OpenConnection>()
  let lastSign = performance.now()
  const heardQuery = new Proxy(Client.prototype.query, {
    apply: (ask, client: ClientBase, [query, ...rest]: readonly unknown[]): unknown => {
      const connection = all.get(client)
      if (connection) connection.waitingSince ??= performance.now()
      const named = withStatementName(query, prepares())
      const answer = inStatementSpan(query, rest, (told): unknown => Reflect.apply(ask, client, [named, ...told]))
      if (isBegin(query) && answer instanceof Promise) answer.catch(() => releaseClient(client))
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
    // The pool does not listen while a client is checked out: without a listener, a broken connection would end the process. The caller
    // gets the error in any case.
    client.on('error', () => {})
  }
  return { all, lastSign: () => lastSign, Client: WatchedClient, greet }
}

/** In ms. */
const checkIntervalMs = 250
/** Fractions of `silentAfter`: when to probe if nothing was received, and if a single answer is late. */
const probeShare = 0.5
const suspectShare = 0.7

interface WatchOptions {
  /** Timeout of the probe in ms; short for visitors, but longer than a busy server needs. */
  readonly silentAfter: number
  /** Maximum duration of a statement in ms, even if the server is still working on it. */
  readonly longestStatement: number
  /** Whether backend PIDs are known, which is not the case behind a pooler. */
  readonly knowsBackends: boolean
  readonly say: (words: string) => void
}

const backendOf = (client: ClientBase): number => ('processID' in client && typeof client.processID === 'number' ? client.processID : 0)

/** If a query is pending, `end` closes the socket immediately: its callers get an error, and the pool drops the connection. */
const destroyConnection = (client: ClientBase): void => {
  if (client instanceof Client) void client.end()
}

/** Idle connections may also be dead; reconnecting is cheaper than another timeout. */
const dropIdle = (pool: Pool): void => {
  for (let count = pool.idleCount; count > 0; count -= 1)
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
}

/**
 * Distinguishes a silent database from a slow one and recovers (ADR 023). If answers are overdue, it probes on a new connection. If there
 * is no answer, it rejects all pending work and breaks off connections until the server answers. If there is one, but no backend is active
 * for our statement, that connection is dead, and idle ones are dropped with it.
 */
export const watchConnections = (
  pool: Pool,
  connections: OpenConnections,
  { silentAfter, longestStatement, knowsBackends, say }: WatchOptions,
): void => {
  const uneasyAfter = silentAfter * probeShare
  /** A single answer may take longer while the server is working on it. */
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
    if (!isDatabaseUnresponsive()) say('Database is not responding; rejecting requests until it recovers')
    recordUnresponsive(true)
    for (const [client] of due()) destroyConnection(client)
    dropIdle(pool)
  }

  const judge = (now: number, active: ReadonlySet<number> | null) => {
    for (const [client, connection, since] of due()) {
      const isOverdue = now - since > longestStatement
      const mayBeLost = active !== null && now - since > suspectAfter && !active.has(backendOf(client))
      if (isOverdue || (mayBeLost && connection.isSuspect)) {
        say('Closed a dead database connection')
        destroyConnection(client)
        dropIdle(pool)
        // Reports only once: the statement no longer has a caller, even if it never ends.
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
    if (isDatabaseUnresponsive()) {
      say('Database is responding again')
      recordUnresponsive(false)
    }
    if (answer.kind === 'answer') judge(now, knowsBackends ? answer.active : null)
    // The server has merely run out of connections; any other refusal means that it has dropped our statements.
    else judge(now, !knowsBackends || answer.code === '53300' ? null : new Set())
  }

  const look = async () => {
    const now = performance.now()
    // This process was busy, so it reads what arrived in the meantime first.
    const wasBusy = now - lastLook > checkIntervalMs * 3
    lastLook = now
    const isQueued = pool.waitingCount > 0 || pool.totalCount > connections.all.size
    nobodyGotThrough = isQueued ? (nobodyGotThrough ?? now) : null
    if (isAsking || wasBusy) return
    const oldest = Math.min(nobodyGotThrough ?? now, ...due().map(([, , since]) => since))
    const heardNothing = now - Math.max(oldest, lastAnswer, connections.lastSign()) > uneasyAfter
    const isSlow = now - oldest > suspectAfter && now > patientUntil
    if (!isDatabaseUnresponsive() && !heardNothing && !isSlow) return
    isAsking = true
    await ask(now).finally(() => (isAsking = false))
  }

  const timer = setInterval(() => {
    if (!pool.ending) return void look()
    clearInterval(timer)
    recordUnresponsive(false)
  }, checkIntervalMs)
  timer.unref()
}

type ConnectCallback = (fault: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * Binds callbacks to the caller's async context. A scarce connection is handed over within the request that releases it, whose trace would
 * otherwise include the next query.
 */
export class TrackedPool extends Pool {
  /** Payload takes this connection to connect and never releases it. */
  #first: ClientBase | undefined

  constructor(options?: PoolConfig) {
    super(options)
    this.once('acquire', (client) => (this.#first = client))
  }

  /** Once. */
  takeFirst(): ClientBase | undefined {
    const first = this.#first
    this.#first = undefined
    return first
  }

  override connect(): Promise<PoolClient>
  override connect(given: ConnectCallback): void
  override connect(given?: ConnectCallback): Promise<PoolClient> | void {
    return given === undefined ? super.connect() : super.connect(context.bind(context.active(), given))
  }
}

/** Rejects if the database is unavailable. */
export const checkDatabase = async ({ db }: Payload): Promise<void> => {
  await withDatabase(() => db.drizzle.execute(sql`select 1`))
}

/** Every page fails for the same reason, so the log states it only once a minute. */
const repeatAfterMs = 60_000

const missingMigration = () => processState<{ last?: { readonly at: number; readonly words: string } }>('missing-migration', () => ({}))

/** Message logged within the last minute, or `null`. */
export const missingMigrationWords = (): string | null => {
  const { last } = missingMigration()
  return last && performance.now() - last.at < repeatAfterMs ? last.words : null
}

export const recordMissingMigration = (words: string): void => {
  missingMigration().last = { at: performance.now(), words }
}

export const findMissingMigrations = async (handle: Handle, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ name: string }>(sql`select name from payload_migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}
