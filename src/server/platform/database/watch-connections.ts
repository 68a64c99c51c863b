import { Client, type ClientBase, type Pool } from 'pg'
import { askServer } from './ask-server'
import { isDatabaseSilent, noteSilence } from './database-state'
import type { OpenConnection, OpenConnections } from './open-connections'

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
    noteSilence(true)
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
    const answer = await askServer(pool.options, knowsBackends ? due().map(([client]) => backendOf(client)) : [], silentAfter)
    if (answer.kind === 'silence') {
      if (connections.lastSign() < now) fallSilent()
      return
    }
    lastAnswer = performance.now()
    if (isDatabaseSilent()) {
      say('The database answers again')
      noteSilence(false)
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
    noteSilence(false)
  }, lookEvery)
  timer.unref()
}
