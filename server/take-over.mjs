// Zero-downtime upgrade: a process takes over from the previous one (docs/adr/013-zero-downtime-upgrades.md).
import { once } from 'node:events'

/** In ms: how long a replaced process asks clients to reconnect, so that no connection is cut while in use. */
export const shutdown = 3000

/** @param {import('node:http').Server} server */
export const closed = (server) => {
  const over = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  return over
}

/** Waits for a message of the parent process. @param {string} wanted */
const waitForMessage = async (wanted) => {
  for (;;) {
    const [message] = await once(process, 'message')
    if (message === wanted) return
  }
}

/**
 * Listens on the public port at once, or first on the standby port until the parent process has checked its health. The parent holds the
 * public port and shares it between both processes.
 * @param {import('node:http').Server} server
 * @param {{port: number, hostname?: string | undefined, waitsAt?: number | undefined}} place
 */
export const listen = async (server, { port, hostname, waitsAt }) => {
  if (waitsAt !== undefined) {
    server.listen({ port: waitsAt, host: '127.0.0.1', exclusive: true })
    await waitForMessage('take over')
    await closed(server)
  }
  server.listen(port, hostname)
  await once(server, 'listening')
}

/** @param {() => void} leave called once the next process has taken over */
export const onReplaced = (leave) => void waitForMessage('make way').then(leave)
