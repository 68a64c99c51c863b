// Shutdown and takeover: a graceful shutdown cuts no accepted connection (docs/adr/013-zero-downtime-upgrades.md).
import { once } from 'node:events'
import net from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'

/** A keep-alive client may send a request before it sees the connection close. */
const lingerMs = 1500

/** Rounds without a new connection, and the maximum under constant load. */
const quietRounds = 5
const mostRounds = 100

/**
 * Closing a listener resets connections that are still in the kernel's queue, so this waits for a pause.
 * @param {net.Server} server
 */
const acceptQueued = async (server) => {
  let quiet = 0
  const accepted = () => (quiet = 0)
  server.on('connection', accepted)
  for (let round = 0; round < mostRounds && quiet < quietRounds; round += 1) {
    quiet += 1
    await sleep(5)
    // The event loop accepts connections between timers and this callback.
    await nextRound()
  }
  server.off('connection', accepted)
}

/**
 * Tracks a server from its first request, so that it can be drained.
 * @param {import('node:http').Server} server
 * @param {number} [linger] in ms
 */
export const createDrain = (server, linger = lingerMs) => {
  /** @type {Map<import('node:net').Socket, import('node:http').ServerResponse>} latest response per connection */
  const responses = new Map()
  server.on('connection', (socket) => void socket.once('close', () => responses.delete(socket)))
  server.on('request', ({ socket }, response) => void responses.set(socket, response))
  return {
    /** Closes each connection after its current request. */
    announce: () => {
      for (const response of responses.values()) if (!response.headersSent) response.setHeader('Connection', 'close')
    },
    /**
     * Closes the listener, serves accepted connections, then ends idle ones.
     * @returns {Promise<void>} when all connections are closed
     */
    close: async () => {
      const over = once(server, 'close')
      await acceptQueued(server)
      // `http.Server.close` would immediately destroy idle connections, including those with a request in flight.
      net.Server.prototype.close.call(server)
      await Promise.race([over, sleep(linger, undefined, { ref: false })])
      server.closeIdleConnections()
      await over
    },
  }
}

/** Limit for requests in flight, in ms; longer ones have a client that doesn't read. */
const shutdownTimeoutMs = 6000

/**
 * Graceful shutdown: accepts nothing new and finishes what is in flight. @param {() => Promise<unknown>} end
 * @param {() => number} [drain] in ms, added to the limit
 */
export const onStop = (end, drain = () => 0) => {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), drain() + shutdownTimeoutMs).unref()
    void end().finally(() => process.exit(0))
  }
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, stop)
  return stop
}

/** How long a replaced process asks clients to reconnect, in ms, so that no connection is cut while in use. */
export const replacedGraceMs = 3000

/** @param {import('node:http').Server} server */
export const whenClosed = (server) => {
  const over = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  return over
}

/** Waits for a message from the parent process. @param {string} wanted */
const waitForMessage = async (wanted) => {
  for (;;) {
    const [message] = await once(process, 'message')
    if (message === wanted) return
  }
}

/**
 * Listens on the public port immediately, or first on the standby port until the parent process has checked its health. The parent holds
 * the public port and shares it between both processes.
 * @param {import('node:http').Server} server
 * @param {{port: number, hostname?: string | undefined, waitsAt?: number | undefined}} place
 */
export const listen = async (server, { port, hostname, waitsAt }) => {
  if (waitsAt !== undefined) {
    server.listen({ port: waitsAt, host: '127.0.0.1', exclusive: true })
    await waitForMessage('take over')
    await whenClosed(server)
  }
  server.listen(port, hostname)
  await once(server, 'listening')
}

/** @param {() => void} leave called once the next process has taken over */
export const onReplaced = (leave) => void waitForMessage('make way').then(leave)
