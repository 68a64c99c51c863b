import net from 'node:net'
import tls from 'node:tls'
import { Fault, errorCode } from './fault.mjs'

const patience = 5000

/** Waits for the SMTP greeting (220). @param {URL} url @returns {Promise<string>} */
const greeting = ({ protocol, hostname, port }) =>
  new Promise((resolve, reject) => {
    const isEncrypted = protocol === 'smtps:'
    const at = { host: hostname, port: Number(port || (isEncrypted ? 465 : 587)) }
    const socket = isEncrypted ? tls.connect({ ...at, servername: hostname }) : net.connect(at)
    socket.setTimeout(patience, () => socket.destroy(Object.assign(new Error('no greeting'), { code: 'ETIMEDOUT' })))
    socket.once('error', reject)
    socket.once('close', () => reject(Object.assign(new Error('closed without a greeting'), { code: 'ECONNRESET' })))
    socket.once('data', (data) => {
      socket.end('QUIT\r\n')
      resolve(data.toString().split('\r\n')[0] ?? '')
    })
  })

/**
 * Checks that the server of SMTP_URL responds; does not log in or send.
 * @param {string | undefined} address
 */
export const askMailServer = async (address) => {
  if (address === undefined || address.trim() === '') return 'none: every mail is kept in MAIL_DIR'
  if (!URL.canParse(address)) throw new Fault('SMTP_URL is not an address', 'It looks like smtp://user:password@mail.example.com:587.')
  const url = new URL(address)
  try {
    const line = await greeting(url)
    if (!line.startsWith('220')) throw new Fault(`${url.host} is no mail server (it says "${line.slice(0, 60)}")`, 'Mend SMTP_URL.')
    return `${url.host} answers`
  } catch (error) {
    throw error instanceof Fault
      ? error
      : new Fault(
          `The mail server ${url.host} does not answer (${errorCode(error) ?? 'unknown'})`,
          'Start it, or mend SMTP_URL: mails wait in the outbox meanwhile.',
        )
  }
}
