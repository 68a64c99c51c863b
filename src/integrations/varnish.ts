import { request } from 'node:http'

const timeout = 2000

/** Not `fetch`: Next patches it and ties calls to the page being rendered. */
const purge = (address: string, tags: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(
      address,
      { method: 'PURGE', headers: { 'cache-tag': tags.join(' ') }, agent: false, signal: AbortSignal.timeout(timeout) },
      (response) => {
        response.resume()
        if (response.statusCode === 204) resolve()
        else reject(new Error(`Cache purge answered ${response.statusCode}`))
      },
    )
    call.on('error', reject)
    call.end()
  })

/**
 * Varnish with deploy/varnish/hostfront.vcl: marks tagged pages stale and keeps them for outages.
 * @param addresses purge ports of all instances, such as `http://front:6081`
 */
export const createVarnish = (addresses: readonly string[]) => ({
  /** Rejects if any instance fails. */
  purge: async (tags: readonly string[]): Promise<void> => {
    await Promise.all(addresses.map((address) => purge(address, tags)))
  },
})
