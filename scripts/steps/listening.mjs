/** Where a shop listens whose address is of this machine: there, and nowhere else. @type {Record<string, string | undefined>} */
const loopback = { localhost: '127.0.0.1', '127.0.0.1': '127.0.0.1', '[::1]': '::1' }

/** Listening there is listening on every address, so that this machine reaches it by its own name. */
const everyAddress = new Set(['0.0.0.0', '::'])

/**
 * Behind a counted proxy this machine alone: whoever could go round the proxy would write the address they are counted by.
 * @param {import('./variables.mjs').Variables} env
 * @returns {string | undefined} without one: every address
 */
export const listeningHost = ({ HOST, SITE_URL, TRUSTED_PROXY_COUNT }) =>
  HOST || loopback[new URL(SITE_URL ?? 'http://localhost').hostname] || (Number(TRUSTED_PROXY_COUNT ?? 0) > 0 ? '127.0.0.1' : undefined)

/** How this machine reaches the shop. @param {import('./variables.mjs').Variables} env */
export const ownUrl = (env) => {
  const { HOST = '' } = env
  const host = HOST === '' || everyAddress.has(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`
}
