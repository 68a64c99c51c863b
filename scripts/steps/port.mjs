import net from 'node:net'
import { Fault, errorCode } from './fault.mjs'

/**
 * @param {string | undefined} text the PORT variable
 * @param {number} otherwise default
 */
export const parsePort = (text, otherwise = 3000) => {
  if (text === undefined || text.trim() === '') return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Fault(`PORT is "${text}", which is not a port`, 'Set it to a whole number from 1 to 65535, for example PORT=3001.')
  }
  return port
}

/**
 * Binds a port and releases it.
 * @param {number} port 0 for any
 * @param {string} [host] undefined for all addresses, like the shop
 * @returns {Promise<number>} bound port
 */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const got = address !== null && typeof address === 'object' ? address.port : port
      server.close(() => resolve(got))
    })
  })

/** @returns {Promise<number>} a free port */
export const freePort = () => tryPort(0, '127.0.0.1')

/** @param {number} port */
export const isPortFree = async (port) => {
  try {
    await tryPort(port)
    return true
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false
    if (errorCode(error) === 'EACCES') {
      throw new Fault(`Port ${port} may not be used by this user`, `Choose one above 1023: PORT=${3000} npm start.`)
    }
    throw error
  }
}

/**
 * @param {number} port
 * @param {string} [holder] known user of the port
 */
export const requireFreePort = async (port, holder) => {
  if (await isPortFree(port)) return
  const other = await firstFreePort(port + 1)
  throw new Fault(
    `Port ${port} is taken${holder === undefined ? '' : ` by ${holder}`}`,
    `Stop what runs there, or choose another: PORT=${other} npm start.`,
  )
}

/** @param {number} from */
const firstFreePort = async (from) => {
  for (let port = from; port < Math.min(from + 50, 65_536); port += 1) {
    if (await isPortFree(port)) return port
  }
  return freePort()
}
