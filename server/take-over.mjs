// How a process takes over the visitors of the one before it (docs/adr/044-an-upgrade-while-visitors-are-there.md).
import { once } from 'node:events'

/** In ms, in which a process that is replaced tells every visitor to ask on a new connection, so that none is cut while it is being used. */
export const shutdown = 3000

/** @param {import('node:http').Server} server */
export const closed = (server) => {
  const over = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  return over
}

/** From whoever started this process. @param {string} wanted */
const told = async (wanted) => {
  for (;;) {
    const [message] = await once(process, 'message')
    if (message === wanted) return
  }
}

/**
 * Where visitors come to, at once; or first on a port that nobody else knows, until whoever started this process has seen that it is well.
 * Its port is then shared with the process before: whoever started both holds it for them.
 * @param {import('node:http').Server} server
 * @param {{port: number, hostname?: string | undefined, waitsAt?: number | undefined}} place
 */
export const listen = async (server, { port, hostname, waitsAt }) => {
  if (waitsAt !== undefined) {
    server.listen({ port: waitsAt, host: '127.0.0.1', exclusive: true })
    await told('take over')
    await closed(server)
  }
  server.listen(port, hostname)
  await once(server, 'listening')
}

/** @param {() => void} leave when the next process has taken over */
export const onReplaced = (leave) => void told('make way').then(leave)
