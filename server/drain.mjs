// Graceful shutdown: no accepted connection is cut.
import { once } from 'node:events'
import net from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'

/** A keep-alive client may send a request before it sees the connection close. */
const lingerMs = 1500

/** Rounds without a new connection, and the maximum under constant load. */
const quietRounds = 5
const mostRounds = 100

/**
 * Closing a listener resets connections still in the kernel's queue, so wait for a pause.
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
      // `http.Server.close` would destroy idle connections at once, including those with a request in flight.
      net.Server.prototype.close.call(server)
      await Promise.race([over, sleep(linger, undefined, { ref: false })])
      server.closeIdleConnections()
      await over
    },
  }
}
