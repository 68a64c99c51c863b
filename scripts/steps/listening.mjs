/** A shop with a loopback address listens only there. @type {Record<string, string | undefined>} */
const loopback = { localhost: '127.0.0.1', '127.0.0.1': '127.0.0.1', '[::1]': '::1' }

/** Wildcard addresses; reachable through localhost. */
const everyAddress = new Set(['0.0.0.0', '::'])

/**
 * Loopback only behind a trusted proxy: clients that bypass it could forge their address.
 * @param {import('./variables.mjs').Variables} env
 * @returns {string | undefined} undefined for all addresses
 */
export const listeningHost = ({ HOST, SITE_URL, TRUSTED_PROXY_COUNT }) =>
  HOST || loopback[new URL(SITE_URL ?? 'http://localhost').hostname] || (Number(TRUSTED_PROXY_COUNT ?? 0) > 0 ? '127.0.0.1' : undefined)

/** Local URL of the shop. @param {import('./variables.mjs').Variables} env */
export const ownUrl = (env) => {
  const { HOST = '' } = env
  const host = HOST === '' || everyAddress.has(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`
}
