// How a process stops without cutting a connection that it accepted.
import { once } from 'node:events'
import net from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'

/** A client that keeps its connection may have sent a request before it reads that the connection ends. */
const lingerMs = 1500

/** Rounds in which nobody may have connected, and, under a load that never pauses, the most there are. */
const quietRounds = 5
const mostRounds = 100

/**
 * Connections that the kernel has queued are reset when their listener closes, so it closes in a pause.
 * @param {net.Server} server
 */
const acceptQueued = async (server) => {
  let quiet = 0
  const accepted = () => (quiet = 0)
  server.on('connection', accepted)
  for (let round = 0; round < mostRounds && quiet < quietRounds; round += 1) {
    quiet += 1
    await sleep(5)
    // the event loop accepts between its timers and this
    await nextRound()
  }
  server.off('connection', accepted)
}

/**
 * Watches a server from its first request on, so that it can be drained.
 * @param {import('node:http').Server} server
 * @param {number} [linger] in ms
 */
export const createDrain = (server, linger = lingerMs) => {
  /** @type {Map<import('node:net').Socket, import('node:http').ServerResponse>} the newest response of each connection */
  const responses = new Map()
  server.on('connection', (socket) => void socket.once('close', () => responses.delete(socket)))
  server.on('request', ({ socket }, response) => void responses.set(socket, response))
  return {
    /** Requests under way are the last on their connections. */
    announce: () => {
      for (const response of responses.values()) if (!response.headersSent) response.setHeader('Connection', 'close')
    },
    /**
     * Closes the listener first, answers what comes on connections that were accepted, then ends the idle ones.
     * @returns {Promise<void>} when every connection is over
     */
    close: async () => {
      const over = once(server, 'close')
      await acceptQueued(server)
      // `http.Server.close` would destroy idle connections at once, with requests on their way to them
      net.Server.prototype.close.call(server)
      await Promise.race([over, sleep(linger, undefined, { ref: false })])
      server.closeIdleConnections()
      await over
    },
  }
}
